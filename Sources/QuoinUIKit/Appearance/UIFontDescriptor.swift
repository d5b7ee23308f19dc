// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinText

/// The attributes of a font: family, size, weight and traits.
///
/// Descriptors can be used on any thread, as Apple's can: their stored properties do not change.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// The family; empty for the system font.
  let family: String
  let weight: UIFont.Weight
  /// Traits besides the weight.
  let otherTraits: SymbolicTraits
  let scaling: FontScaling?
  private let size: CGFloat

  init(
    family: String, size: CGFloat, weight: UIFont.Weight, traits: SymbolicTraits,
    scaling: FontScaling? = nil
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    otherTraits = traits.subtracting(.traitBold)
    self.scaling = scaling
    super.init()
  }

  /// Creates the font of a name at a size.
  public convenience init(name fontName: String, size: CGFloat) {
    let name = FontName(fontName)
    self.init(family: name.family, size: size, weight: name.weight, traits: name.traits)
  }

  /// Creates a descriptor with attributes: name, family, size and traits.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let base = UIFontDescriptor(family: "", size: 0, weight: .regular, traits: [])
    let other = base.addingAttributes(attributes)
    self.init(
      family: other.family, size: other.pointSize, weight: other.weight,
      traits: other.otherTraits)
  }

  /// Returns the descriptor of a text style at the default text size.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns the descriptor of a text style at the text size of some traits.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The size in points; 0 when the descriptor has none.
  open var pointSize: CGFloat { size }
  /// The name of the font.
  open var postscriptName: String {
    FontName(family: family, weight: weight, traits: otherTraits).text
  }
  /// The traits of the font, which include `traitBold` from the weight `semibold` on.
  open var symbolicTraits: SymbolicTraits {
    weight.rawValue >= UIFont.Weight.semibold.rawValue
      ? otherTraits.union(.traitBold) : otherTraits
  }
  /// The name, the family, the size and the traits.
  open var fontAttributes: [AttributeName: Any] {
    let traits: [TraitKey: Any] = [
      .symbolic: symbolicTraits.rawValue, .weight: weight.rawValue,
    ]
    return [.name: postscriptName, .family: family, .size: size, .traits: traits]
  }
  /// Returns the value of an attribute.
  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  /// Returns the same font with other traits: bold sets the weight.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = self.symbolicTraits.contains(.traitBold)
    let weight: UIFont.Weight =
      symbolicTraits.contains(.traitBold) == isBold ? weight : isBold ? .regular : .bold
    return UIFontDescriptor(
      family: family, size: size, weight: weight, traits: symbolicTraits, scaling: scaling)
  }
  /// Returns the same font at another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(family: family, size: newPointSize, weight: weight, traits: otherTraits)
  }
  /// Returns the font of another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(family: newFamily, size: size, weight: weight, traits: otherTraits)
  }
  /// Returns the system font in another design. Other families have one design.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard family.isEmpty || family.hasPrefix(FontName.systemFamily) else { return self }
    let other = otherTraits.subtracting(.traitMonoSpace)
    return UIFontDescriptor(
      family: FontName.systemFamily(design), size: size, weight: weight,
      traits: design == .monospaced ? other.union(.traitMonoSpace) : other, scaling: scaling)
  }
  /// Returns the same font, as matrices are ignored.
  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { self }
  /// Returns the same font with other attributes: name, family, size and traits.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    let name = (attributes[.name] as? String).map { FontName($0) }
    let face = (attributes[.face] as? String).map { FontName("-" + $0) }
    let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
    let family = attributes[.family] as? String ?? name?.family ?? family
    return UIFontDescriptor(
      family: family == FontName.systemFamily ? "" : family,
      size: Self.number(attributes[.size]) ?? size,
      weight: traits[.weight] as? UIFont.Weight
        ?? Self.number(traits[.weight]).map { UIFont.Weight($0) } ?? face?.weight ?? name?.weight
        ?? weight,
      traits: (traits[.symbolic] as? UInt32).map { SymbolicTraits(rawValue: $0) } ?? face?.traits
        ?? name?.traits ?? otherTraits,
      scaling: attributes[.size] == nil ? scaling : nil)
  }

  /// Returns a number of any type.
  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  /// Returns whether all attributes are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return other.family == family && other.size == size && other.weight == weight
      && other.otherTraits == otherTraits
  }

  /// The hash value, which equal descriptors share.
  open override var hash: Int { size.hashValue }
}
