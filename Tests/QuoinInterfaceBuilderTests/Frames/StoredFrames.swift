// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinLayout

/// A folder of real files, with the frames that Interface Builder stored in them for views whose
/// frames follow from constraints, and with the surroundings under which they do.
struct StoredFrames {
  /// The surroundings of a layout root.
  struct Surroundings: Decodable {
    var size: [Double]
    var scale: Double
    var tolerance: Double
    var safeArea: [Double]
    var viewSafeArea: [String: [Double]]?
    var margins: [String: [Double]]?
    var alignmentInsets: [String: [Double]]?
    var baselines: [String: [Double]]?
    var intrinsic: [String: ContentSize]?
  }

  /// Width, height and where they come from, in one list.
  struct ContentSize: Decodable {
    var width: Double?
    var height: Double?

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      width = try list.decodeNil() ? nil : list.decode(Double.self)
      height = try list.decodeNil() ? nil : list.decode(Double.self)
    }
  }

  let folder: URL
  /// By file, root and view: x, y, width and height in the coordinates of the file.
  let frames: [String: [String: [String: [Double]]]]
  let surroundings: [String: [String: Surroundings]]

  /// A file of the folder, nil when it cannot be read.
  func file(_ name: String) -> InterfaceFile? {
    try? InterfaceFile(contentsOf: folder.appendingPathComponent(name).path)
  }

  /// The folder that the environment names, or the one beside the package; nil when it has no such
  /// files.
  static func located() throws -> StoredFrames? {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let given = ProcessInfo.processInfo.environment["QUOIN_IB_FIXTURES"]
    let folder =
      given.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? package.appendingPathComponent("../shared/fixtures/interface-builder").standardized
    guard let frames = try? Data(contentsOf: folder.appendingPathComponent("golden.json")),
      let surroundings = try? Data(contentsOf: folder.appendingPathComponent("environment.json"))
    else { return nil }
    return StoredFrames(
      folder: folder,
      frames: try JSONDecoder().decode([String: [String: [String: [Double]]]].self, from: frames),
      surroundings: try JSONDecoder().decode(
        [String: [String: Surroundings]].self, from: surroundings))
  }
}

extension SceneEnvironment {
  init(_ given: StoredFrames.Surroundings) {
    self.init(
      size: LayoutSize(width: given.size[0], height: given.size[1]), scale: given.scale)
    safeArea = LayoutInsets(given.safeArea)
    viewSafeArea = (given.viewSafeArea ?? [:]).mapValues { LayoutInsets($0) }
    margins = (given.margins ?? [:]).mapValues { LayoutInsets($0) }
    alignmentInsets = (given.alignmentInsets ?? [:]).mapValues { LayoutInsets($0) }
    baselines = (given.baselines ?? [:]).mapValues { Baselines(first: $0[0], last: $0[1]) }
    intrinsic = (given.intrinsic ?? [:]).mapValues { AxisPair($0.width, $0.height) }
  }
}

extension LayoutInsets {
  /// From a list in the order top, left, bottom, right.
  fileprivate init(_ list: [Double]) {
    self.init(top: list[0], left: list[1], bottom: list[2], right: list[3])
  }
}
