// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

/// Required constraints between sizes that only sizes of 0 satisfy, such as `a.width == 2*b.width`
/// and `b.width == a.width`.
///
/// No constraint states a length. With multipliers of 1 the same constraints would allow any size.
public struct ZeroSizeCycle: Hashable, Sendable {
  /// A width or a height.
  public struct Size: Hashable, Sendable {
    /// The item.
    public var item: ItemID
    /// Whether it is the width or the height.
    public var axis: LayoutAxis
  }

  /// The sizes that are 0, in the order of the items.
  public var sizes: [Size]
  /// A smallest set of constraints that makes one of the sizes 0, in the order of activation.
  public var constraints: [LayoutConstraintID]
}
