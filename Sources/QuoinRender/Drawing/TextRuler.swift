// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinText

/// Measures the texts of a picture, with the measurer that layout uses.
struct TextRuler {
  var measurer: any TextMeasurer = SystemFontMeasurer()

  /// The excess in points over the available width at which a text still fits: layout rounds
  /// frames to pixels.
  static let tolerance = 0.5

  /// Breaks a text into lines.
  func layout(_ text: String, font: RenderedFont, limits: TextLimits) -> TextLayout {
    TextLayout([TextRun(text, style: font.metrics)], limits: limits, measurer: measurer)
  }

  /// The width of a single line in points, not rounded.
  func width(of text: String, font: RenderedFont) -> Double {
    layout(text, font: font, limits: TextLimits()).size.width
  }

  /// Returns the part of a text that fits into one line, with an ellipsis in place of the rest.
  func line(_ text: String, font: RenderedFont, width: Double) -> String {
    let limits = TextLimits(width: width + Self.tolerance, lineCount: 1)
    return layout(text, font: font, limits: limits).lines.first?.text ?? ""
  }
}
