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
    guard glyphs[index].isTab else { return start + glyphs[index].advance }
    return attributes[glyphs[index].run].paragraph.end(
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
  func pieces(of range: Range<Int>, from start: Double) -> [LinePiece] {
    var pieces: [LinePiece] = []
    var (first, position) = (range.lowerBound, start)
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
      let next = position + width(of: first..<end, from: position)
      if glyph.isTab {
        piece.attachment = TextRun.Attachment(
          width: next - position, ascender: run.style.ascender, descender: run.style.descender)
      }
      pieces.append(LinePiece(run: piece, part: glyph.run))
      (first, position) = (end, next)
    }
    return pieces
  }

  /// The whole run of a glyph. An empty line has the attributes of its line break, or of the last glyph.
  func piece(at index: Int) -> LinePiece? {
    guard let glyph = index < glyphs.count ? glyphs[index] : glyphs.last else { return nil }
    return LinePiece(run: attributes[glyph.run], part: glyph.run)
  }

  /// The metrics of the paragraph that a glyph belongs to: those of the paragraph's first glyph.
  func paragraphMetrics(of paragraph: Range<Int>) -> ParagraphMetrics {
    piece(at: paragraph.lowerBound)?.run.paragraph ?? ParagraphMetrics()
  }
}

/// A piece of a line with the same attributes.
struct LinePiece {
  var run: TextRun
  /// The number of the run of the whole text that the piece is cut from.
  var part: Int
}
