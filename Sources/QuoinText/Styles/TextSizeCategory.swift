// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// How large a reader wants text to be: the steps of Apple's text size setting, smallest first.
package enum TextSizeCategory: Int, CaseIterable, Hashable, Comparable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// The step that Apple's tables call the default.
  package static let standard = TextSizeCategory.large

  /// Whether the step is one of the five that only readers with low sight need.
  package var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The short name, for people: `xSmall` to `xxxLarge`, `accessibilityMedium` to
  /// `accessibilityXXXL`.
  package var name: String { names.short }

  /// The value that Apple's archives use, such as `UICTContentSizeCategoryAccessibilityXL`.
  package var archiveName: String { "UICTContentSizeCategory" + names.archive }

  /// The step of a value of Apple's archives.
  package init?(archiveName: String) {
    guard let found = Self.allCases.first(where: { $0.archiveName == archiveName }) else {
      return nil
    }
    self = found
  }

  /// The step of a name: the short one, Apple's constant (`extraSmall`) or the one of archives.
  /// Case does not matter.
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
