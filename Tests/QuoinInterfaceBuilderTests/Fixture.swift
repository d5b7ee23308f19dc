// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit
import Testing

/// The files of this package that the tests read.
enum Fixture {
  static let names = [
    "form.xib", "guides.storyboard", "cells.storyboard", "window.xib", "variations.xib",
    "faults.xib", "adaptive.storyboard", "texts.storyboard",
  ]

  private static let testFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The Interface Builder files that come with the package.
  static let examples: [URL] = {
    let folder = testFolder.deletingLastPathComponent().appendingPathComponent("Examples")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { ["xib", "storyboard"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
  }()

  static func url(_ name: String) -> URL {
    testFolder.appendingPathComponent("Fixtures/InterfaceBuilder").appendingPathComponent(name)
  }

  static func data(_ name: String) throws -> Data { try Data(contentsOf: url(name)) }

  static func file(_ name: String) throws -> InterfaceFile {
    try InterfaceFile(data: data(name), fileName: name)
  }

  /// A scene of a file, laid out.
  @MainActor static func scene(
    _ name: String, _ id: String, options: SceneOptions = SceneOptions()
  ) throws -> LoadedScene {
    let scene = try #require(try file(name).scene(id, options: options))
    scene.layout()
    return scene
  }

  /// An iOS xib around the given elements, which start in line 4.
  static func xib(_ elements: String) -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22154" \
      useAutolayout="YES"><device id="retina4_7" orientation="portrait"/>
      <objects>
      \(elements)
      </objects>
      </document>
      """.utf8)
  }
}

extension LoadedScene {
  /// The frame of a view with an id, in the coordinates of the file.
  func frame(_ id: String) throws -> CGRect { frame(of: try #require(view(id))) }
}
