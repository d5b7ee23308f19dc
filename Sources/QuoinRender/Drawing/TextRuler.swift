// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinText

/// How wide the texts of a picture are, by the measurer that layout goes by.
struct TextRuler {
  var measurer: any TextMeasurer = SystemFontMeasurer()

  /// A text in lines.
  func layout(_ text: String, font: RenderedFont, limits: TextLimits) -> TextLayout {
    TextLayout([TextRun(text, style: font.metrics)], limits: limits, measurer: measurer)
  }

  /// The width of a single line in points, not rounded.
  func width(of text: String, font: RenderedFont) -> Double {
    layout(text, font: font, limits: TextLimits()).size.width
  }

  /// As much of a text as fits one line, the rest an ellipsis.
  func line(_ text: String, font: RenderedFont, width: Double) -> String {
    TextSetting(text, font: font, width: width, lineLimit: 1, ruler: self).lines.first?.text ?? ""
  }
}
