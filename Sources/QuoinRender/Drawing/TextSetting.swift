// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinText

/// A text broken into lines that fit a width.
struct TextSetting {
  struct Line: Equatable {
    var text: String
    /// In points.
    var width: Double
  }

  var lines: [Line]
  /// Of all lines, in points.
  var height: Double

  /// Sets `string` in the lines in which layout sets it.
  ///
  /// - Parameters:
  ///   - lineLimit: The greatest number of lines, 0 for any. What does not fit ends in an ellipsis.
  ///   - isWhole: Whether a single line is known to fit; it is narrowed where it does not.
  init(
    _ string: String, font: RenderedFont, width: Double, lineLimit: Int,
    isWhole: Bool = false, ruler: TextRuler = TextRuler()
  ) {
    if isWhole, lineLimit == 1, !string.contains(where: \.isNewline) {
      let natural = ruler.width(of: string, font: font)
      lines = [Line(text: string, width: min(natural, width))]
      height = font.lineHeight
      return
    }
    // Layout rounds frames to pixels; half a point keeps what just fits.
    let limits = TextLimits(width: width + 0.5, lineCount: lineLimit)
    let layout = ruler.layout(string, font: font, limits: limits)
    lines = layout.lines.map { Line(text: $0.text, width: $0.width) }
    height = layout.size.height
  }
}
