// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinText
import Testing

/// Properties of every text within any limits.
@Suite("Random texts in random limits")
struct AnyTextTests {
  private static let pieces = [
    "a", "Te", " ", "  ", "\n", "\r\n", "\t", "漢", "「", "」", "。", "😀", "👩‍👩‍👧", "e\u{301}", "\u{301}",
    "-", "/", "…", "\u{200B}", "\u{A0}", "Ж", "ω", "1", "\u{2028}", "한", "א", "\0",
  ]

  /// Numbers from a seed, by the generator of Knuth's MMIX.
  private struct Numbers {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[next(below: values.count)] }
  }

  @Test("Lines are in order, within the line limit and within the width", arguments: 0..<40)
  func lines(seed: Int) {
    var numbers = Numbers(state: UInt64(seed))
    for _ in 0..<50 {
      let runs = (0..<numbers.next(below: 4)).map { _ in
        let text = (0..<numbers.next(below: 12)).map { _ in numbers.pick(Self.pieces) }.joined()
        return TextRun(text, style: TextStyleMetrics(pointSize: Double(numbers.next(below: 30))))
      }
      let limits = TextLimits(
        width: numbers.pick([nil, 0, 5, 30, 100, -3, .nan, .infinity]),
        lineCount: numbers.next(below: 4), wrapping: numbers.pick([.words, .characters]),
        truncation: numbers.pick([.drop, .head, .middle, .tail]),
        scale: Double(numbers.next(below: 4)))
      check(TextLayout(runs, limits: limits), limits)
    }
  }

  private func check(_ layout: TextLayout, _ limits: TextLimits) {
    if limits.lineCount > 0 { #expect(layout.lines.count <= limits.lineCount) }
    for (line, next) in zip(layout.lines, layout.lines.dropFirst()) {
      #expect(line.range.upperBound <= next.range.lowerBound)
      #expect(line.baseline < next.baseline || next.ascender == 0)
    }
    guard let width = limits.width, width.isFinite else { return }
    // Only a single character, with marks and joiners beside it, may be wider than its line.
    for line in layout.lines where line.width > width + 0.001 {
      #expect(line.text.filter { !$0.isWhitespace && $0 != "\u{200B}" }.count <= 2, "\(line)")
    }
  }
}
