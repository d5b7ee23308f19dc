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

extension RenderedFont {
  /// From the top of a line to its baseline, in points.
  var ascender: Double { metrics.ascender }
  /// From one line to the next, in points.
  var lineHeight: Double { metrics.lineHeight }

  /// The metrics that layout measures with.
  fileprivate var metrics: TextStyleMetrics {
    let bold = weight >= 700 ? 0.4 : weight >= 600 ? 0.3 : weight >= 500 ? 0.23 : 0
    return TextStyleMetrics(pointSize: size, weight: bold)
  }
}
