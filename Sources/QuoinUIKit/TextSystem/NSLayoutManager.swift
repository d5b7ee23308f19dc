// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A layout manager that lays out a text in containers.
///
/// Text that does not fit into a container, by its size or its maximum number of lines, continues in
/// the next one. Lines are measured as those of a label are. There are not glyphs: each character
/// counts as one.
open class NSLayoutManager: NSObject {
  /// The text storage; set by ``NSTextStorage/addLayoutManager(_:)``.
  open internal(set) weak var textStorage: NSTextStorage?
  /// The containers of the text.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Whether line spacing includes the leading of the fonts. Stored, without effect.
  open var usesFontLeading = true
  /// Whether the layout of invisible text can be delayed. Stored, without effect.
  open var allowsNonContiguousLayout = false
  /// Whether invisible characters are shown. Stored, not shown.
  open var showsInvisibleCharacters = false
  /// Whether control characters are shown. Stored, not shown.
  open var showsControlCharacters = false

  /// Creates a layout manager without a text storage.
  public override init() { super.init() }

  /// Appends a text container.
  open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }

  /// Removes the text container at an index.
  open func removeTextContainer(at index: Int) {
    if textContainers.indices.contains(index) { textContainers.remove(at: index) }
  }

  /// Ensures that a container is laid out. Has no effect: rectangles are measured when they are
  /// read.
  open func ensureLayout(for container: NSTextContainer) {}

  /// The number of glyphs: one for each character.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Returns the range of the glyphs in the lines of a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange { laidOutRange(in: container) }

  /// Returns the container of a glyph, and the range of the glyphs in it; nil for a glyph that is in
  /// none.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let found = place(of: glyphIndex), NSLocationInRange(glyphIndex, found.line.range) else {
      return nil
    }
    effectiveGlyphRange?.pointee = laidOutRange(in: found.container)
    return found.container
  }

  /// Returns the glyph range of a character range.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// Returns the rectangle that the text needs in a container, including the horizontal padding, in
  /// points.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let textStorage else { return .zero }
    let used = lines(in: container).reduce(CGRect.null) { $0.union($1.used) }
    guard used.isNull else { return used }
    // No line may fit, or there is no text.
    let padding = textStorage.length > 0 ? 0 : 2 * container.lineFragmentPadding
    return CGRect(x: 0, y: 0, width: padding, height: 0)
  }

  /// Returns the width of a container in points, including the padding; 0 for no limit.
  func width(of container: NSTextContainer) -> CGFloat { container.size.width }

  /// Returns the height of a container in points; 0 for no limit.
  func height(of container: NSTextContainer) -> CGFloat {
    container.size.height < 1e7 ? max(container.size.height, 0) : 0
  }

  /// Returns the rectangle around the characters of a glyph range that are in a container, in points.
  /// It is as high as their lines. That of an empty range has no width.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    let rect = rects(of: glyphRange, in: container).reduce(CGRect.null) { $0.union($1) }
    return rect.isNull ? caret(at: glyphRange.location, in: container) : rect
  }

  /// Returns the smallest range with all glyphs of a container that are, at least in part, in a
  /// rectangle.
  open func glyphRange(
    forBoundingRect bounds: CGRect, in container: NSTextContainer
  ) -> NSRange { characters(in: bounds, of: container) }

  /// Returns the same as ``glyphRange(forBoundingRect:in:)``: lines are measured when they are read.
  open func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
  ) -> NSRange { characters(in: bounds, of: container) }

  /// The delegate that can change the layout in UIKit. Quoin never calls it.
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// The rectangle of the empty line after a line break at the end of the text, in points; zero for
  /// other texts.
  open var extraLineFragmentRect: CGRect { extraLine?.line.fragment ?? .zero }
  /// The used rectangle of the empty line after a line break at the end of the text, in points; zero
  /// for other texts.
  open var extraLineFragmentUsedRect: CGRect { extraLine?.line.used ?? .zero }
  /// The container of the empty line after a line break at the end of the text; nil for other texts.
  open var extraLineFragmentTextContainer: NSTextContainer? { extraLine?.container }
  /// Returns the first character that is in no container; the end of the text if there is room for
  /// all.
  open func firstUnlaidCharacterIndex() -> Int {
    textContainers.map { NSMaxRange(laidOutRange(in: $0)) }.max() ?? 0
  }
  /// Returns the truncated glyph range of a line: always none.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }
  /// Ensures that a character range is laid out. Has no effect: lines are measured when they are
  /// read.
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  /// Ensures that a glyph range is laid out. Has no effect: lines are measured when they are read.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
  /// Draws a glyph range into the current context, without its background.
  ///
  /// - Parameters:
  ///   - glyphsToShow: The glyphs.
  ///   - origin: The upper left corner of the container in the context.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, at: origin, parts: .glyphs)
  }
  /// Draws the background of a glyph range into the current context.
  ///
  /// - Parameters:
  ///   - glyphsToShow: The glyphs.
  ///   - origin: The upper left corner of the container in the context.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, at: origin, parts: .background)
  }
  /// Fills rectangles of the current context with a colour. Quoin never calls it.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
    color: UIColor
  ) {
    #if !QUOIN_APPLE_FOUNDATION
    guard rectCount > 0 else { return }
    color.setFill()
    GraphicsContexts.current?.fill(Array(UnsafeBufferPointer(start: rectArray, count: rectCount)))
    #endif
  }
  /// Draws the underline of a glyph range. Nothing is drawn here.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {}
  /// Draws the strikethrough of a glyph range. Nothing is drawn here.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {}

  // MARK: Lines

  /// Calls a closure with each line of a glyph range: its rectangle, its used rectangle, its
  /// container, its glyph range, and a flag that stops the enumeration.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for (line, container) in places(of: glyphRange) {
      block(line.fragment, line.used, container, line.range, &stop)
      if stop.boolValue { return }
    }
  }

  /// Returns the rectangle of the line of a glyph, in points.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = place(of: glyphIndex)?.line else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return line.fragment
  }

  /// Returns the used rectangle of the line of a glyph, in points.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = place(of: glyphIndex)?.line else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return line.used
  }

  /// Returns the left end of the baseline of a glyph, from the upper left corner of the rectangle of
  /// its line, in points.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let textStorage, let (line, container) = place(of: glyphIndex) else { return .zero }
    let padding = container.lineFragmentPadding
    let x = line.offset(of: glyphIndex, in: textStorage, padding: padding)
    return CGPoint(x: x - line.fragment.minX, y: line.ascender)
  }

  /// Returns the glyph at a point of a container, and the position in it from 0 to 1.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let all = lines(in: container)
    guard let textStorage, let line = all.first(where: { point.y < $0.fragment.maxY }) ?? all.last
    else { return 0 }
    let found = line.character(
      at: point.x, in: textStorage, padding: container.lineFragmentPadding)
    partialFraction?.pointee = found.fraction
    return found.index
  }

  /// Returns the glyph at a point of a container.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// Returns the character at a point of a container, and the position in it from 0 to 1.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  /// Returns the index of the glyph of a character: the same index.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// Returns the index of the character of a glyph: the same index.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Returns the character range of a glyph range.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  /// Calls a closure with the rectangle of each line of a glyph range, and a flag that stops the
  /// enumeration.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for rect in rects(of: glyphRange, in: textContainer) {
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }

  // MARK: Invalidation

  /// Invalidates the layout of a character range. Has no effect: lines are measured when they are
  /// read.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {}
  /// Invalidates the picture of a character range. Has no effect: lines are not kept.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
}
