// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinText

/// How the views of this module measure text.
@MainActor enum TextMeasuring {
  /// The measurer of all views.
  static let measurer: any TextMeasurer = SystemFontMeasurer()

  /// The size of a text in points, rounded up to the pixel of the screen.
  static func size(
    _ text: String, font: UIFont, width: CGFloat? = nil, breaks: NSLineBreakMode = .byWordWrapping,
    maximumLines: Int = 0, scale: CGFloat
  ) -> CGSize {
    let measure = measurer.measure(
      text, style: font.style, width: width.map { Double($0) },
      wrapping: breaks == .byCharWrapping ? .characters : .words, maximumLines: maximumLines,
      scale: Double(scale))
    return CGSize(width: measure.size.width, height: measure.size.height)
  }

  /// The height of one line, rounded up to the pixel.
  static func lineHeight(_ font: UIFont, scale: CGFloat) -> CGFloat {
    CGFloat(roundedUpToPixel(font.style.lineHeight, scale: Double(scale)))
  }
}
