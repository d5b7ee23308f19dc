// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The horizontal and the vertical center.
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
