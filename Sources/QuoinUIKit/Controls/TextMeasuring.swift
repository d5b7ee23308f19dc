// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
package import QuoinText

/// How the views of this module measure text.
@MainActor package enum TextMeasuring {
  /// The measurer of all views.
  package private(set) static var measurer: any TextMeasurer = SystemFontMeasurer()

  /// Has all views measure with another measurer while `body` runs: what it lays out.
  package static func measuring<Result, Failure: Error>(
    with measurer: any TextMeasurer, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let usual = self.measurer
    self.measurer = measurer
    defer { self.measurer = usual }
    return try body()
  }

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
