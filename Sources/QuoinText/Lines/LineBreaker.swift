// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Fills lines one after the other with as much as fits.
struct LineBreaker {
  let row: GlyphRow
  let limit: Double?
  let wrapping: TextWrapping

  /// Widths are sums and carry noise; what exceeds the limit by less than this fits.
  static let tolerance = 1e-6

  /// The lines of a paragraph, with the spaces at their ends; one line for an empty paragraph.
  func lines(of paragraph: Range<Int>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = paragraph.lowerBound
    repeat {
      let end = endOfLine(from: start, to: paragraph.upperBound)
      lines.append(start..<end)
      start = end
    } while start < paragraph.upperBound
    return lines
  }

  /// Where a line ends that begins at a glyph: at the last place where it may be broken, in a word
  /// that is wider than the line anywhere. At least one glyph is on each line.
  private func endOfLine(from start: Int, to upper: Int) -> Int {
    guard let limit else { return upper }
    var place = 0.0
    var lastBreak: Int?
    for index in start..<upper {
      if index > start, allowsBreak(before: index) { lastBreak = index }
      let end = row.end(of: index, from: place)
      let isSpace = row.glyphs[index].kind == .space
      if !isSpace, end > limit + Self.tolerance, index > start {
        return wrapping == .words ? lastBreak ?? index : index
      }
      place = end
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
