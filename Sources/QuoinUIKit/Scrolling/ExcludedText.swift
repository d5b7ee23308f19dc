// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinText

/// A text in lines that go around paths.
struct ExcludedText {
  /// A part of a line between paths.
  struct Part {
    /// The characters, counted from the beginning of the text, up to the next part.
    var range: Range<Int>
    /// The free space, in points.
    var fragment: CGRect
    /// The space of the text in it, with the padding, in points.
    var used: CGRect
    /// The distance from the upper edge to the baseline, in points.
    var ascender: CGFloat
  }

  /// The width of the container in points; 0 or less for no limit.
  let width: CGFloat
  /// The space on both sides of each part of a line, in points.
  let padding: CGFloat
  let paths: [UIBezierPath]
  /// The maximum number of lines; 0 for any number.
  let lineCount: Int

  /// Returns the parts of all lines, from top to bottom.
  ///
  /// - Parameters:
  ///   - runs: The text.
  ///   - layOut: Breaks a text into lines of a width; nil for no limit.
  /// - Complexity: linear in the length of the text: each part of a line is broken off a piece of the
  ///   text that is twice as long as the line at most, or four times as long as the part before.
  func parts(of runs: [TextRun], _ layOut: ([TextRun], CGFloat?) -> TextLayout) -> [Part] {
    var parts: [Part] = []
    let outlines = paths.flatMap(\.outlines)
    var rest = RemainingText(runs)
    var (top, start, count): (CGFloat, Int, Int) = (0, 0, 0)
    while let style = rest.style, lineCount == 0 || count < lineCount {
      let minimum = CGFloat(style.lineHeight)
      let spans = freeSpans(from: top, to: top + minimum, beside: outlines)
      var line: [Part] = []
      var height = minimum
      for span in spans where !rest.isEmpty {
        let available = span.end.map { max($0 - span.start - 2 * padding, 1) }
        guard let (first, length) = rest.firstLine({ layOut($0, available) }) else { return parts }
        height = max(height, CGFloat(first.ascender + first.descender))
        let used = CGFloat(first.width) + 2 * padding
        let x = span.start + CGFloat(first.indent)
        line.append(
          Part(
            range: start..<start + length,
            fragment: CGRect(
              x: span.start, y: top, width: span.end.map { $0 - span.start } ?? x + used, height: 0),
            used: CGRect(x: x, y: top, width: used, height: 0), ascender: CGFloat(first.ascender)))
        start += length
        rest.remove(length)
      }
      for var part in line {
        part.fragment.size.height = height
        part.used.size.height = height
        parts.append(part)
      }
      if !line.isEmpty {
        count += 1
        top += height
        continue
      }
      // No part of a line is free, so that the text continues lower, where an outline is narrower or
      // ends.
      let ends = paths.map(\.bounds).filter { $0.minY < top + height && $0.maxY > top }.map(\.maxY)
      guard let end = ends.min(), end > top else { return parts }
      top = min(end, top + 1)
    }
    return parts
  }

  /// Returns the parts of a line that no path covers, from left to right. Parts that are narrower
  /// than a letter are left out. Without a limit the last part has no end.
  private func freeSpans(
    from top: CGFloat, to bottom: CGFloat, beside outlines: [PathOutline]
  ) -> [(start: CGFloat, end: CGFloat?)] {
    var spans: [(start: CGFloat, end: CGFloat?)] = []
    var start: CGFloat = 0
    func add(until end: CGFloat) {
      if end - start - 2 * padding >= bottom - top { spans.append((start, end)) }
    }
    let covered = outlines.compactMap { $0.coveredWidth(from: top, to: bottom) }
    for range in covered.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      add(until: width > 0 ? min(range.lowerBound, width) : range.lowerBound)
      start = max(start, range.upperBound)
    }
    if width > 0 { add(until: width) } else { spans.append((start, nil)) }
    return spans
  }
}
