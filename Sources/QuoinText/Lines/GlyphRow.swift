// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The characters of a text with their advances, styles and line breaking classes.
struct GlyphRow {
  struct Glyph {
    var character: Character
    var advance: Double
    /// The index of the glyph's style.
    var style: Int
    var kind: BreakKind
  }

  let measurer: any TextMeasurer
  private(set) var glyphs: [Glyph] = []
  private(set) var styles: [TextStyleMetrics] = []

  /// The distance of tab stops in points, as in Apple's default paragraph style.
  private static let tabInterval = 28.0

  init(_ runs: [TextRun], measurer: any TextMeasurer) {
    self.measurer = measurer
    for run in runs where !run.text.isEmpty {
      let advances = measurer.advances(of: run.text, style: run.style)
      for (index, character) in run.text.enumerated() {
        glyphs.append(
          Glyph(
            character: character, advance: index < advances.count ? advances[index] : 0,
            style: styles.count, kind: BreakKind(of: character)))
      }
      styles.append(run.style)
    }
  }

  /// The end of a glyph that begins at `start`, both in points from the beginning of its line.
  func end(of index: Int, from start: Double) -> Double {
    guard glyphs[index].character == "\t" else { return start + glyphs[index].advance }
    return ((start / Self.tabInterval).rounded(.down) + 1) * Self.tabInterval
  }

  /// The width of glyphs of which the first begins at `start`, in points.
  func width(of range: Range<Int>, from start: Double = 0) -> Double {
    range.reduce(start) { end(of: $1, from: $0) } - start
  }

  /// The greatest width of a glyph anywhere on a line: for a tab the distance between two stops.
  func greatestWidth(of index: Int) -> Double {
    glyphs[index].character == "\t" ? Self.tabInterval : glyphs[index].advance
  }

  /// The range without the spaces at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, glyphs[end - 1].kind == .space { end -= 1 }
    return range.lowerBound..<end
  }

  /// The paragraphs, without the line breaks between them. A text that ends in a line break ends
  /// in an empty paragraph.
  var paragraphs: [Range<Int>] {
    guard !glyphs.isEmpty else { return [] }
    var result: [Range<Int>] = []
    var start = 0
    for index in glyphs.indices where glyphs[index].kind == .newline {
      result.append(start..<index)
      start = index + 1
    }
    result.append(start..<glyphs.count)
    return result
  }

  /// The glyphs as text, in pieces of one style.
  func runs(of range: Range<Int>) -> [TextRun] {
    var runs: [TextRun] = []
    var last: Int?
    for glyph in glyphs[range] {
      if glyph.style == last {
        runs[runs.count - 1].text.append(glyph.character)
      } else {
        runs.append(TextRun(String(glyph.character), style: styles[glyph.style]))
        last = glyph.style
      }
    }
    return runs
  }

  /// The style of a glyph. An empty line has the style of its line break, or of the last glyph.
  func style(at index: Int) -> TextStyleMetrics? {
    guard let glyph = index < glyphs.count ? glyphs[index] : glyphs.last else { return nil }
    return styles[glyph.style]
  }
}
