// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinText
package import QuoinUIKit

extension RenderedColor {
  /// Converts a colour that is one for all appearances, or is resolved for one.
  package init(_ color: UIColor) {
    let parts = color.components.map { Double($0) }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}

extension RenderedFont {
  /// Converts a font; nil becomes the regular system font at 17 points.
  init(_ font: UIFont?) {
    guard let font else {
      self.init(size: 17)
      return
    }
    self.init(font.style)
    family = font.family
    isItalic = font.fontDescriptor.symbolicTraits.contains(.traitItalic)
  }

  /// Converts the size and the weight of letters.
  init(_ style: TextStyleMetrics) {
    self.init(size: style.pointSize, weight: RenderedFont.weight(style.weight))
  }

  /// Converts a weight from -1 to 1 into one from 100 to 900.
  private static func weight(_ weight: Double) -> Int {
    // The middles between the named weights: ultra light -0.8, thin -0.6, light -0.4, regular 0,
    // medium 0.23, semibold 0.3, bold 0.4, heavy 0.56, black 0.62.
    let limits = [-0.7, -0.5, -0.2, 0.115, 0.265, 0.35, 0.48, 0.59]
    return 100 * ((limits.firstIndex { weight < $0 } ?? limits.count) + 1)
  }
}
