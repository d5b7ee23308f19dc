// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinText

/// A text broken into lines that fit a width.
struct TextSetting {
  struct Line: Equatable {
    var text: String
    /// The width in points.
    var width: Double
  }

  var lines: [Line]
  /// The height of all lines in points.
  var height: Double

  /// Breaks `string` into the lines that layout breaks it into.
  ///
  /// - Parameters:
  ///   - width: The available width in points.
  ///   - lineLimit: The maximum number of lines, 0 for any. A text that does not fit has an
  ///     ellipsis.
  ///   - isWhole: Whether layout gave a single line enough width. It is then drawn without
  ///     truncation, and narrowed where it is too wide by the measures of the picture.
  ///   - truncation: The place of the ellipsis.
  init(
    _ string: String, font: RenderedFont, width: Double, lineLimit: Int,
    isWhole: Bool = false, truncation: TextTruncation = .tail, ruler: TextRuler = TextRuler()
  ) {
    if isWhole, lineLimit == 1, !string.contains(where: \.isNewline) {
      let natural = ruler.width(of: string, font: font)
      lines = [Line(text: string, width: min(natural, width))]
      height = font.lineHeight
      return
    }
    let limits = TextLimits(
      width: width + TextRuler.tolerance, lineCount: lineLimit, truncation: truncation)
    let layout = ruler.layout(string, font: font, limits: limits)
    lines = layout.lines.map { Line(text: $0.text, width: $0.width) }
    height = layout.size.height
  }
}
