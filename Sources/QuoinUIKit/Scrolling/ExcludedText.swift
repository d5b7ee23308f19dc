// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinText

/// A text in lines that go around rectangles.
struct ExcludedText {
  /// The width of the container, in points.
  let width: CGFloat
  /// The space on both sides of each part of a line, in points.
  let padding: CGFloat
  let rectangles: [CGRect]

  /// Returns the height of all lines, in points.
  ///
  /// - Parameters:
  ///   - runs: The text.
  ///   - layOut: Breaks a text into lines of a width.
  func height(of runs: [TextRun], _ layOut: ([TextRun], CGFloat) -> TextLayout) -> CGFloat {
    var rest = runs
    var top: CGFloat = 0
    while let style = rest.first?.style {
      var height = CGFloat(style.lineHeight)
      let spans = freeSpans(from: top, to: top + height)
      var isPlaced = false
      for span in spans where !rest.isEmpty {
        let layout = layOut(rest, span.upperBound - span.lowerBound)
        guard let line = layout.lines.first else { return top }
        isPlaced = true
        height = max(height, CGFloat(line.ascender + line.descender))
        let next = layout.lines.dropFirst().first?.range.lowerBound ?? .max
        rest = Self.text(rest, from: next)
      }
      if isPlaced {
        top += height
        continue
      }
      // No part of a line is free, so that the text continues below the rectangles.
      let ends = rectangles.filter { $0.minY < top + height && $0.maxY > top }.map(\.maxY)
      guard let end = ends.min(), end > top else { return top + height }
      top = end
    }
    return top
  }

  /// Returns the parts of a line that no rectangle covers, from left to right. Parts that are
  /// narrower than a letter are left out.
  private func freeSpans(from top: CGFloat, to bottom: CGFloat) -> [ClosedRange<CGFloat>] {
    var spans: [ClosedRange<CGFloat>] = []
    var start: CGFloat = 0
    func add(until end: CGFloat) {
      let (left, right) = (start + padding, end - padding)
      if right - left >= bottom - top { spans.append(left...right) }
    }
    let covering = rectangles.filter { $0.minY < bottom && $0.maxY > top }
    for rectangle in covering.sorted(by: { $0.minX < $1.minX }) {
      add(until: min(rectangle.minX, width))
      start = max(start, rectangle.maxX)
    }
    add(until: width)
    return spans
  }

  /// Returns the text from a character on.
  private static func text(_ runs: [TextRun], from index: Int) -> [TextRun] {
    var skipped = index
    var rest: [TextRun] = []
    for run in runs {
      let count = run.text.count
      if skipped >= count {
        skipped -= count
        continue
      }
      var part = run
      part.text = String(run.text.dropFirst(skipped))
      skipped = 0
      rest.append(part)
    }
    return rest
  }
}
