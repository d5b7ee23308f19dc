// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The lines of a text view, in the coordinates of the view.
@MainActor struct TextViewLines {
  private let lines: [LaidOutLine]
  private let text: NSTextStorage
  private let origin: CGPoint
  private let padding: CGFloat
  /// The part of the free width of a line that is before its text.
  private let alignment: CGFloat
  private let lineHeight: CGFloat

  init(of view: UITextView) {
    let manager = ViewLayoutManager(of: view, isCut: false)
    text = view.textStorage
    lines = manager.lines(in: nil)
    origin = CGPoint(x: view.textContainerInset.left, y: view.textContainerInset.top)
    padding = view.linePadding
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    alignment =
      switch view.textAlignment {
      case .center: 0.5
      case .right: 1
      case .natural: isReversed ? 1 : 0
      default: 0
      }
    lineHeight = (view.font ?? TextBounds.usualFont).lineHeight
  }

  /// Returns the rectangle of the caret before a character, in points.
  func caret(at index: Int) -> CGRect {
    let index = min(max(index, 0), text.length)
    guard let line = lines.first(where: { index < NSMaxRange($0.range) }) ?? lines.last else {
      return CGRect(x: origin.x + padding, y: origin.y, width: 2, height: lineHeight)
    }
    if isBehindLastBreak(index) {
      return CGRect(
        x: origin.x + padding, y: origin.y + line.fragment.maxY, width: 2, height: lineHeight)
    }
    return CGRect(
      x: x(of: index, in: line), y: origin.y + line.fragment.minY, width: 2,
      height: line.fragment.height)
  }

  /// Returns the parts of a range in each of its lines, in points.
  func rectangles(of range: NSRange) -> [CGRect] {
    lines.compactMap { line in
      let part = NSIntersectionRange(line.range, range)
      guard part.length > 0 else { return nil }
      let (start, end) = (x(of: part.location, in: line), x(of: NSMaxRange(part), in: line))
      return CGRect(
        x: start, y: origin.y + line.fragment.minY, width: max(end - start, 0),
        height: line.fragment.height)
    }
  }

  /// Returns the selected part of each line.
  func selection(of range: NSRange) -> [UITextSelectionRect] {
    let all = rectangles(of: range)
    return all.indices.map { index in
      SelectedLine(all[index], isFirst: index == 0, isLast: index == all.count - 1)
    }
  }

  /// Returns the index of the caret that is closest to a point: the closest line first, then the
  /// closest caret in it.
  func closestCaret(to point: CGPoint) -> Int {
    guard let last = lines.last else { return 0 }
    let y = point.y - origin.y
    if y >= last.fragment.maxY, isBehindLastBreak(text.length) { return text.length }
    let line = lines.first { y < $0.fragment.maxY } ?? last
    // The caret after the last character of a line is in the next one, unless the text ends.
    let end = NSMaxRange(line.range) - (line.range == last.range && !endsWithBreak ? 0 : 1)
    var closest = line.range.location
    var distance = abs(x(of: closest, in: line) - point.x)
    var index = closest
    while index < end {
      index = NSMaxRange((text.string as NSString).rangeOfComposedCharacterSequence(at: index))
      let next = abs(x(of: index, in: line) - point.x)
      guard next < distance else { continue }
      (closest, distance) = (index, next)
    }
    return closest
  }

  private var endsWithBreak: Bool { text.string.last?.isNewline ?? false }

  /// Returns whether a caret is in the empty line after a line break at the end of the text.
  private func isBehindLastBreak(_ index: Int) -> Bool {
    index == text.length && endsWithBreak && lines.last.map { $0.range.length > 0 } ?? false
  }

  private func x(of index: Int, in line: LaidOutLine) -> CGFloat {
    let free = line.alignment == .natural ? max(line.fragment.width - line.used.maxX, 0) : 0
    return origin.x + free * alignment + line.offset(of: index, in: text, padding: padding)
  }
}

private final class SelectedLine: UITextSelectionRect {
  private let line: CGRect
  private let isFirst: Bool
  private let isLast: Bool

  init(_ line: CGRect, isFirst: Bool, isLast: Bool) {
    self.line = line
    self.isFirst = isFirst
    self.isLast = isLast
    super.init()
  }

  override var rect: CGRect { line }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}
