// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
package import QuoinText

/// A typeface at a size. Equal when family, weight and size are equal.
///
/// Fonts go to other threads, as Apple's: nothing stored changes.
open class UIFont: NSObject, @unchecked Sendable {
  /// How heavy strokes are: 0 is regular, -1 the lightest, 1 the heaviest.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number from -1 to 1.
    public var rawValue: CGFloat

    /// A weight of the given number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// A weight of the given number.
    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    /// The lightest.
    public static let ultraLight = Weight(-0.8)
    /// Very light.
    public static let thin = Weight(-0.6)
    /// Lighter than regular.
    public static let light = Weight(-0.4)
    /// The weight of text.
    public static let regular = Weight(0)
    /// A little heavier than regular.
    public static let medium = Weight(0.23)
    /// Between medium and bold.
    public static let semibold = Weight(0.3)
    /// The weight of headlines.
    public static let bold = Weight(0.4)
    /// Heavier than bold.
    public static let heavy = Weight(0.56)
    /// The heaviest.
    public static let black = Weight(0.62)
  }

  /// The role of a text, from which size and weight follow.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style in archives.
    public var rawValue: String

    /// A style of the given name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// 34 points.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The name of the family; empty for the system font.
  package let family: String
  /// The weight, for measuring and drawing.
  package let weight: Weight
  /// How the font follows the text size of the traits; nil when it does not.
  let scaling: FontScaling?
  private let size: CGFloat

  /// A font of a family, for readers of files.
  package convenience init(family: String, size: CGFloat, weight: Weight) {
    self.init(family: family, size: size, weight: weight, scaling: nil)
  }

  init(family: String, size: CGFloat, weight: Weight, scaling: FontScaling?) {
    self.family = family
    self.weight = weight
    self.size = size
    self.scaling = scaling
    super.init()
  }

  /// A font of a family. Widths are those of the system font; well-known families have line heights
  /// of their own.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(family: fontName, size: fontSize, weight: .regular)
  }

  /// The system font at a size.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system font at a size, in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(family: "", size: fontSize, weight: weight)
  }

  /// The bold system font at a size.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The italic system font at a size; measured like the upright one.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize)
  }

  /// The font of a text style at the usual text size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style at the text size of some traits; nil means the usual ones.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let name = TextStyleName(archiveName: style.rawValue) ?? .body
    let size = name.pointSize(for: TextSizeCategory(traitCollection))
    return UIFont(
      family: "", size: CGFloat(size), weight: Weight(CGFloat(name.weight)),
      scaling: FontScaling(style: style))
  }

  /// The size of labels, 17.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of buttons, 18.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of text in small print, 12.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The size of running text, 14.
  open class var systemFontSize: CGFloat { 14 }

  /// The size in points.
  open var pointSize: CGFloat { size }
  /// From baseline to baseline, in points.
  open var lineHeight: CGFloat { CGFloat(style.lineHeight) }
  /// From the baseline up, in points.
  open var ascender: CGFloat { CGFloat(style.ascender) }
  /// From the baseline down, in points; negative.
  open var descender: CGFloat { -CGFloat(style.descender) }
  /// The same font at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(family: family, size: fontSize, weight: weight)
  }

  /// The font as the text measurer knows it.
  package var style: TextStyleMetrics {
    TextStyleMetrics(
      pointSize: Double(size), weight: Double(weight.rawValue),
      lineRatio: FontFamilies.lineRatio(of: family))
  }

  /// Whether family, weight and size are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.family == family && other.weight == weight && other.size == size
  }

  /// Equal for equal fonts.
  open override var hash: Int { size.hashValue }
}
