// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension UIFont {
  /// The role of a text, from which size and weight follow.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style in archives.
    public var rawValue: String

    /// Creates a style from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The style of 34 points.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// The style of 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// The style of 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The style of 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// The style of 17 points, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// The style of 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// The style of 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// The style of 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// The style of 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The style of 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The style of 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}
