// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinText

/// The scaling of a font with the preferred text size.
struct FontScaling: Hashable, Sendable {
  /// The style whose sizes the font follows.
  var style: UIFont.TextStyle
  /// The size at the default text size; nil when it is that of the style itself.
  var base: CGFloat?
  /// The maximum size, in points.
  var maximum = CGFloat.infinity
}

extension UIFont {
  /// Returns the same font for the text size of some traits; nil when the font does not follow it.
  func adjusted(to traits: UITraitCollection) -> UIFont? {
    guard let scaling else { return nil }
    guard let base = scaling.base else {
      return .preferredFont(forTextStyle: scaling.style, compatibleWith: traits)
    }
    let scaled = UIFontMetrics(forTextStyle: scaling.style)
      .scaledValue(for: base, compatibleWith: traits)
    return UIFont(
      family: family, size: min(scaled, scaling.maximum), weight: weight, scaling: scaling,
      traits: self.traits)
  }
}

extension TextSizeCategory {
  /// Creates the text size of some traits, the usual one if it is not specified.
  init(_ traits: UITraitCollection?) {
    let category = (traits ?? .current).preferredContentSizeCategory
    self = TextSizeCategory(archiveName: category.rawValue) ?? .standard
  }
}
