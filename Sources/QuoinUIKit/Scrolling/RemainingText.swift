// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinText

/// The part of a text that is not in lines yet.
struct RemainingText {
  private let runs: [TextRun]
  private var run = 0
  private var start: String.Index
  /// The number of characters of the piece that the next line is broken off.
  private var pieceLength = 128

  init(_ runs: [TextRun]) {
    self.runs = runs
    start = runs.first?.text.startIndex ?? "".startIndex
    skipEmptyRuns()
  }

  var isEmpty: Bool { run == runs.count }
  /// The style of the first letter.
  var style: TextStyleMetrics? { isEmpty ? nil : runs[run].style }

  /// Returns the first line of the text and the number of its characters, up to the next line; nil
  /// where there is none.
  ///
  /// A line does not depend on the text after its end, so that a piece with two lines is enough.
  mutating func firstLine(
    _ layOut: ([TextRun]) -> TextLayout
  ) -> (line: TextLayout.Line, length: Int)? {
    while true {
      let (piece, isWhole) = piece(of: pieceLength)
      let layout = layOut(piece)
      guard let first = layout.lines.first else { return nil }
      if let next = layout.lines.dropFirst().first {
        let length = next.range.lowerBound
        pieceLength = max(2 * length, 32)
        return (first, length)
      }
      if isWhole { return (first, piece.reduce(0) { $0 + $1.text.count }) }
      pieceLength *= 2
    }
  }

  /// Removes characters from the beginning.
  mutating func remove(_ count: Int) {
    var count = count
    while count > 0, !isEmpty {
      let text = runs[run].text
      while count > 0, start < text.endIndex {
        start = text.index(after: start)
        count -= 1
      }
      skipEmptyRuns()
    }
  }

  private mutating func skipEmptyRuns() {
    while run < runs.count, start == runs[run].text.endIndex {
      run += 1
      if run < runs.count { start = runs[run].text.startIndex }
    }
  }

  /// Returns the first characters of the text, and whether they are all of it.
  private func piece(of length: Int) -> (runs: [TextRun], isWhole: Bool) {
    var piece: [TextRun] = []
    var missing = length
    var index = run
    while index < runs.count {
      let text = runs[index].text[(index == run ? start : runs[index].text.startIndex)...]
      let prefix = text.prefix(missing)
      var part = runs[index]
      part.text = String(prefix)
      piece.append(part)
      guard prefix.endIndex == text.endIndex else { return (piece, false) }
      missing -= prefix.count
      index += 1
    }
    return (piece, true)
  }
}
