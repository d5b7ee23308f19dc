// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The weight and the colours of a symbol in a picture.
package struct SymbolLook: Hashable, Sendable {
  package var weight = UIImage.SymbolWeight.regular
  /// The colours of the symbol's layers, from the first on; none for one colour, that of its view.
  package var colors: [DisplayColor] = []
  /// Whether the layers after the first are fainter.
  package var isHierarchical = false

  package init() {}
}

extension SymbolLook {
  /// Reads a configuration. Colours that depend on traits are resolved for some traits, or for the
  /// current ones.
  init(_ configuration: UIImage.SymbolConfiguration, in traits: UITraitCollection? = nil) {
    if let weight = configuration.weight, weight != .unspecified { self.weight = weight }
    colors = configuration.colors.map { color in
      DisplayColor(traits.map { color.resolvedColor(with: $0) } ?? color)
    }
    isHierarchical = configuration.isHierarchical
  }
}

extension UIImage {
  /// The weight and the colours of a symbol for some traits; nil for other images.
  package func symbolLook(for traits: UITraitCollection) -> SymbolLook? {
    content.symbol.map { SymbolLook($0, in: traits) }
  }
}
