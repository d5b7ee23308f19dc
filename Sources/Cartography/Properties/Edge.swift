// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// A position on an axis: an edge, a center or a baseline.
public struct Edge: RelativeEquality, RelativeInequality, Addition, Multiplication {
  /// The edge, center or baseline.
  public let attribute: LayoutAttribute
  /// The context of the block.
  public let context: Context
  /// The view or guide.
  public let item: AnyObject
}
