// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

@Suite("Colours and fonts") struct ColorAndFontTests {
  @Test("Hues are converted in both directions")
  func hues() {
    // A third of the circle is green.
    let green = UIColor(hue: 1.0 / 3, saturation: 1, brightness: 0.5, alpha: 1)
    var values: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    green.getRed(&values.0, green: &values.1, blue: &values.2, alpha: &values.3)
    #expect(abs(values.0) < 1e-12 && abs(values.1 - 0.5) < 1e-12 && abs(values.2) < 1e-12)
    green.getHue(&values.0, saturation: &values.1, brightness: &values.2, alpha: &values.3)
    #expect(abs(values.0 - 1.0 / 3) < 1e-12 && values.1 == 1 && values.2 == 0.5)
  }

  @Test("Colours with a provider follow the traits")
  func dynamic() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.resolvedColor(with: dark) == .white)
    #expect(color.cgColor == UIColor.black.cgColor)
    #expect(UIColor.label == color)
    #expect(UIColor.label != .black)
    #expect(color.withAlphaComponent(0.5).resolvedColor(with: dark).cgColor.alpha == 0.5)
  }

  @Test("Descriptors change weight, traits and size of fonts")
  func descriptors() throws {
    let font = UIFont.systemFont(ofSize: 15)
    let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0) == .boldSystemFont(ofSize: 15))
    #expect(UIFont(descriptor: bold, size: 20).pointSize == 20)
    #expect(UIFont.boldSystemFont(ofSize: 1).fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(UIFont(name: "Helvetica-Bold", size: 12)?.fontName == "Helvetica-Bold")
    #expect(UIFont(name: "Helvetica-Bold", size: 12)?.familyName == "Helvetica")
    let heavy = font.fontDescriptor.addingAttributes(
      [.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
    #expect(UIFont(descriptor: heavy, size: 15) == .systemFont(ofSize: 15, weight: .heavy))
  }

  @MainActor @Test("Alignment insets of an image are not part of the content size")
  func alignment() {
    let image = UIImage(size: CGSize(width: 30, height: 20))
      .withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let view = UIImageView(image: image)
    #expect(view.intrinsicContentSize == CGSize(width: 24, height: 16))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 30, height: 20))
  }
}
