// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// Lays a text out in containers.
///
/// The rectangle that the text needs in its first container is measured as labels are. There are no
/// glyphs: each character counts as one, and no place of a single character is known.
open class NSLayoutManager: NSObject {
  /// The text; set by ``NSTextStorage/addLayoutManager(_:)``.
  open internal(set) weak var textStorage: NSTextStorage?
  /// The spaces of the text.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Whether the space above and below lines comes from their fonts. Stored, without effect.
  open var usesFontLeading = true
  /// Whether text that is not seen may be laid out later. Stored, without effect.
  open var allowsNonContiguousLayout = false
  /// Whether characters without shape are shown. Stored, not shown.
  open var showsInvisibleCharacters = false
  /// Whether characters of control are shown. Stored, not shown.
  open var showsControlCharacters = false

  /// A manager without text.
  public override init() { super.init() }

  /// Adds a space.
  open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }

  /// Removes a space.
  open func removeTextContainer(at index: Int) {
    if textContainers.indices.contains(index) { textContainers.remove(at: index) }
  }

  /// Lays the text out. Nothing is needed: rectangles are measured when they are read.
  open func ensureLayout(for container: NSTextContainer) {}

  /// How many glyphs there are: one for each character.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// The glyphs in a space: all in the first one.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: container === textContainers.first ? numberOfGlyphs : 0)
  }

  /// The glyphs of some characters.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// The rectangle that the text needs in a space, with the padding at its sides, in points.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let textStorage, container === textContainers.first else { return .zero }
    let padding = container.lineFragmentPadding
    let unlimited = CGFloat.greatestFiniteMagnitude
    let full = width(of: container)
    let width = full > 0 ? full - 2 * padding : unlimited
    let size = textStorage.boundingRect(
      with: CGSize(width: max(width, 0), height: unlimited), options: .usesLineFragmentOrigin,
      context: nil
    ).size
    return CGRect(x: 0, y: 0, width: size.width + 2 * padding, height: size.height)
  }

  /// The width of a space in points, with the padding; 0 where there is no limit.
  func width(of container: NSTextContainer) -> CGFloat { container.size.width }

  /// The rectangle of some glyphs: that of the whole text.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect { usedRect(for: container) }

  /// Hears of the layout, and changes it in UIKit. Never asked here.
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// The rectangle of the empty line after the last one: none.
  open var extraLineFragmentRect: CGRect { .zero }
  /// The part of that line that is used: none.
  open var extraLineFragmentUsedRect: CGRect { .zero }
  /// The first character that is not laid out: the end, since all are.
  open func firstUnlaidCharacterIndex() -> Int { numberOfGlyphs }
  /// The glyphs of a line that are cut off: none.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }
  /// Lays some characters out. Nothing is needed: lines are measured when they are read.
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  /// Lays some glyphs out. Nothing is needed: lines are measured when they are read.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
  /// Draws glyphs. Nothing is drawn here.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  /// Draws what is behind glyphs. Nothing is drawn here.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  /// Fills what is behind characters. Nothing is drawn here.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
    color: UIColor
  ) {}
  /// Draws a line below glyphs. Nothing is drawn here.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {}
  /// Draws a line through glyphs. Nothing is drawn here.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {}
}
