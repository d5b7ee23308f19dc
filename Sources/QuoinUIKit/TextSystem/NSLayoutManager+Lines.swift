// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Lines and characters of a layout manager. There are no glyphs: each UTF-16 unit counts as one.
extension NSLayoutManager {
  /// The containers with their lines. Text that does not fit into a container continues in the next.
  private var filledContainers: some Sequence<(container: NSTextContainer, lines: [LaidOutLine])> {
    var start = 0
    return textContainers.lazy.map { container in
      let lines = self.lines(in: container, from: start)
      start = lines.last.map { NSMaxRange($0.range) } ?? start
      return (container, lines)
    }
  }

  /// Returns the lines in a container; in the first one for nil.
  func lines(in container: NSTextContainer?) -> [LaidOutLine] {
    let wanted = container ?? textContainers.first
    return filledContainers.first { $0.container === wanted }?.lines ?? []
  }

  /// Returns the lines in a container of the text from an index on.
  private func lines(in container: NSTextContainer, from start: Int) -> [LaidOutLine] {
    guard let textStorage, start < textStorage.length else { return [] }
    let text =
      start == 0
      ? textStorage
      : textStorage.attributedSubstring(
        from: NSRange(location: start, length: textStorage.length - start))
    var lines =
      container.exclusionPaths.isEmpty
      ? LaidOutLine.lines(
        of: text, width: width(of: container), padding: container.lineFragmentPadding)
      : LaidOutLine.lines(of: text, in: container, width: width(of: container))
    let height = height(of: container)
    // The tolerance covers the rounding errors in a sum of line heights.
    if height > 0 { lines = Array(lines.prefix { $0.fragment.maxY <= height + 1e-6 }) }
    if container.maximumNumberOfLines > 0 {
      // Parts of a line beside a path have the same height.
      var tops = Set<CGFloat>()
      lines = lines.filter { line in
        tops.insert(line.fragment.minY)
        return tops.count <= container.maximumNumberOfLines
      }
    }
    for index in lines.indices { lines[index].range.location += start }
    return lines
  }

  /// Whether a container may contain less than the whole text, or has lines of several widths.
  func isLimited(_ container: NSTextContainer) -> Bool {
    !container.exclusionPaths.isEmpty || container.maximumNumberOfLines > 0
      || height(of: container) > 0 || container !== textContainers.first
  }

  /// Returns the line of a glyph with its container; the last line of all containers where no line
  /// has it.
  func place(of index: Int) -> (line: LaidOutLine, container: NSTextContainer)? {
    var last: (line: LaidOutLine, container: NSTextContainer)?
    for (container, lines) in filledContainers {
      if let line = lines.first(where: { NSLocationInRange(index, $0.range) }) {
        return (line, container)
      }
      if let line = lines.last { last = (line, container) }
    }
    return last
  }

  /// The lines of all containers that a range of glyphs is in.
  func places(of range: NSRange) -> [(line: LaidOutLine, container: NSTextContainer)] {
    filledContainers.flatMap { container, lines in
      lines.filter { NSIntersectionRange($0.range, range).length > 0 }.map { ($0, container) }
    }
  }

  /// Returns the range of the glyphs in a container.
  func laidOutRange(in container: NSTextContainer) -> NSRange {
    guard isLimited(container) else { return NSRange(location: 0, length: numberOfGlyphs) }
    let lines = lines(in: container)
    guard let first = lines.first, let last = lines.last else {
      return NSRange(location: 0, length: 0)
    }
    return NSUnionRange(first.range, last.range)
  }

  /// The empty line after a line break at the end of the text, with its container.
  var extraLine: (line: LaidOutLine, container: NSTextContainer)? {
    for (container, lines) in filledContainers {
      if let line = lines.last, line.range.length == 0 { return (line, container) }
    }
    return nil
  }

  // MARK: Rectangles

  /// Returns the rectangles around the characters of a range in each line of a container.
  func rects(of range: NSRange, in container: NSTextContainer) -> [CGRect] {
    guard let textStorage else { return [] }
    return lines(in: container).compactMap {
      $0.rect(of: range, in: textStorage, padding: container.lineFragmentPadding)
    }
  }

  /// Returns the rectangle without a width before a character; zero for one that is not in the
  /// container.
  func caret(at index: Int, in container: NSTextContainer) -> CGRect {
    guard let textStorage else { return .zero }
    let lines = lines(in: container)
    let line =
      lines.first { NSLocationInRange(index, $0.range) }
      ?? lines.last.flatMap {
        index == textStorage.length && NSMaxRange($0.range) == index ? $0 : nil
      }
    guard let line else { return .zero }
    let x = line.offset(of: index, in: textStorage, padding: container.lineFragmentPadding)
    return CGRect(x: x, y: line.fragment.minY, width: 0, height: line.fragment.height)
  }

  /// Returns the range with all characters of a container that are, at least in part, in a rectangle.
  func characters(in rect: CGRect, of container: NSTextContainer) -> NSRange {
    guard let textStorage else { return NSRange(location: 0, length: 0) }
    let padding = container.lineFragmentPadding
    let text = textStorage.string as NSString
    let ranges = lines(in: container).filter { $0.fragment.intersects(rect) }.map { line in
      let first = line.character(at: rect.minX, in: textStorage, padding: padding).index
      let last = line.character(at: rect.maxX, in: textStorage, padding: padding).index
      return NSUnionRange(
        text.rangeOfComposedCharacterSequence(at: first),
        text.rangeOfComposedCharacterSequence(at: last))
    }
    guard let first = ranges.first else { return NSRange(location: 0, length: 0) }
    return ranges.dropFirst().reduce(first, NSUnionRange)
  }

  // MARK: Drawing

  /// Draws the characters of a range into the current context.
  ///
  /// - Parameter origin: The upper left corner of the containers.
  func draw(_ range: NSRange, at origin: CGPoint, parts: TextDrawing.Parts) {
    guard let textStorage else { return }
    for (line, container) in places(of: range) {
      let part = NSIntersectionRange(line.range, range)
      let x = line.offset(
        of: part.location, in: textStorage, padding: container.lineFragmentPadding)
      TextDrawing.drawLine(
        textStorage.attributedSubstring(from: part),
        at: CGPoint(x: origin.x + x, y: origin.y + line.fragment.minY + line.ascender), parts: parts
      )
    }
  }
}
