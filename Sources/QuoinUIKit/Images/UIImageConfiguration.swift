// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UIImage {
  /// Which of the variants of an image is used.
  ///
  /// Configurations go to other threads, as Apple's: nothing stored changes.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The traits of the variant.
    public let traitCollection: UITraitCollection?

    /// A configuration for some traits.
    public init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
      super.init()
    }

    /// The same configuration for other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self { self }
  }

  /// Size, weight and scale of a symbol.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?
    let weight: SymbolWeight?
    let scale: SymbolScale?

    init(size: CGFloat?, weight: SymbolWeight? = nil, scale: SymbolScale? = nil) {
      pointSize = size
      self.weight = weight
      self.scale = scale
      super.init(traitCollection: nil)
    }

    /// The configuration that specifies nothing.
    open class var unspecified: SymbolConfiguration {
      SymbolConfiguration(size: nil)
    }

    /// A size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(size: pointSize)
    }

    /// A size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(size: pointSize, weight: weight)
    }

    /// A size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(size: pointSize, weight: weight, scale: scale)
    }

    /// A scale.
    public convenience init(scale: SymbolScale) {
      self.init(size: nil, scale: scale)
    }

    /// A weight.
    public convenience init(weight: SymbolWeight) {
      self.init(size: nil, weight: weight)
    }

    /// The size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    /// The size of a text style and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// The size of a font.
    public convenience init(font: UIFont) {
      self.init(size: font.pointSize)
    }

    /// The size of a font and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(size: font.pointSize, scale: scale)
    }

    /// Colours, which are not shown.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(size: nil)
    }

    /// Colours, which are not shown.
    public convenience init(paletteColors: [UIColor]) {
      self.init(size: nil)
    }

    /// This configuration with what another one specifies.
    open func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      let other = otherConfiguration as? SymbolConfiguration
      return SymbolConfiguration(
        size: other?.pointSize ?? pointSize, weight: other?.weight ?? weight,
        scale: other?.scale ?? scale)
    }

    /// The size in points: 17, that of body text, unless specified.
    var usedPointSize: CGFloat { pointSize ?? 17 }
  }
}
