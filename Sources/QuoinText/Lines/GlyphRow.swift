// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The characters of a text with their advances, attributes and line breaking classes.
struct GlyphRow {
  struct Glyph {
    var character: Character
    var advance: Double
    /// The index of the glyph's run.
    var run: Int
    var kind: BreakKind
  }

  let measurer: any TextMeasurer
  private(set) var glyphs: [Glyph] = []
  /// The runs of the text that are not empty.
  private(set) var attributes: [TextRun] = []

  /// The distance of tab stops in points, as in Apple's default paragraph style.
  private static let tabInterval = 28.0

  init(_ runs: [TextRun], measurer: any TextMeasurer) {
    self.measurer = measurer
    for run in runs where !run.text.isEmpty {
      let advances = Self.advances(of: run, measurer: measurer)
      for (index, character) in run.text.enumerated() {
        glyphs.append(
          Glyph(
            character: character, advance: index < advances.count ? advances[index] : 0,
            run: attributes.count,
            kind: run.attachment == nil ? BreakKind(of: character) : .ideograph))
      }
      attributes.append(run)
    }
  }

  private static func advances(of run: TextRun, measurer: any TextMeasurer) -> [Double] {
    if let attachment = run.attachment { return run.text.map { _ in attachment.width } }
    let advances = measurer.advances(of: run.text, style: run.style)
    guard run.kerning != 0 else { return advances }
    return zip(advances, run.text).map { $1.isNewline ? $0 : $0 + run.kerning }
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

  /// The glyphs as text, in pieces of one run.
  func runs(of range: Range<Int>) -> [TextRun] {
    var runs: [TextRun] = []
    var last: Int?
    for glyph in glyphs[range] {
      if glyph.run == last {
        runs[runs.count - 1].text.append(glyph.character)
      } else {
        runs.append(attributes[glyph.run].replacingText(with: String(glyph.character)))
        last = glyph.run
      }
    }
    return runs
  }

  /// The run of a glyph. An empty line has the attributes of its line break, or of the last glyph.
  func run(at index: Int) -> TextRun? {
    guard let glyph = index < glyphs.count ? glyphs[index] : glyphs.last else { return nil }
    return attributes[glyph.run]
  }

  /// The metrics of the paragraph that a glyph belongs to: those of the paragraph's first glyph.
  func paragraphMetrics(of paragraph: Range<Int>) -> ParagraphMetrics {
    run(at: paragraph.lowerBound)?.paragraph ?? ParagraphMetrics()
  }
}
