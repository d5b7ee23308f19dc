// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// A width or a height.
///
/// > Note: Foundation has another type of this name. Where both modules are imported, write
/// > `Cartography.Dimension` or `Foundation.Dimension`.
public struct Dimension: NumericalEquality, NumericalInequality, RelativeEquality,
  RelativeInequality, Addition, Multiplication
{
  /// Width or height.
  public let attribute: LayoutAttribute
  /// The context of the block.
  public let context: Context
  /// The view or guide.
  public let item: AnyObject
}
