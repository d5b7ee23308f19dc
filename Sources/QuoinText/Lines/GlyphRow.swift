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
  /// The runs of the text that are not empty.
  private(set) var attributes: [TextRun] = []

  /// The distance of tab stops in points, as in Apple's default paragraph style.
  private static let tabInterval = 28.0

  init(_ runs: [TextRun], measurer: any TextMeasurer) {
    self.measurer = measurer
    for run in runs where !run.text.isEmpty {
      let advances = Self.advances(of: run, measurer: measurer)
      var index = 0
      func add(_ start: String.Index, _ kind: BreakKind, isTab: Bool) {
        glyphs.append(
          Glyph(
            start: start, advance: index < advances.count ? advances[index] : 0,
            run: attributes.count, kind: run.attachment == nil ? kind : .ideograph, isTab: isTab))
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
    guard glyphs[index].isTab else { return start + glyphs[index].advance }
    return ((start / Self.tabInterval).rounded(.down) + 1) * Self.tabInterval
  }

  /// The width of glyphs of which the first begins at `start`, in points.
  func width(of range: Range<Int>, from start: Double = 0) -> Double {
    range.reduce(start) { end(of: $1, from: $0) } - start
  }

  /// The maximum width of a glyph anywhere on a line: for a tab the distance between two stops.
  func greatestWidth(of index: Int) -> Double {
    glyphs[index].isTab ? Self.tabInterval : glyphs[index].advance
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
    var first = range.lowerBound
    while first < range.upperBound {
      let number = glyphs[first].run
      let end = glyphs[first..<range.upperBound].firstIndex { $0.run != number } ?? range.upperBound
      let run = attributes[number]
      let isWithin = end < glyphs.count && glyphs[end].run == number
      let upper = isWithin ? glyphs[end].start : run.text.endIndex
      runs.append(run.replacingText(with: String(run.text[glyphs[first].start..<upper])))
      first = end
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
