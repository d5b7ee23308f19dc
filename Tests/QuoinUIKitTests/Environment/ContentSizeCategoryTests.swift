// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@MainActor @Suite struct ContentSizeCategoryTests {
  @Test("Categories are ordered by the size of text, unknown ones not at all")
  func order() {
    #expect(UIContentSizeCategory.extraSmall < .large)
    #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
    #expect(UIContentSizeCategory.large >= .large)
    #expect(UIContentSizeCategory.accessibilityLarge > .extraLarge)
    let unknown = UIContentSizeCategory(rawValue: "Huge")
    #expect(!(unknown < .large) && !(unknown >= .large))
  }

  @Test("The five categories for low sight are told from the others")
  func accessibility() {
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test("The text size is a trait like others")
  func trait() {
    let size = UITraitCollection(preferredContentSizeCategory: .small)
    #expect(size.preferredContentSizeCategory == .small)
    #expect(size.horizontalSizeClass == .unspecified)
    let both = UITraitCollection(traitsFrom: [size, UITraitCollection(displayScale: 2)])
    #expect(both.preferredContentSizeCategory == .small)
    #expect(UITraitCollection.current.preferredContentSizeCategory == .large)
  }

  @Test("Traits given to the root of a tree hold in all of its views")
  func inheritance() {
    let root = UIView()
    let leaf = UIView()
    root.addSubview(leaf)
    root.traitsOverride = UITraitCollection(userInterfaceIdiom: .pad)
    #expect(leaf.traitCollection.userInterfaceIdiom == .pad)
    root.traitsOverride = nil
    #expect(leaf.traitCollection.userInterfaceIdiom == .phone)
  }
}
