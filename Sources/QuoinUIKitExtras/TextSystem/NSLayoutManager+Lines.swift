// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// Lines and characters of a layout manager. There are no glyphs: each UTF-16 unit counts as one.
extension NSLayoutManager {
  func lines(in container: NSTextContainer?) -> [LaidOutLine] {
    guard let textStorage, let container = container ?? textContainers.first,
      container === textContainers.first
    else { return [] }
    return LaidOutLine.lines(
      of: textStorage, width: width(of: container), padding: container.lineFragmentPadding)
  }

  private func line(of index: Int) -> LaidOutLine? {
    let all = lines(in: nil)
    return all.first { NSLocationInRange(index, $0.range) } ?? all.last
  }

  private var padding: CGFloat { textContainers.first?.lineFragmentPadding ?? 0 }

  /// Calls a closure with each line of a glyph range: its rectangle, its used rectangle, its
  /// container, its glyph range, and a flag that stops the enumeration.
  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var stop: ObjCBool = false
    for line in lines(in: container)
    where NSIntersectionRange(line.range, glyphRange).length > 0 {
      block(line.fragment, line.used, container, line.range, &stop)
      if stop.boolValue { return }
    }
  }

  /// Returns the rectangle of the line of a glyph, in points.
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = line(of: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return line.fragment
  }

  /// Returns the used rectangle of the line of a glyph, in points.
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = line(of: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return line.used
  }

  /// Returns the location of a glyph in its line, in points.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let textStorage, let line = line(of: glyphIndex) else { return .zero }
    return CGPoint(x: line.offset(of: glyphIndex, in: textStorage, padding: padding), y: 0)
  }

  /// Returns the glyph at a point of a container, and the position in it from 0 to 1.
  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let all = lines(in: container)
    guard let textStorage, let line = all.first(where: { point.y < $0.fragment.maxY }) ?? all.last
    else { return 0 }
    let found = line.character(at: point.x, in: textStorage, padding: padding)
    partialFraction?.pointee = found.fraction
    return found.index
  }

  /// Returns the glyph at a point of a container.
  public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// Returns the character at a point of a container, and the position in it from 0 to 1.
  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  /// Returns the index of the glyph of a character: the same index.
  public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// Returns the index of the character of a glyph: the same index.
  public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Returns the character range of a glyph range.
  public func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  /// Calls a closure with the rectangle of each line of a glyph range, and a flag that stops the
  /// enumeration.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let textStorage, let padding = textContainers.first?.lineFragmentPadding else { return }
    var stop: ObjCBool = false
    for line in lines(in: textContainer) {
      let part = NSIntersectionRange(line.range, glyphRange)
      guard part.length > 0 else { continue }
      let start = line.offset(of: part.location, in: textStorage, padding: padding)
      let end =
        NSMaxRange(part) < NSMaxRange(line.range)
        ? line.offset(of: NSMaxRange(part), in: textStorage, padding: padding) : line.used.maxX
      block(
        CGRect(
          x: start, y: line.fragment.minY, width: max(end - start, 0), height: line.fragment.height),
        &stop)
      if stop.boolValue { return }
    }
  }
}
