// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinText

/// A text broken into lines that fit a width, with the widths that layout gave it.
struct TextSetting {
  struct Line: Equatable {
    var text: String
    /// In points.
    var width: Double
  }

  var lines: [Line]
  /// Of all lines, in points.
  var height: Double

  /// Breaks `string` at spaces; a word that is wider than a line is cut.
  ///
  /// - Parameter lineLimit: The greatest number of lines, 0 for any. What does not fit ends in an
  ///   ellipsis.
  init(
    _ string: String, font: RenderedFont, width: Double, lineLimit: Int,
    ruler: TextRuler = TextRuler()
  ) {
    let measure = { (text: String) in ruler.width(of: text, font: font) }
    // Layout rounds widths up to pixels; half a point keeps what just fits.
    let limit = width + 0.5
    var pieces: [String] = []
    for paragraph in string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      pieces += Self.wrap(String(paragraph), limit: limit, measure: measure, single: lineLimit == 1)
    }
    if lineLimit > 0, pieces.count > lineLimit {
      let rest = pieces[(lineLimit - 1)...].joined(separator: " ")
      pieces = pieces.prefix(lineLimit - 1) + [rest]
    }
    lines = pieces.map { piece in
      let text = Self.shorten(piece, limit: limit, measure: measure)
      return Line(text: text, width: measure(text))
    }
    height = Double(lines.count) * font.lineHeight
  }

  private static func wrap(
    _ paragraph: String, limit: Double, measure: (String) -> Double, single: Bool
  ) -> [String] {
    guard !single, measure(paragraph) > limit else { return [paragraph] }
    var lines: [String] = []
    var line = ""
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if line.isEmpty || measure(longer) <= limit {
        line = longer
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return lines + [line]
  }

  /// `text`, or as much of it as fits before an ellipsis.
  private static func shorten(
    _ text: String, limit: Double, measure: (String) -> Double
  ) -> String {
    guard measure(text) > limit else { return text }
    // The width grows with each character, so the longest prefix is found by halving.
    let characters = Array(text)
    var low = 0
    var high = characters.count
    while low < high {
      let middle = (low + high + 1) / 2
      if measure(String(characters[..<middle]) + "…") <= limit {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return low == 0 ? "" : String(characters[..<low]) + "…"
  }
}
