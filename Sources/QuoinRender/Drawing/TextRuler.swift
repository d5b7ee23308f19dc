// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinText

/// How wide the texts of a picture are, by the measurer that layout goes by.
struct TextRuler {
  var measurer: any TextMeasurer = SystemFontMeasurer()

  /// The width of a single line in points, not rounded.
  func width(of text: String, font: RenderedFont) -> Double {
    measurer.measure(
      text, style: font.metrics, width: nil, wrapping: .words, maximumLines: 1, scale: 0
    ).size.width
  }

  /// As much of a text as fits one line, the rest an ellipsis.
  func line(_ text: String, font: RenderedFont, width: Double) -> String {
    TextSetting(text, font: font, width: width, lineLimit: 1, ruler: self).lines.first?.text ?? ""
  }
}
