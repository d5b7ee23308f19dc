// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

/// A view that a stack view hides, and that required constraints give a length.
///
/// A stack view makes its hidden views 0 long by a required constraint. A layout that shows them as
/// the canvas of an editor does has the same constraint as an optional one, so that the conflict is
/// only seen when the program runs.
public struct HiddenLength: Hashable, Sendable {
  /// The hidden view.
  public var item: ItemID
  /// The axis of the stack view.
  public var axis: LayoutAxis
  /// The length that the layout shows, in points. Positive.
  public var length: Double
  /// The constraint that makes the view 0 long, as far as nothing stronger prevents it.
  public var hiding: LayoutConstraintID
  /// The constraints that cannot hold with a length of 0, in the order of activation.
  public var constraints: [LayoutConstraintID]
}
