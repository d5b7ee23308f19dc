// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIImage {
  /// The scale of a symbol beside text.
  public enum SymbolScale: Int, Hashable, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Hashable, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin = 2
    case light = 3
    case regular = 4
    case medium = 5
    case semibold = 6
    case bold = 7
    case heavy = 8
    case black = 9

    /// Returns the weight of fonts.
    public func fontWeight() -> UIFont.Weight {
      let weights: [UIFont.Weight] = [
        .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return weights[rawValue]
    }
  }

  /// Creates a symbol. Its size is an estimate from the point size and the scale.
  ///
  /// Every name except the empty one creates an image: Apple's list of symbols is not available
  /// here.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol with a configuration. Its size is an estimate from the point size and the
  /// scale.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard !name.isEmpty else { return nil }
    let symbol = configuration as? SymbolConfiguration ?? .unspecified
    self.init(
      content: ImageContent(
        size: SymbolMetrics.size(of: name, symbol), scale: 3, name: name, symbol: symbol))
  }

  /// Creates a symbol for some traits. Its size is an estimate.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol with a value. Pictures show all of its layers, whatever the value is.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
  ///   - variableValue: The part of the symbol that is filled, from 0 to 1.
  ///   - configuration: The configuration of the symbol.
  public convenience init?(
    systemName name: String, variableValue: Double, configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// Returns the same image with a configuration, from which a symbol's size follows.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol = content.symbol, let name = content.name,
      let other = configuration as? SymbolConfiguration
    else { return self }
    return changing {
      $0.symbol = symbol.applying(other)
      $0.size = SymbolMetrics.size(of: name, symbol.applying(other))
    }
  }

  /// Returns the same symbol with a configuration; nil for an image that is not a symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }
}
