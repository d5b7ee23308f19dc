// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UIImage {
  /// The selection of a variant of an image.
  ///
  /// Configurations can be used on any thread, as Apple's can: their stored properties do not
  /// change.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The traits of the variant.
    public let traitCollection: UITraitCollection?

    /// Creates a configuration for some traits.
    public init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
      super.init()
    }

    /// Returns the same configuration.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self { self }
  }

  /// Size, weight, scale and colours of a symbol. `@unchecked Sendable` as its superclass: the stored
  /// properties do not change.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?
    let weight: SymbolWeight?
    let scale: SymbolScale?
    /// The colours of the layers, from the first on; none for the tint.
    let colors: [UIColor]
    /// Whether the layers after the first are fainter.
    let isHierarchical: Bool

    init(
      size: CGFloat?, weight: SymbolWeight? = nil, scale: SymbolScale? = nil,
      colors: [UIColor] = [], isHierarchical: Bool = false
    ) {
      pointSize = size
      self.weight = weight
      self.scale = scale
      self.colors = colors
      self.isHierarchical = isHierarchical
      super.init(traitCollection: nil)
    }

    /// The configuration that specifies nothing.
    open class var unspecified: SymbolConfiguration {
      SymbolConfiguration(size: nil)
    }

    /// Creates a configuration with a size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(size: pointSize)
    }

    /// Creates a configuration with a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(size: pointSize, weight: weight)
    }

    /// Creates a size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(size: pointSize, weight: weight, scale: scale)
    }

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) {
      self.init(size: nil, scale: scale)
    }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) {
      self.init(size: nil, weight: weight)
    }

    /// Creates a configuration with the size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    /// Creates a configuration with the size of a text style and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Creates a configuration with the size of a font.
    public convenience init(font: UIFont) {
      self.init(size: font.pointSize)
    }

    /// Creates a configuration with the size of a font and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(size: font.pointSize, scale: scale)
    }

    /// Creates a configuration with one colour, which is fainter in the layers after the first.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(size: nil, colors: [hierarchicalColor], isHierarchical: true)
    }

    /// Creates a configuration with a colour for each layer. Layers beyond the colours have the
    /// last one.
    public convenience init(paletteColors: [UIColor]) {
      self.init(size: nil, colors: paletteColors)
    }

    /// Creates a configuration in the symbol's own colours, in place of which the tint is shown. A
    /// subclass, which may have properties of its own, stops the program.
    open class func preferringMulticolor() -> Self {
      guard let made = SymbolConfiguration.unspecified as? Self else {
        preconditionFailure("A subclass of a symbol configuration makes its own configurations.")
      }
      return made
    }

    /// Returns this configuration with the values that another one specifies.
    open func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      let other = otherConfiguration as? SymbolConfiguration
      let coloring = other.flatMap { $0.hasColoring ? $0 : nil } ?? self
      return SymbolConfiguration(
        size: other?.pointSize ?? pointSize, weight: other?.weight ?? weight,
        scale: other?.scale ?? scale, colors: coloring.colors,
        isHierarchical: coloring.isHierarchical)
    }

    private var hasColoring: Bool { isHierarchical || !colors.isEmpty }

    /// The point size: that of body text, 17, unless specified.
    var usedPointSize: CGFloat { pointSize ?? 17 }
  }
}
