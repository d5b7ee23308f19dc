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
  func parts(of runs: [TextRun], _ layOut: ([TextRun], CGFloat?) -> TextLayout) -> [Part] {
    var parts: [Part] = []
    var rest = runs
    var (top, start, count): (CGFloat, Int, Int) = (0, 0, 0)
    while let style = rest.first?.style, lineCount == 0 || count < lineCount {
      let minimum = CGFloat(style.lineHeight)
      let spans = freeSpans(from: top, to: top + minimum)
      var line: [Part] = []
      var height = minimum
      for span in spans where !rest.isEmpty {
        let available = span.end.map { max($0 - span.start - 2 * padding, 1) }
        let layout = layOut(rest, available)
        guard let first = layout.lines.first else { return parts }
        height = max(height, CGFloat(first.ascender + first.descender))
        let next = layout.lines.dropFirst().first?.range.lowerBound
        let length = next ?? rest.reduce(0) { $0 + $1.text.count }
        let used = CGFloat(first.width) + 2 * padding
        let x = span.start + CGFloat(first.indent)
        line.append(
          Part(
            range: start..<start + length,
            fragment: CGRect(
              x: span.start, y: top, width: span.end.map { $0 - span.start } ?? x + used, height: 0),
            used: CGRect(x: x, y: top, width: used, height: 0)))
        start += length
        rest = next.map { Self.text(rest, from: $0) } ?? []
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
      // No part of a line is free, so that the text continues below the paths.
      let ends = paths.map(\.bounds).filter { $0.minY < top + height && $0.maxY > top }.map(\.maxY)
      guard let end = ends.min(), end > top else { return parts }
      top = end
    }
    return parts
  }

  /// Returns the parts of a line that no path covers, from left to right. Parts that are narrower
  /// than a letter are left out. Without a limit the last part has no end.
  private func freeSpans(
    from top: CGFloat, to bottom: CGFloat
  ) -> [(start: CGFloat, end: CGFloat?)] {
    var spans: [(start: CGFloat, end: CGFloat?)] = []
    var start: CGFloat = 0
    func add(until end: CGFloat) {
      if end - start - 2 * padding >= bottom - top { spans.append((start, end)) }
    }
    let covered = paths.compactMap { $0.coveredWidth(from: top, to: bottom) }
    for range in covered.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      add(until: width > 0 ? min(range.lowerBound, width) : range.lowerBound)
      start = max(start, range.upperBound)
    }
    if width > 0 { add(until: width) } else { spans.append((start, nil)) }
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

extension UIBezierPath {
  /// Returns the horizontal range that the path covers between two heights; nil where it does not
  /// reach.
  fileprivate func coveredWidth(from top: CGFloat, to bottom: CGFloat) -> ClosedRange<CGFloat>? {
    let bounds = bounds
    guard bounds.minY < bottom, bounds.maxY > top else { return nil }
    // The ends of the range are on the outline, or where the outline crosses one of both heights.
    var (left, right) = (CGFloat.infinity, -CGFloat.infinity)
    func add(_ x: CGFloat) { (left, right) = (min(left, x), max(right, x)) }
    let points = outline
    for (start, end) in zip(points, points.dropFirst() + points.prefix(1)) {
      if start.y >= top, start.y <= bottom { add(start.x) }
      for height in [top, bottom] where (start.y < height) != (end.y < height) {
        add(start.x + (end.x - start.x) * (height - start.y) / (end.y - start.y))
      }
    }
    return left < right ? left...right : nil
  }

  /// The corners of the outline; curves have 32 of them.
  private var outline: [CGPoint] {
    var points: [CGPoint] = []
    cgPath.applyWithBlock { element in
      let element = element.pointee
      func point(_ index: Int) -> CGPoint { element.points[index] }
      let start = points.last ?? .zero
      func add(_ controls: [CGPoint]) {
        for step in 1...32 { points.append(Self.point(of: controls, at: CGFloat(step) / 32)) }
      }
      switch element.type {
      case .moveToPoint, .addLineToPoint: points.append(point(0))
      case .addQuadCurveToPoint: add([start, point(0), point(1)])
      case .addCurveToPoint: add([start, point(0), point(1), point(2)])
      default: break
      }
    }
    return points
  }

  /// Returns a point of a curve with control points, by De Casteljau's algorithm.
  private static func point(of controls: [CGPoint], at parameter: CGFloat) -> CGPoint {
    var points = controls
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { first, second in
        CGPoint(
          x: first.x + (second.x - first.x) * parameter,
          y: first.y + (second.y - first.y) * parameter)
      }
    }
    return points[0]
  }
}
