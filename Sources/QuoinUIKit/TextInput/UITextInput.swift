// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A place in a text: before a UTF-16 unit.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  let offset: Int

  /// Creates the position at the beginning.
  public override init() {
    offset = 0
    super.init()
  }

  init(offset: Int) {
    self.offset = offset
    super.init()
  }
}

/// A part of a text.
@preconcurrency @MainActor open class UITextRange: NSObject {
  let range: NSRange

  /// Creates the empty range at the beginning.
  public override init() {
    range = NSRange(location: 0, length: 0)
    super.init()
  }

  init(range: NSRange) {
    self.range = range
    super.init()
  }

  /// Whether the range has no length.
  open var isEmpty: Bool { range.length == 0 }
  /// The start of the range.
  open var start: UITextPosition { UITextPosition(offset: range.location) }
  /// The end of the range.
  open var end: UITextPosition { UITextPosition(offset: NSMaxRange(range)) }
}

/// An object that receives keys.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Inserts a text at the selection.
  func insertText(_ text: String)
  /// Removes the selection, or the character before it.
  func deleteBackward()
}

/// A text with a selection.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// The range of the selection.
  var selectedTextRange: UITextRange? { get set }
  /// The range of the marked text; nil for none.
  var markedTextRange: UITextRange? { get }
  /// The attributes of the marked text.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// The delegate that is notified of changes that are not the user's.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// The tokenizer that finds the units of the text.
  var tokenizer: any UITextInputTokenizer { get }
  /// The position of the text's start.
  var beginningOfDocument: UITextPosition { get }
  /// The position of the text's end.
  var endOfDocument: UITextPosition { get }
  /// Returns the text of a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text of a range.
  func replace(_ range: UITextRange, withText text: String)
  /// Returns the range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at a distance in UTF-16 units; nil outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the distance of two positions in UTF-16 units.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Sets the text that is composed of several keys, and its selection.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Unmarks the marked text.
  func unmarkText()
  /// Returns the position at a distance in a direction; nil outside of the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Returns whether a position is before, at or after another one.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the position of a range that is farthest in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
    -> UITextPosition?
  /// Returns the range from a position to the end of a direction.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// Returns the direction of the text at a position.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets the direction of the text of a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// Returns the first rectangle of a range.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangle of the caret at a position.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangles of a selection.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position at a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position of a range at a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the range of the character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?
}

extension NSString {
  /// Returns a range that is limited to the text.
  func clamped(_ range: NSRange) -> NSRange {
    let start = min(max(range.location, 0), length)
    return NSRange(location: start, length: min(max(range.length, 0), length - start))
  }
}
