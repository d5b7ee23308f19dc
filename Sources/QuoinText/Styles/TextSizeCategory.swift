// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The steps of Apple's text size setting, the smallest first.
package enum TextSizeCategory: Int, CaseIterable, Hashable, Comparable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// The step that Apple's tables call the default.
  package static let standard = TextSizeCategory.large

  /// Whether the step is one of the five larger accessibility sizes.
  package var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The short name, for people: `xSmall` to `xxxLarge`, `accessibilityMedium` to
  /// `accessibilityXXXL`.
  package var name: String { names.short }

  /// The value that Apple's archives use, such as `UICTContentSizeCategoryAccessibilityXL`.
  package var archiveName: String { "UICTContentSizeCategory" + names.archive }

  /// Creates the step with a name from Apple's archives; nil for an unknown name.
  package init?(archiveName: String) {
    guard let found = Self.allCases.first(where: { $0.archiveName == archiveName }) else {
      return nil
    }
    self = found
  }

  /// Creates the step with a name: the short one, Apple's constant (`extraSmall`) or the one of
  /// archives, in upper or lower case; nil for an unknown name.
  package init?(name: String) {
    let wanted = name.lowercased()
    let found = Self.allCases.first { category in
      [category.name, category.archiveName, "\(category)"].contains { $0.lowercased() == wanted }
    }
    guard let found else { return nil }
    self = found
  }

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  private var names: (short: String, archive: String) {
    switch self {
    case .extraSmall: ("xSmall", "XS")
    case .small: ("small", "S")
    case .medium: ("medium", "M")
    case .large: ("large", "L")
    case .extraLarge: ("xLarge", "XL")
    case .extraExtraLarge: ("xxLarge", "XXL")
    case .extraExtraExtraLarge: ("xxxLarge", "XXXL")
    case .accessibilityMedium: ("accessibilityMedium", "AccessibilityM")
    case .accessibilityLarge: ("accessibilityLarge", "AccessibilityL")
    case .accessibilityExtraLarge: ("accessibilityXL", "AccessibilityXL")
    case .accessibilityExtraExtraLarge: ("accessibilityXXL", "AccessibilityXXL")
    case .accessibilityExtraExtraExtraLarge: ("accessibilityXXXL", "AccessibilityXXXL")
    }
  }
}
