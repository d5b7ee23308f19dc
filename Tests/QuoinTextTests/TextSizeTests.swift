// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinText
import Testing

@Suite("Text styles and sizes")
struct TextSizeTests {
  @Test("Styles have Apple's sizes at the default text size")
  func standardSizes() {
    // Human Interface Guidelines, "Typography", iOS, Large (default).
    let sizes: [TextStyleName: Double] = [
      .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .body: 17,
      .callout: 16, .subheadline: 15, .footnote: 13, .caption1: 12, .caption2: 11,
    ]
    for style in TextStyleName.allCases { #expect(style.pointSize() == sizes[style]) }
  }

  @Test("Sizes never decrease from a text size to the next, and the first is smaller than the last")
  func sizesGrow() {
    for style in TextStyleName.allCases {
      let sizes = TextSizeCategory.allCases.map(style.pointSize)
      #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 <= $1 }, "\(style)")
      #expect((sizes.last ?? 0) > (sizes.first ?? 0), "\(style)")
    }
  }

  @Test(
    "Sizes at the smallest, the largest usual and the largest text size are those of the guidelines",
    arguments: [
      (TextStyleName.body, 14.0, 23.0, 53.0), (.largeTitle, 31, 40, 60), (.caption2, 11, 17, 40),
      (.footnote, 12, 19, 44), (.title3, 17, 26, 55),
    ])
  func extremes(style: TextStyleName, least: Double, most: Double, accessibility: Double) {
    #expect(style.pointSize(for: .extraSmall) == least)
    #expect(style.pointSize(for: .extraExtraExtraLarge) == most)
    #expect(style.pointSize(for: .accessibilityExtraExtraExtraLarge) == accessibility)
  }

  @Test("Each text size is found by its short name, Apple's constant and the name in archives")
  func names() {
    for category in TextSizeCategory.allCases {
      #expect(TextSizeCategory(name: category.name) == category)
      #expect(TextSizeCategory(name: category.archiveName) == category)
      #expect(TextSizeCategory(archiveName: category.archiveName) == category)
      #expect(TextSizeCategory(archiveName: category.name) == nil)
      #expect(TextSizeCategory(name: "\(category)".uppercased()) == category)
    }
    #expect(Set(TextSizeCategory.allCases.map(\.name)).count == 12)
    #expect(TextSizeCategory(name: "huge") == nil)
    #expect(TextSizeCategory(name: "") == nil)
    #expect(TextSizeCategory.allCases.filter(\.isAccessibilityCategory).count == 5)
  }

  @Test("A style is found by its name in archives, and no other")
  func styleNames() {
    for style in TextStyleName.allCases {
      #expect(TextStyleName(archiveName: style.archiveName) == style)
    }
    #expect(TextStyleName(archiveName: "Body") == nil)
    #expect(TextStyleName(archiveName: "UICTFontTextStyleMarquee") == nil)
  }
}
