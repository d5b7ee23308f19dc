// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit
import Testing

/// Files that come with the package, against frames that were derived by hand.
@MainActor @Suite("Derived frames") struct DerivedFramesTests {
  @Test("The frames of a file are those of its derivation", arguments: DerivedFrames.fileNames)
  func frames(of fileName: String) throws {
    let derived = try DerivedFrames(besides: fileName)
    let file = try InterfaceFile(data: Fixture.data("Derived/" + fileName), fileName: fileName)
    #expect(file.findings == [])
    for expected in derived.cases {
      let scene = try #require(
        file.scene(derived.scene, options: SceneOptions(expected)), "\(derived.scene)")
      scene.layout()
      #expect(scene.findings == [], "\(derived.idea)")
      for (id, arithmetic) in expected.frames.sorted(by: { $0.key < $1.key }) {
        let view = try #require(scene.view(id), "\(id)")
        let values = try arithmetic.map(Arithmetic.value(of:))
        let found =
          expected.rounded == true ? scene.frame(of: view) : exactFrame(of: view, in: scene)
        let numbers = [found.minX, found.minY, found.width, found.height].map { Double($0) }
        #expect(
          zip(numbers, values).allSatisfy { abs($0 - $1) < 0.001 },
          "\(id) is \(numbers), derived as \(values): \(expected.because.joined(separator: " "))")
      }
    }
  }

  @Test("There are files of every kind")
  func kinds() {
    let names = DerivedFrames.fileNames
    #expect(names.count >= 40)
    for word in ["stack", "window", "cell", "safe_area", "size_class", "baseline", "scroll"] {
      #expect(names.contains { $0.contains(word) }, "\(word)")
    }
  }

  @Test(
    "The arithmetic of a derivation is calculated as usual",
    arguments: [
      ("1 + 2 * 3", 7.0), ("(1 + 2) * 3", 9), ("10 - 4 - 3", 3), ("-2 * -3", 6), ("8 / 4 / 2", 1),
      ("0.5 * 17", 8.5),
    ])
  func arithmetic(text: String, value: Double) throws {
    #expect(try Arithmetic.value(of: text) == value)
  }

  @Test("Malformed arithmetic is an error", arguments: ["", "1 +", "(1", "1 2 x", "a"])
  func malformed(text: String) {
    #expect(throws: Arithmetic.Malformed.self) { try Arithmetic.value(of: text) }
  }

  /// The frame before rounding to pixels. On macOS its y is measured from the height that the
  /// superview has now.
  private func exactFrame(of view: UIView, in scene: LoadedScene) -> CGRect {
    guard scene.platform == .macOS else { return view.exactFrame }
    return scene.frame(of: view)
  }
}
