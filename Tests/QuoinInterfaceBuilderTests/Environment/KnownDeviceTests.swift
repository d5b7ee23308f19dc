// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import Testing

@Suite struct KnownDeviceTests {
  /// The declarations: the name in the source, the size of its comment, and the name of the device.
  private func declarations() throws -> [(width: Int, height: Int, name: String)] {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let source = package.appendingPathComponent(
      "Sources/QuoinDevices/SceneDevice+Known.swift")
    let text = try String(contentsOf: source, encoding: .utf8)
    let pattern = /: (\d+) × (\d+) points\.\n[^"]* known\(\s*"([^"]+)"\)/
    return text.matches(of: pattern).compactMap { match in
      guard let width = Int(match.1), let height = Int(match.2) else { return nil }
      return (width, height, String(match.3))
    }
  }

  @Test("Each device has a name that the compiler checks, with its size")
  func names() throws {
    let declarations = try declarations()
    #expect(declarations.map(\.name) == SceneDevice.all.flatMap(\.names))
    for (width, height, name) in declarations {
      let size = SceneDevice(named: name)?.size(in: .portrait)
      #expect(size == CGSize(width: width, height: height), "\(name)")
    }
  }

  @Test("A number behind a name is the generation, or the diagonal in inches")
  func generations() {
    #expect(SceneDevice.iPhoneSE3 == SceneDevice(named: "iPhone SE (3rd generation)"))
    #expect(SceneDevice.iPadPro12Point9.name == "iPad Pro (12.9-inch)")
    #expect(SceneDevice.iPadPro11Generation4.name == "iPad Pro (11-inch, 4th generation)")
  }
}
