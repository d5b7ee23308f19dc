// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Top, leading, bottom and trailing.
public struct Edges: RelativeCompoundEquality, RelativeCompoundInequality {
  /// The context of the block.
  public let context: Context
  /// Top, leading, bottom, trailing.
  public let properties: [any Property]

  init(context: Context, _ properties: [any Property]) {
    self.context = context
    self.properties = properties
  }
}
