// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

// Text fields and text views have the members of the protocol themselves, since programs override
// them. The common parts of these members are here.

extension UITextInput {
  /// Returns the position at a distance: characters to the sides, the ends of the text above and
  /// below.
  func moved(
    _ position: UITextPosition, _ direction: UITextLayoutDirection, by offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .left: self.position(from: position, offset: -offset)
    case .right: self.position(from: position, offset: offset)
    case .up: beginningOfDocument
    case .down: endOfDocument
    }
  }

  /// Returns the range from a position to the end of the text in a direction.
  func remainder(
    from position: UITextPosition, _ direction: UITextLayoutDirection
  ) -> UITextRange? {
    direction.isBackward
      ? textRange(from: beginningOfDocument, to: position)
      : textRange(from: position, to: endOfDocument)
  }

  /// Returns the range of the character before the caret closest to a point, or after it.
  func closestCharacter(to point: CGPoint) -> UITextRange? {
    guard let closest = closestPosition(to: point) else { return nil }
    let isAfter = point.x < caretRect(for: closest).minX
    guard let other = position(from: closest, offset: isAfter ? -1 : 1) else { return nil }
    return textRange(from: closest, to: other)
  }
}

extension UITextPosition {
  /// Returns whether the position is before, at or after another one.
  func compared(to other: UITextPosition) -> ComparisonResult {
    offset == other.offset
      ? .orderedSame : offset < other.offset ? .orderedAscending : .orderedDescending
  }
}

extension UITextRange {
  /// Returns the end that is farthest in a direction.
  func end(in direction: UITextLayoutDirection) -> UITextPosition {
    direction.isBackward ? start : end
  }
}

extension UITextLayoutDirection {
  /// Whether the direction is backward, in a text from left to right.
  var isBackward: Bool { self == .left || self == .up }
}
