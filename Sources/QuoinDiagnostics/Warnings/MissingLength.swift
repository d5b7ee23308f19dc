// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

/// A length of an item that nothing inside it determines, so that it is 0 in a fitting pass.
public struct MissingLength: Hashable, Sendable {
  /// A constraint that gives the item a length.
  public struct Fix: Hashable, Sendable {
    /// The edit and its other effects, against the layout of the fitting pass.
    public var tried: LayoutFix
    /// The constraint that is missing.
    public var constraint: LayoutConstraint
    /// The length that the item has with it in a fitting pass, in points.
    public var length: Double
  }

  /// The item whose fitting size is computed, a root.
  public var item: ItemID
  /// The axis of the length.
  public var axis: LayoutAxis
  /// The length that the item gets instead of 0, in points, such as that of a row of a table; 0 for
  /// none.
  public var standard: Double
  /// The views inside that have a length and constraints on the axis, and stick out of the item at
  /// the standard length. Never empty.
  public var overflowing: [ItemID]
  /// A constraint with which the item contains these views, as solved; nil when none was found.
  public var fix: Fix?
}
