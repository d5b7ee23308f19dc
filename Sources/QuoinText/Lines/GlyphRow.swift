// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The characters of a text with their advances, attributes and line breaking classes.
struct GlyphRow: Sendable {
  struct Glyph: Equatable {
    /// The start of the character in the text of its run.
    var start: String.Index
    var advance: Double
    /// The index of the glyph's run.
    var run: Int
    var kind: BreakKind
    var isTab: Bool
  }

  let measurer: any TextMeasurer
  private(set) var glyphs: [Glyph] = []
  /// The runs of the text.
  let attributes: [TextRun]

  init(_ runs: [TextRun], measurer: any TextMeasurer) {
    self.measurer = measurer
    attributes = runs
    for (number, run) in runs.enumerated() where !run.text.isEmpty {
      let isText = run.attachment == nil
      let advances = Self.advances(of: run, measurer: measurer)
      var index = 0
      func add(_ start: String.Index, _ kind: BreakKind, isTab: Bool) {
        glyphs.append(
          Glyph(
            start: start, advance: index < advances.count ? advances[index] : 0,
            run: number, kind: isText ? kind : .ideograph, isTab: isText && isTab))
        index += 1
      }
      var start = run.text.startIndex
      if run.text.hasCharactersOfOneByte {
        for byte in run.text.utf8 {
          add(start, BreakKind.ascii[Int(byte)], isTab: byte == UInt8(ascii: "\t"))
          start = run.text.utf8.index(after: start)
        }
      } else {
        for character in run.text {
          add(start, BreakKind(of: character), isTab: character == "\t")
          start = run.text.index(after: start)
        }
      }
    }
  }

  private static func advances(of run: TextRun, measurer: any TextMeasurer) -> [Double] {
    if let attachment = run.attachment { return run.text.map { _ in attachment.width } }
    let advances = measurer.advances(of: run.text, style: run.style)
    guard run.kerning != 0 else { return advances }
    return zip(advances, run.text).map { $1.isNewline ? $0 : $0 + run.kerning }
  }

  /// The end of a glyph that begins at `start`, both in points from the leading edge of the text.
  func end(of index: Int, from start: Double) -> Double {
    let glyph = glyphs[index]
    return glyph.isTab ? end(ofTab: index, from: start) : start + glyph.advance
  }

  // Not inlined: the loops over letters are run for each new width of a text.
  @inline(never) private func end(ofTab index: Int, from start: Double) -> Double {
    attributes[glyphs[index].run].paragraph.end(
      ofTabAt: start, before: widthOfColumn(after: index))
  }

  /// The width of the glyphs after a tab, up to the next tab or line break.
  private func widthOfColumn(after tab: Int) -> Double {
    glyphs[(tab + 1)...].prefix { !$0.isTab && $0.kind != .newline }.reduce(0) { $0 + $1.advance }
  }

  /// The width of glyphs of which the first begins at `start`, in points from the leading edge.
  func width(of range: Range<Int>, from start: Double) -> Double {
    range.reduce(start) { end(of: $1, from: $0) } - start
  }

  /// The maximum width of a glyph anywhere on a line without tab stops of its own: for a tab the
  /// distance between two places.
  func greatestWidth(of index: Int) -> Double {
    let glyph = glyphs[index]
    return glyph.isTab ? attributes[glyph.run].paragraph.tabInterval : glyph.advance
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

  /// The glyphs as text, in pieces of one run of which the first begins at `start`. Each tab is a
  /// piece of its own, with an empty space as its attachment.
  func pieces(of range: Range<Int>, from start: Double) -> LinePieces {
    var pieces = LinePieces()
    var first = range.lowerBound
    while first < range.upperBound {
      let glyph = glyphs[first]
      let run = attributes[glyph.run]
      let end =
        glyph.isTab
        ? first + 1
        : glyphs[first..<range.upperBound].firstIndex { $0.run != glyph.run || $0.isTab }
          ?? range.upperBound
      let isWithin = end < glyphs.count && glyphs[end].run == glyph.run
      let upper = isWithin ? glyphs[end].start : run.text.endIndex
      var piece = run.replacingText(with: String(run.text[glyph.start..<upper]))
      if glyph.isTab {
        let position = start + width(of: range.lowerBound..<first, from: start)
        piece.attachment = TextRun.Attachment(
          width: self.end(of: first, from: position) - position, ascender: run.style.ascender,
          descender: run.style.descender)
      }
      pieces.append(piece, part: glyph.run)
      first = end
    }
    return pieces
  }

  /// The whole run of a glyph. An empty line has the attributes of its line break, or of the last glyph.
  func run(at index: Int) -> TextRun? { part(at: index).map { attributes[$0] } }

  /// The number of that run.
  func part(at index: Int) -> Int? { index < glyphs.count ? glyphs[index].run : glyphs.last?.run }

  /// The metrics of the paragraph that a glyph belongs to: those of the paragraph's first glyph.
  func paragraphMetrics(of paragraph: Range<Int>) -> ParagraphMetrics {
    run(at: paragraph.lowerBound)?.paragraph ?? ParagraphMetrics()
  }
}

/// The pieces of a line, each with the same attributes.
struct LinePieces {
  private(set) var runs: [TextRun] = []
  /// The number of the run of the whole text that each piece is cut from.
  private(set) var parts: [Int] = []

  mutating func append(_ run: TextRun, part: Int) {
    runs.append(run)
    parts.append(part)
  }

  /// Appends pieces of which the first continues the last one where they are of one run.
  mutating func append(_ pieces: LinePieces) {
    for (run, part) in zip(pieces.runs, pieces.parts) {
      if let last = runs.last, parts.last == part, last.replacingText(with: run.text) == run {
        runs[runs.count - 1].text += run.text
      } else {
        append(run, part: part)
      }
    }
  }
}
