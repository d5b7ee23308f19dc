// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
package import QuoinText

/// A typeface at a size. Equal when family, weight, traits and size are equal.
///
/// Fonts can be used on any thread, as Apple's can: their stored properties do not change.
open class UIFont: NSObject, @unchecked Sendable {
  /// Has to be the first property, see ``ObjectType``.
  private let objectType = ObjectType.known
  /// The name of the family; empty for the system font.
  package let family: String
  /// The weight, for measuring and drawing.
  package let weight: Weight
  /// The scaling of the font with the text size of the traits; nil when it does not follow it.
  let scaling: FontScaling?
  private let size: CGFloat
  /// Traits besides the weight, which do not change how wide letters are measured.
  let traits: UIFontDescriptor.SymbolicTraits

  /// Creates a font of a family, for readers of files.
  package convenience init(family: String, size: CGFloat, weight: Weight) {
    self.init(family: family, size: size, weight: weight, scaling: nil)
  }

  init(
    family: String, size: CGFloat, weight: Weight, scaling: FontScaling?,
    traits: UIFontDescriptor.SymbolicTraits = []
  ) {
    self.family = family
    self.traits = traits
    self.weight = weight
    self.size = size
    self.scaling = scaling
    super.init()
  }

  /// Creates a font of a family. Widths are those of the system font; well-known families have line
  /// heights of their own.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let style = FontName(fontName)
    self.init(
      family: style.family, size: fontSize, weight: style.weight, scaling: nil,
      traits: style.traits)
  }

  /// Creates the font of a descriptor. A size of 0 means the size of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    self.init(
      family: descriptor.family, size: size > 0 ? size : 12, weight: descriptor.weight,
      scaling: size == descriptor.pointSize ? descriptor.scaling : nil,
      traits: descriptor.otherTraits)
  }

  /// Returns the system font at a size.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font at a size, in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    KeptFonts.shared.font(UIFont(family: "", size: fontSize, weight: weight))
  }

  /// Returns the bold system font at a size.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Returns the italic system font at a size; measured like the upright one.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    KeptFonts.shared.font(
      UIFont(family: "", size: fontSize, weight: .regular, scaling: nil, traits: .traitItalic))
  }

  /// Returns the system font with digits of one width; measured like the system font.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns the system font with letters of one width.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    KeptFonts.shared.font(
      UIFont(
        family: FontName.systemFamily(.monospaced), size: fontSize, weight: weight, scaling: nil,
        traits: .traitMonoSpace))
  }

  /// Returns the font of a text style at the default text size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style at the text size of some traits; nil means the usual ones.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let name = TextStyleName(archiveName: style.rawValue) ?? .body
    let size = name.pointSize(for: TextSizeCategory(traitCollection))
    return KeptFonts.shared.font(
      UIFont(
        family: "", size: CGFloat(size), weight: Weight(CGFloat(name.weight)),
        scaling: FontScaling(style: style)))
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
  /// The distance from baseline to baseline, in points.
  open var lineHeight: CGFloat { CGFloat(style.lineHeight) }
  /// The distance from the baseline to the top, in points.
  open var ascender: CGFloat { CGFloat(style.ascender) }
  /// The distance from the baseline down, in points; negative.
  open var descender: CGFloat { -CGFloat(style.descender) }
  /// Returns the same font at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    KeptFonts.shared.font(
      UIFont(family: family, size: fontSize, weight: weight, scaling: nil, traits: traits))
  }
  /// The name of the family.
  open var familyName: String {
    family.split(separator: "-").first.map(String.init) ?? FontName.systemFamily
  }
  /// The name of the font: that of the family, and of the font in it.
  open var fontName: String { FontName(family: family, weight: weight, traits: traits).text }
  /// The height of capital letters, in points: that of the system font, 0.705 of the size.
  open var capHeight: CGFloat { size * 0.705 }
  /// The height of lowercase letters, in points: that of the system font, 0.526 of the size.
  open var xHeight: CGFloat { size * 0.526 }
  /// The space between lines, in points: 0, because line heights contain it.
  open var leading: CGFloat { 0 }
  /// The attributes of the font.
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(family: family, size: size, weight: weight, traits: traits, scaling: scaling)
  }
  /// The names of the families with line heights of their own. Others are measured as the system
  /// font.
  open class var familyNames: [String] { FontName.families }
  /// Returns the names of the fonts of a family.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    FontName.fontNames(inFamily: familyName)
  }

  /// The font in the form of the text measurer.
  package var style: TextStyleMetrics {
    FontFamilies.style(
      family: family, pointSize: Double(size), weight: Double(weight.rawValue))
  }

  /// Returns whether family, weight, traits and size are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.family == family && other.weight == weight && other.size == size
      && other.traits == traits
  }

  /// The hash value, which equal fonts share.
  open override var hash: Int { size.hashValue }
}
