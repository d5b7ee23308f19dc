// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinText

/// A laid-out line of text in a container.
struct LaidOutLine {
  /// The range of characters in UTF-16 units, up to the next line.
  var range: NSRange
  /// The rectangle of the whole line, in points.
  var fragment: CGRect
  /// The rectangle of the part of the line that contains text, with the padding beside it, in points.
  var used: CGRect
  /// The distance from the upper edge of the line to its baseline, in points.
  var ascender: CGFloat
  /// The alignment of the paragraph; one that is not natural has moved the text.
  private(set) var alignment = NSTextAlignment.natural

  /// Returns the lines of a text in a container with a width; 0 for no limit.
  static func lines(
    of text: NSAttributedString, width: CGFloat, padding: CGFloat
  ) -> [LaidOutLine] {
    guard text.length > 0 else { return [] }
    let inner = width > 0 ? max(width - 2 * padding, 1) : 0
    let layout = TextBounds.layout(of: text, width: inner)
    var position = CharacterPosition(in: text.string)
    let offsets = layout.lines.map { position.utf16Offset(of: $0.range.lowerBound) } + [text.length]
    return layout.lines.enumerated().map { index, line in
      let height = CGFloat(line.ascender + line.descender)
      let full = width > 0 ? width : CGFloat(line.indent + line.width) + 2 * padding
      var laidOut = LaidOutLine(
        range: NSRange(location: offsets[index], length: offsets[index + 1] - offsets[index]),
        fragment: CGRect(x: 0, y: CGFloat(line.top), width: full, height: height),
        used: CGRect(
          x: CGFloat(line.indent), y: CGFloat(line.top),
          width: CGFloat(line.width) + 2 * padding, height: height),
        ascender: CGFloat(line.ascender))
      laidOut.align(in: text)
      return laidOut
    }
  }

  /// Returns the parts of lines between the paths of a container; a width of 0 sets no limit.
  static func lines(
    of text: NSAttributedString, in container: NSTextContainer, width: CGFloat
  ) -> [LaidOutLine] {
    let excluded = ExcludedText(
      width: width, padding: container.lineFragmentPadding, paths: container.exclusionPaths,
      lineCount: container.maximumNumberOfLines)
    let parts = excluded.parts(of: text.textRuns(font: TextBounds.usualFont)) { runs, width in
      TextBounds.layout(of: runs, style: text, width: width ?? 0)
    }
    var position = CharacterPosition(in: text.string)
    return parts.map { part in
      let start = position.utf16Offset(of: part.range.lowerBound)
      let end = position.utf16Offset(of: part.range.upperBound)
      var line = LaidOutLine(
        range: NSRange(location: start, length: end - start),
        fragment: part.fragment, used: part.used, ascender: part.ascender)
      line.align(in: text)
      return line
    }
  }

  /// Moves the text as its paragraph is aligned.
  private mutating func align(in text: NSAttributedString) {
    let index = min(range.location, text.length - 1)
    let style = text.attribute(.paragraphStyle, at: index, effectiveRange: nil)
    guard let style = style as? NSParagraphStyle else { return }
    alignment = style.alignment
    used.origin.x += style.leftPart(of: max(fragment.maxX - used.maxX, 0))
  }

  /// Returns the offset of a character from the beginning of the line, including the padding, in
  /// points.
  func offset(of index: Int, in text: NSAttributedString, padding: CGFloat) -> CGFloat {
    let length = min(max(index - range.location, 0), range.length)
    guard length > 0 else { return used.minX + padding }
    let start = text.attributedSubstring(
      from: NSRange(location: range.location, length: length))
    return used.minX + padding + CGFloat(TextBounds.layout(of: start, width: 0).size.width)
  }

  /// Returns the rectangle around the characters of a range that are in the line, in points; nil if
  /// none is.
  func rect(of wanted: NSRange, in text: NSAttributedString, padding: CGFloat) -> CGRect? {
    let part = NSIntersectionRange(range, wanted)
    guard part.length > 0 else { return nil }
    let start = offset(of: part.location, in: text, padding: padding)
    let end =
      NSMaxRange(part) < NSMaxRange(range)
      ? offset(of: NSMaxRange(part), in: text, padding: padding) : used.maxX - padding
    return CGRect(
      x: start, y: fragment.minY, width: max(end - start, 0), height: fragment.height)
  }

  /// Returns the character at an offset from the beginning of the line, and the position in it from
  /// 0 to 1.
  func character(
    at x: CGFloat, in text: NSAttributedString, padding: CGFloat
  ) -> (index: Int, fraction: CGFloat) {
    let string = text.string as NSString
    var index = range.location
    var start = offset(of: index, in: text, padding: padding)
    while index < NSMaxRange(range) {
      let next = NSMaxRange(string.rangeOfComposedCharacterSequence(at: index))
      let end = offset(of: next, in: text, padding: padding)
      if x < end || next >= NSMaxRange(range) {
        let fraction = end > start ? min(max((x - start) / (end - start), 0), 1) : 0
        return (index, fraction)
      }
      index = next
      start = end
    }
    return (max(NSMaxRange(range) - 1, 0), 0)
  }
}

/// A position in a string that moves forward, so that the lines of a text are counted in linear time.
private struct CharacterPosition {
  private let string: String
  private var index: String.Index
  private var character = 0
  private var utf16 = 0

  init(in string: String) {
    self.string = string
    index = string.startIndex
  }

  /// Moves to a character that is not before the position, and returns its index in UTF-16 units.
  mutating func utf16Offset(of wanted: Int) -> Int {
    while character < wanted, index < string.endIndex {
      utf16 += string[index].utf16.count
      index = string.index(after: index)
      character += 1
    }
    return utf16
  }
}
