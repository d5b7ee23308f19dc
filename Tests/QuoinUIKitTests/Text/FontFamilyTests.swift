// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@MainActor @Suite("Families and designs of fonts") struct FontFamilyTests {
  private func width(_ text: String, _ font: UIFont) -> CGFloat {
    let label = UILabel()
    label.text = text
    label.font = font
    return label.intrinsicContentSize.width
  }

  @Test("Letters of a monospaced font are equally wide, others are not")
  func equalLetters() {
    let monospaced = UIFont.monospacedSystemFont(ofSize: 17, weight: .medium)
    #expect(width("iii.", monospaced) == width("MWM—", monospaced))
    let system = UIFont.systemFont(ofSize: 17)
    #expect(width("iii.", system) < width("MWM—", system))
    // Ideographs are not letters of the font.
    #expect(width("日本", monospaced) > width("ab", monospaced))
  }

  @Test(
    "The advances of Menlo and Courier are those of their files",
    arguments: [("Menlo-Regular", 1233.0), ("Courier", 1229), ("CourierNewPS-BoldMT", 1229)])
  func advances(name: String, units: Double) throws {
    let font = try #require(UIFont(name: name, size: 48))
    // Seven letters of so many units of an em of 2048, rounded up to a half of a point.
    let expected = (7 * 48 * units / 2048 * 2).rounded(.up) / 2
    #expect(abs(width("00:00.0", font) - expected) <= 0.5)
  }

  @Test("A design is another family of the system font, and the default design leads back")
  func designs() throws {
    let system = UIFont.systemFont(ofSize: 20, weight: .bold)
    func font(_ design: UIFontDescriptor.SystemDesign) throws -> UIFont {
      UIFont(descriptor: try #require(system.fontDescriptor.withDesign(design)), size: 0)
    }
    let fonts = try [.default, .serif, .rounded, .monospaced].map(font)
    #expect(Set(fonts.map(\.familyName)).count == 4)
    #expect(fonts.allSatisfy { $0.pointSize == 20 && $0.fontName.hasSuffix("-Bold") })
    #expect(fonts[0] == system)
    #expect(fonts[3] == UIFont.monospacedSystemFont(ofSize: 20, weight: .bold))
    let back = try #require(fonts[1].fontDescriptor.withDesign(.default))
    #expect(UIFont(descriptor: back, size: 0) == system)
    // A font is found again by its name.
    #expect(UIFont(name: fonts[1].fontName, size: 20)?.familyName == fonts[1].familyName)
    #expect(UIFont(name: "Georgia", size: 20)?.fontDescriptor.withDesign(.rounded) != nil)
  }
}
