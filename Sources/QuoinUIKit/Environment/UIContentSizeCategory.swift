// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinText

/// The text size that a reader prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the category in archives.
  public var rawValue: String

  /// Creates a category from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The text size is not specified.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest text.
  public static let extraSmall = UIContentSizeCategory(step: "XS")
  /// A small text size.
  public static let small = UIContentSizeCategory(step: "S")
  /// A text size slightly smaller than the default.
  public static let medium = UIContentSizeCategory(step: "M")
  /// The default text size.
  public static let large = UIContentSizeCategory(step: "L")
  /// A text size slightly larger than the default.
  public static let extraLarge = UIContentSizeCategory(step: "XL")
  /// A large text size.
  public static let extraExtraLarge = UIContentSizeCategory(step: "XXL")
  /// The largest text size outside of the accessibility sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory(step: "XXXL")
  /// The smallest text for readers with low vision.
  public static let accessibilityMedium = UIContentSizeCategory(step: "AccessibilityM")
  /// Large text for readers with low vision.
  public static let accessibilityLarge = UIContentSizeCategory(step: "AccessibilityL")
  /// Larger text for readers with low vision.
  public static let accessibilityExtraLarge = UIContentSizeCategory(step: "AccessibilityXL")
  /// Very large text for readers with low vision.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(step: "AccessibilityXXL")
  /// The largest text of all.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    step: "AccessibilityXXXL")

  /// Posted after the size was changed. Quoin never posts it: traits report it.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The key of the new size in that notification.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Whether the category is one of the five for readers with low vision.
  public var isAccessibilityCategory: Bool {
    rawValue.hasPrefix(Self.prefix + "Accessibility")
  }

  private init(step: String) {
    rawValue = Self.prefix + step
  }

  private static let prefix = "UICTContentSizeCategory"
}

// Names that are not categories are not ordered: every comparison with them is false.
extension UIContentSizeCategory {
  /// Returns whether text is smaller on the left.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    compare(left, right, by: <)
  }

  /// Returns whether text is not larger on the left.
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    compare(left, right, by: <=)
  }

  /// Returns whether text is larger on the left.
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    compare(left, right, by: >)
  }

  /// Returns whether text is not smaller on the left.
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    compare(left, right, by: >=)
  }

  private static func compare(
    _ left: UIContentSizeCategory, _ right: UIContentSizeCategory,
    by holds: (TextSizeCategory, TextSizeCategory) -> Bool
  ) -> Bool {
    guard let first = TextSizeCategory(archiveName: left.rawValue),
      let second = TextSizeCategory(archiveName: right.rawValue)
    else { return false }
    return holds(first, second)
  }
}
