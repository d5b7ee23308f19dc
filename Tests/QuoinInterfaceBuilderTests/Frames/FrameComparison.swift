// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit

/// A comparison of the frames of laid-out scenes with stored ones.
struct FrameComparison {
  struct Tally {
    var matched = 0
    var total = 0

    /// From 0 to 1; 0 when nothing was compared.
    var share: Double { total == 0 ? 0 : Double(matched) / Double(total) }

    mutating func add(_ matches: Bool) {
      total += 1
      matched += matches ? 1 : 0
    }

    var percentage: String {
      String(format: "%.2f%% (%d of %d)", share * 100, matched, total)
    }
  }

  struct Difference: CustomStringConvertible {
    var file: String
    var root: String
    var view: String
    var stored: [Double]
    var found: [Double]?
    var cause: InputDifference
    var detail: String

    var description: String {
      let place = "\(file) \(root): \(view) is stored as \(stored), "
      return place + "found as \(found.map { "\($0)" } ?? "missing") [\(cause.rawValue): \(detail)]"
    }
  }

  private(set) var whole = Tally()
  private(set) var platforms: [InterfacePlatform: Tally] = [:]
  /// Views of repositories that are held out. Their differences are counted, but not listed.
  private(set) var heldOut = Tally()
  private(set) var differences: [Difference] = []

  /// Compares the views of one root of a scene; nil when the scene was not made.
  @MainActor mutating func compare(
    _ scene: LoadedScene?, file: String, root: String, stored: [String: [Double]],
    environment: StoredFrames.Environment?
  ) {
    var cause: (input: InputDifference, text: String)?
    let isHeldOut = StoredFileSelection.isHeldOut(file)
    for (id, frame) in stored.sorted(by: { $0.key < $1.key }) {
      let found = scene.flatMap { scene in
        scene.view(id).map { scene.comparableFrame(of: $0) }
      }.map { [$0.minX, $0.minY, $0.width, $0.height].map { Double($0) } }
      let tolerance = environment?.tolerance ?? 0.51
      let matches =
        found.map { zip(frame, $0).allSatisfy { abs($0 - $1) <= tolerance } } ?? false
      count(matches, on: scene?.platform, isHeldOut: isHeldOut)
      if matches || isHeldOut { continue }
      let first = cause ?? InputDifference.first(in: scene, root: root, from: environment)
      cause = first
      differences.append(
        Difference(
          file: file, root: root, view: id, stored: frame, found: found, cause: first.input,
          detail: first.text))
    }
  }

  private mutating func count(
    _ matches: Bool, on platform: InterfacePlatform?, isHeldOut: Bool
  ) {
    whole.add(matches)
    if let platform { platforms[platform, default: Tally()].add(matches) }
    if isHeldOut { heldOut.add(matches) }
  }

  /// The shares in one line: all, by platform, and of repositories that are held out.
  var summary: String {
    let apart = platforms.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { "\($0.key.rawValue) \($0.value.percentage)" }
    let rest = heldOut.total == 0 ? [] : ["held out \(heldOut.percentage)"]
    return ([whole.percentage] + apart + rest).joined(separator: "; ")
  }

  /// The number of views that differ by each cause, the largest number first.
  var causes: [(cause: String, count: Int)] {
    InputDifference.allCases.map { cause in
      (cause.rawValue, differences.filter { $0.cause == cause }.count)
    }
    .filter { $0.count > 0 }
    .sorted { ($1.count, $0.cause) < ($0.count, $1.cause) }
  }
}
