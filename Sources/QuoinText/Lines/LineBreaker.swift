// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Breaks paragraphs into lines, each with as many characters as fit.
struct LineBreaker {
  let row: GlyphRow
  let limit: Double?
  let wrapping: TextWrapping

  /// The excess in points over the limit that is taken for rounding noise of a sum of widths.
  static let tolerance = 1e-6

  /// The lines of a paragraph, with the spaces at their ends; one line for an empty paragraph.
  func lines(of paragraph: Range<Int>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = paragraph.lowerBound
    let metrics = row.paragraphMetrics(of: paragraph)
    repeat {
      let isFirst = start == paragraph.lowerBound
      let indent = metrics.indent(isFirst: isFirst)
      let limit = metrics.width(of: limit, isFirst: isFirst).map { indent + $0 }
      let end = endOfLine(from: start, to: paragraph.upperBound, indent: indent, limit: limit)
      lines.append(start..<end)
      start = end
    } while start < paragraph.upperBound
    return lines
  }

  /// The end of the line that begins at a glyph: the last point before the limit where the line may
  /// be broken, or any point in a word that is wider than the line. A line has at least one glyph.
  private func endOfLine(from start: Int, to upper: Int, indent: Double, limit: Double?) -> Int {
    guard let limit else { return upper }
    var position = indent
    var lastBreak: Int?
    for index in start..<upper {
      if index > start, allowsBreak(before: index) { lastBreak = index }
      let end = row.end(of: index, from: position)
      let isSpace = row.glyphs[index].kind == .space
      if !isSpace, end > limit + Self.tolerance, index > start {
        return wrapping == .words ? lastBreak ?? index : index
      }
      position = end
    }
    return upper
  }

  private func allowsBreak(before index: Int) -> Bool {
    let before = row.glyphs[index - 1].kind
    let after = row.glyphs[index].kind
    if before == .glue || after == .glue || after == .space { return false }
    if before == .space { return true }
    if after == .closing || after == .wideClosing || before == .opening { return false }
    if before == .ideograph || after == .ideograph || before == .wideClosing { return true }
    switch before {
    case .dash: return true
    // Not in "-5" and "1/2", nor after a hyphen that begins a word.
    case .hyphen: return after == .letter && index > 1 && row.glyphs[index - 2].kind != .space
    default: return false
    }
  }
}
