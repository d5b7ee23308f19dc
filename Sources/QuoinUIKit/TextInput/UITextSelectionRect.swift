// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A rectangle of selected text.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  /// The rectangle, in points.
  open var rect: CGRect { .zero }
  /// The direction of the text.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins in it.
  open var containsStart: Bool { false }
  /// Whether the selection ends in the rectangle.
  open var containsEnd: Bool { false }
  /// Whether lines go from top to bottom.
  open var isVertical: Bool { false }
}
