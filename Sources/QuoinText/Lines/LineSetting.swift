// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Breaks a measured text into lines within limits, and truncates the last one.
struct LineSetting {
  private(set) var lines: [TextLayout.Line] = []
  private(set) var isTruncated = false
  private let row: GlyphRow
  private let limits: TextLimits
  private var top = 0.0
  /// The paragraph of the line that is added.
  private var paragraph = 0..<0
  private var metrics = ParagraphMetrics()
  /// Whether that line is the first of its paragraph.
  private var isFirstLine = true

  init(_ row: GlyphRow, limits: TextLimits) {
    self.row = row
    self.limits = limits
    let breaker = LineBreaker(row: row, limit: limits.width, wrapping: limits.wrapping)
    var ranges: [(line: Range<Int>, paragraph: Range<Int>)] = []
    for paragraph in row.paragraphs {
      ranges += breaker.lines(of: paragraph).map { ($0, paragraph) }
      if limits.lineCount > 0, ranges.count > limits.lineCount { break }
    }
    let allowed = limits.lineCount > 0 ? limits.lineCount : ranges.count
    let hasMore = ranges.count > allowed
    for (index, range) in ranges.prefix(allowed).enumerated() {
      begin(range.paragraph, at: range.line.lowerBound)
      if hasMore, index == allowed - 1, !isBlank(range.line.upperBound..<row.glyphs.count) {
        isTruncated = true
        addLastLine(from: range.line, paragraph: range.paragraph)
      } else {
        addLine(range.line, endsParagraph: range.line.upperBound == range.paragraph.upperBound)
      }
    }
  }

  /// Adds the distance between the lines before and the one that begins at a glyph.
  private mutating func begin(_ paragraph: Range<Int>, at glyph: Int) {
    defer { self.paragraph = paragraph }
    metrics = row.paragraphMetrics(of: paragraph)
    isFirstLine = glyph == paragraph.lowerBound
    guard !lines.isEmpty else { return }
    let last = row.paragraphMetrics(of: self.paragraph)
    top += last.lineSpacing
    if isFirstLine { top += last.spacing + metrics.spacingBefore }
  }

  /// The distance from the leading edge to the line that is added.
  private var indent: Double { metrics.indent(isFirst: isFirstLine) }

  /// The maximum width of the line that is added; nil for no limit.
  private var limit: Double? { metrics.width(of: limits.width, isFirst: isFirstLine) }

  /// Adds a line with all of its glyphs. Spaces at the end of a paragraph add to the width where
  /// they fit; spaces at other breaks do not.
  private mutating func addLine(_ line: Range<Int>, endsParagraph: Bool) {
    let trimmed = row.trimmed(line)
    var shown = trimmed
    var width = row.width(of: trimmed, from: indent)
    if endsParagraph, trimmed != line {
      let whole = row.width(of: line, from: indent)
      if whole <= (limit ?? .infinity) + LineBreaker.tolerance {
        shown = line
        width = whole
      }
    }
    add(row.pieces(of: shown, from: indent), range: shown, width: width)
  }

  /// Adds the last line of a text that has more lines than the limits allow.
  private mutating func addLastLine(from line: Range<Int>, paragraph: Range<Int>) {
    let rest = line.lowerBound..<paragraph.upperBound
    switch limits.truncation {
    case .drop:
      addLine(line, endsParagraph: false)
    case .clip:
      add(
        row.pieces(of: rest, from: indent), range: rest, width: row.width(of: rest, from: indent))
    case .head, .middle, .tail:
      addShortenedLine(rest)
    }
  }

  /// Adds a line of an ellipsis and as much of the beginning or end of the remaining text as fits.
  private mutating func addShortenedLine(_ rest: Range<Int>) {
    guard let part = row.part(at: rest.lowerBound) else { return }
    var ellipsis = row.attributes[part].replacingText(with: "…")
    ellipsis.attachment = nil
    let dots = row.measurer.advances(of: ellipsis.text, style: ellipsis.style).reduce(0, +)
    let room = (limit ?? .infinity) - dots
    guard room >= -LineBreaker.tolerance else {
      add(LinePieces(), range: rest.lowerBound..<rest.lowerBound, width: 0)
      return
    }
    let last = limits.truncation == .tail ? rest : row.paragraphs.last ?? rest
    // From the end of the text back to the beginning of the line.
    let lower = max(last.lowerBound, rest.lowerBound)
    let share = limits.truncation == .middle ? room / 2 : room
    var tail = rest.upperBound..<rest.upperBound
    var head = rest.lowerBound..<rest.lowerBound
    if limits.truncation != .tail { tail = suffix(of: lower..<last.upperBound, room: share) }
    if limits.truncation != .head {
      let upper = tail.isEmpty ? rest.upperBound : min(rest.upperBound, tail.lowerBound)
      let taken = tail.reduce(0) { $0 + row.greatestWidth(of: $1) }
      head = row.trimmed(prefix(of: rest.lowerBound..<upper, room: room - taken))
    }
    let start = indent + row.width(of: head, from: indent) + dots
    var pieces = row.pieces(of: head, from: indent)
    var end = LinePieces()
    end.append(ellipsis, part: part)
    pieces.append(end)
    pieces.append(row.pieces(of: tail, from: start))
    add(
      pieces, range: rest.lowerBound..<row.glyphs.count,
      width: start + row.width(of: tail, from: start) - indent)
  }

  private func prefix(of range: Range<Int>, room: Double) -> Range<Int> {
    var end = indent
    for index in range {
      end = row.end(of: index, from: end)
      if end > indent + room + LineBreaker.tolerance { return range.lowerBound..<index }
    }
    return range
  }

  private func suffix(of range: Range<Int>, room: Double) -> Range<Int> {
    var width = 0.0
    var start = range.upperBound
    for index in range.reversed() {
      width += row.greatestWidth(of: index)
      if width > room + LineBreaker.tolerance { break }
      start = index
    }
    while start < range.upperBound, row.glyphs[start].kind == .space { start += 1 }
    return start..<range.upperBound
  }

  /// Adds a line below the others. The additional height of a line in a paragraph is above its
  /// letters.
  private mutating func add(_ pieces: LinePieces, range: Range<Int>, width: Double) {
    let shown =
      pieces.runs.isEmpty ? row.run(at: range.lowerBound).map { [$0] } ?? [] : pieces.runs
    let descender = shown.map(\.descender).max() ?? 0
    let ascender = shown.map(\.ascender).max() ?? 0
    let natural = ascender + descender
    let line = TextLayout.Line(
      runs: pieces.runs, parts: pieces.parts, range: range, width: width, indent: indent, top: top,
      ascender: ascender + (metrics.lineHeight(natural) - natural), descender: descender)
    lines.append(line)
    top += line.ascender + line.descender
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    row.glyphs[range].allSatisfy { [.space, .newline].contains($0.kind) }
  }
}
