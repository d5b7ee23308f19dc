// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit
import Testing

/// Files that were cut, stirred and rewritten at random: they are read or refused, and never stop
/// the program.
@MainActor @Suite("Malformed data")
struct MalformedDataTests {
  /// A generator of the same numbers on every platform (Knuth's MMIX constants).
  struct Generator {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(max(1, bound)))
    }
  }

  @Test("A truncated file is refused with a location inside of it", arguments: Fixture.names)
  func truncated(name: String) throws {
    let data = try Fixture.data(name)
    var generator = Generator(state: 1)
    for _ in 0..<8 {
      let cut = data.prefix(1 + generator.next(below: data.count - 20))
      let error = try #require(throws: InterfaceBuilderError.self) {
        try InterfaceFile(data: cut, fileName: name)
      }
      #expect(error.line >= 1)
    }
  }

  @Test("Changed bytes lead to an error or to scenes", arguments: Fixture.names)
  func changedBytes(name: String) throws {
    let data = try Fixture.data(name)
    var generator = Generator(state: 2)
    for _ in 0..<8 {
      var changed = data
      for _ in 0...generator.next(below: 4) {
        changed[generator.next(below: changed.count)] = UInt8(generator.next(below: 256))
      }
      layOut(changed, name: name)
    }
  }

  @Test("Replaced values lead to scenes and findings", arguments: Fixture.names)
  func exchangedValues(name: String) throws {
    let text = try String(decoding: Fixture.data(name), as: UTF8.self)
    var parts = text.components(separatedBy: "\"")
    let odd = ["", "nan", "-inf", "1e400", "-1", "99999999", "YES", "0:0", "root", "width", "left"]
    var generator = Generator(state: 3)
    for _ in 0..<8 {
      let original = parts
      for _ in 0..<6 {
        // Every second part is the value of an attribute; the first few are those of the document.
        let place = 21 + 2 * generator.next(below: (parts.count - 23) / 2)
        parts[place] =
          generator.next(below: 2) == 0
          ? odd[generator.next(below: odd.count)]
          : original[1 + 2 * generator.next(below: (parts.count - 3) / 2)]
      }
      layOut(Data(parts.joined(separator: "\"").utf8), name: name)
      parts = original
    }
  }

  private func layOut(_ data: Data, name: String) {
    guard let file = try? InterfaceFile(data: data, fileName: name) else { return }
    // As they are, and for other surroundings.
    let other = SceneOptions(
      device: SceneDevice(named: "iPhone 16 Plus"), orientation: .landscape,
      textSize: .accessibilityLarge)
    for scene in file.scenes() + file.scenes(options: other) {
      scene.layout()
      for view in scene.views {
        let frame = scene.frame(of: view)
        #expect(frame.minX.isFinite && frame.minY.isFinite)
        #expect(frame.width >= 0 && frame.height >= 0)
      }
    }
  }
}
