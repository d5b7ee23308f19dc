// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

@MainActor @Suite("Fonts that follow the text size")
struct TextSizeTests {
  private static let largest = UITraitCollection(
    preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)

  @Test("A text style has the size of the traits' category")
  func preferredFonts() {
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(
      UIFont.preferredFont(forTextStyle: .body, compatibleWith: Self.largest).pointSize == 53)
    #expect(
      UIFont.preferredFont(forTextStyle: .headline, compatibleWith: Self.largest)
        == .systemFont(ofSize: 53, weight: .semibold))
    // Traits that say nothing about it mean the usual size.
    let traits = UITraitCollection(displayScale: 2)
    #expect(UIFont.preferredFont(forTextStyle: .title1, compatibleWith: traits).pointSize == 28)
  }

  @Test("Metrics scale lengths and fonts as their style grows, up to a limit")
  func metrics() {
    let metrics = UIFontMetrics(forTextStyle: .caption1)
    // Caption 1 is 12 points, at the largest text size 43.
    #expect(near(metrics.scaledValue(for: 24, compatibleWith: Self.largest), 86))
    #expect(metrics.scaledValue(for: 24) == 24)
    let font = UIFont.systemFont(ofSize: 12, weight: .bold)
    #expect(metrics.scaledFont(for: font) == font)
    #expect(
      metrics.scaledFont(for: font, compatibleWith: Self.largest)
        == .systemFont(ofSize: 43, weight: .bold))
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: Self.largest).pointSize
        == 30)
    #expect(near(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: Self.largest), 53))
  }

  @Test("Views that ask for it take over the text size of their surroundings")
  func adjusting() {
    let window = UIWindow()
    let label = UILabel()
    label.text = "x"
    label.font = .preferredFont(forTextStyle: .body)
    let field = UITextField()
    field.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 34))
    let view = UITextView()
    view.font = .preferredFont(forTextStyle: .body)
    let fixed = UILabel()
    fixed.font = .preferredFont(forTextStyle: .body)
    let plain = UILabel()
    plain.adjustsFontForContentSizeCategory = true
    label.adjustsFontForContentSizeCategory = true
    field.adjustsFontForContentSizeCategory = true
    view.adjustsFontForContentSizeCategory = true
    for child in [label, field, view, fixed, plain] { window.addSubview(child) }
    let old = label.intrinsicContentSize.height
    window.traits = UITraitCollection(traitsFrom: [.current, Self.largest])
    #expect(label.font.pointSize == 53)
    #expect(field.font?.pointSize == 106)
    #expect(view.font?.pointSize == 53)
    #expect(fixed.font.pointSize == 17 && plain.font.pointSize == 17)
    #expect(label.intrinsicContentSize.height > 3 * old)
    window.traits = .current
    #expect(label.font.pointSize == 17)
  }

  @Test("A view that joins a window takes over its text size")
  func joining() {
    let window = UIWindow()
    window.traits = UITraitCollection(traitsFrom: [.current, Self.largest])
    let holder = UIView()
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .caption2)
    label.adjustsFontForContentSizeCategory = true
    holder.addSubview(label)
    #expect(label.font.pointSize == 11)
    window.addSubview(holder)
    #expect(label.font.pointSize == 40)
  }
}
