// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The horizontal and the vertical center.
///
/// > Note: NotAutoLayout has another type of this name. Where both modules are imported, write
/// > `Cartography.Point` or `NotAutoLayout.Point`.
public struct Point: RelativeCompoundEquality, RelativeCompoundInequality {
  /// The context of the block.
  public let context: Context
  /// The horizontal center, then the vertical one.
  public let properties: [any Property]

  init(context: Context, _ properties: [any Property]) {
    self.context = context
    self.properties = properties
  }
}
