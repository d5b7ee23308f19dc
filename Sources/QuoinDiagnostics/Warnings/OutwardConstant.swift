// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

/// A constant with the wrong sign: an edge of a view is outside of its superview by exactly the
/// constant, and inside with the other sign.
public struct OutwardConstant: Hashable, Sendable {
  /// The evidence that an edge inside the superview was meant.
  public enum Evidence: Hashable, Sendable {
    /// The opposite edge of the view is as far inside as this one is outside.
    case oppositeEdge
    /// A sibling whose same edge is as far inside as this one is outside.
    case sibling(ItemID)
    /// The bottom of a view without subviews is cut off, although its superview ends where the root
    /// of the layout does. The item is that view or a descendant of it. With the other sign the
    /// item moves as a whole, and all of it is visible.
    case cutOff(ItemID)
  }

  /// The constraint.
  public var constraint: LayoutConstraintID
  /// The view that is partly outside.
  public var item: ItemID
  /// The superview.
  public var container: ItemID
  /// The edge that is outside: left, right, top or bottom.
  public var edge: LayoutAttribute
  /// The length outside, in points. Positive.
  public var points: Double
  /// The evidence that the other sign was meant.
  public var evidence: Evidence
  /// The constant with the other sign, as solved.
  public var fix: LayoutFix
}
