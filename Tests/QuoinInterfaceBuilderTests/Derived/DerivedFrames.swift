// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit

/// The frames of a file of `Fixtures/InterfaceBuilder/Derived`, derived by hand.
///
/// Beside every `.xib` or `.storyboard` there is a `.json` file with the idea, the scene and its
/// cases. Each number of a frame is written as the arithmetic that leads to it, in points and in the
/// coordinates of the file.
struct DerivedFrames: Decodable, Sendable {
  /// The scene under some options.
  struct Case: Decodable, Sendable {
    var size: [Double]?
    var direction: String?
    var device: String?
    var orientation: String?
    /// Whether the frames are on the pixel grid; otherwise they are exact.
    var rounded: Bool?
    /// The derivation in words.
    var because: [String]
    /// x, y, width and height by the id of a view.
    var frames: [String: [String]]
  }

  var idea: String
  var scene: String
  var cases: [Case]

  /// The folder with the files.
  static let folder = Fixture.url("Derived")

  /// The names of the files, sorted.
  static let fileNames: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
  }()

  /// Reads what belongs to a file.
  init(besides fileName: String) throws {
    let url = Self.folder.appendingPathComponent(fileName).deletingPathExtension()
    self = try JSONDecoder().decode(
      Self.self, from: Data(contentsOf: url.appendingPathExtension("json")))
  }
}

extension SceneOptions {
  init(_ derived: DerivedFrames.Case) {
    self.init(
      size: derived.size.map { CGSize(width: $0[0], height: $0[1]) },
      direction: derived.direction == "rightToLeft" ? .rightToLeft : nil,
      device: derived.device.flatMap { SceneDevice(named: $0) },
      orientation: derived.orientation.flatMap { SceneOrientation(rawValue: $0) })
  }
}
