// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
public import QuoinInterfaceBuilder

/// The changes between two versions of a file.
public struct InterfaceDifference: Sendable, Codable {
  /// The name of the old file; nil when there is none.
  public var old: String?
  /// The name of the new file; nil when there is none.
  public var new: String?
  /// The scenes that changed, in the order of the new file.
  public var scenes: [SceneDifference]
  /// The ignored differences.
  public var noise: NoiseSummary

  /// The reason that files are not compared by their elements; nil when they are.
  public var refusal: String?

  /// Whether more objects with other ids were found than are compared with each other, so that some
  /// of them are reported as removed and added.
  public var isIncomplete = false
  /// Whether the versions are two files with different names.
  package var isRenamed = false
  /// The ids of the new version by those of the old one, where they differ.
  package var partners: [String: String] = [:]
  /// The files, for pictures; nil for a difference that was decoded.
  var versions: ComparedVersions?

  enum CodingKeys: String, CodingKey {
    case old, new, scenes, noise, refusal, isIncomplete
  }

  /// Whether nothing is reported.
  public var isEmpty: Bool { scenes.isEmpty && refusal == nil }

  /// Compares two versions of a file. Frames are those of views, which live on the main thread: on
  /// another one, the comparison of frames stops the program.
  ///
  /// - Parameters:
  ///   - old: The old version; nil when the file is new.
  ///   - new: The new version; nil when the file was deleted.
  ///   - options: The parts to compare.
  public init(
    from old: InterfaceFile?, to new: InterfaceFile?,
    options: DifferenceOptions = DifferenceOptions()
  ) {
    self.old = old?.name
    self.new = new?.name
    versions = ComparedVersions(old: old, new: new)
    let catalogs: (ObjectCatalog?, ObjectCatalog?)
    do throws(MarkupSpans.Refusal) {
      catalogs = (try Self.catalog(old), try Self.catalog(new))
    } catch {
      (scenes, noise) = ([], NoiseSummary())
      refusal = old?.data == new?.data ? nil : error.reason
      return
    }
    let matching = ObjectMatching(catalogs.0, catalogs.1)
    scenes = DifferenceBuilder(matching: matching, includesAll: options.includesAll).scenes()
    partners = matching.partners
    // An added or a deleted file is reported completely.
    noise =
      old == nil || new == nil
      ? NoiseSummary()
      : NoiseSummary(from: catalogs.0?.noise ?? [:], to: catalogs.1?.noise ?? [:])
    if matching.renamed > 0 { noise.counts["id"] = matching.renamed }
    isIncomplete = matching.isIncomplete
    guard options.includesFrames, let old, let new, !scenes.isEmpty else {
      if options.includesOnlyFrames { keepOnlyFrames() }
      return
    }
    let plain = scenes
    scenes = LayoutThread.run(for: "InterfaceDifference") {
      FrameComparison(old, new, matching, options).added(to: plain)
    }
    if options.includesOnlyFrames { keepOnlyFrames() }
  }

  private mutating func keepOnlyFrames() {
    for index in scenes.indices { scenes[index].changes = [] }
    scenes.removeAll { $0.frames.isEmpty && $0.problems.isEmpty }
    noise = NoiseSummary()
  }

  private static func catalog(
    _ file: InterfaceFile?
  ) throws(MarkupSpans.Refusal) -> ObjectCatalog? {
    guard let file else { return nil }
    return try ObjectCatalog(file)
  }

  /// Returns the difference as one line of JSON.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
