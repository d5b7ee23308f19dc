// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinText

/// Metrics with which fonts and lengths follow the text size that the reader prefers.
///
/// Values grow as the letters of a text style do. Apple does not publish its factors.
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  /// Creates metrics that follow a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Metrics that follow the style of running text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Returns a font for the default text size, made to follow the reader's.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: nil)
  }

  /// Returns a font that grows up to a size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font for the text size of some traits.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  /// Returns a font for the text size of some traits that grows up to a size in points.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let limit = maximumPointSize > 0 ? maximumPointSize : .infinity
    let scaling = FontScaling(style: style, base: font.pointSize, maximum: limit)
    return UIFont(family: font.family, size: font.pointSize, weight: font.weight, scaling: scaling)
      .adjusted(to: traitCollection ?? .current) ?? font
  }

  /// Returns a length for the default text size, made to follow the reader's.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length for the text size of some traits.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let name = TextStyleName(archiveName: style.rawValue) ?? .body
    let factor = name.pointSize(for: TextSizeCategory(traitCollection)) / name.pointSize()
    return value * CGFloat(factor)
  }
}
