// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The top, leading, bottom and trailing edges.
public struct Edges: RelativeCompoundEquality, RelativeCompoundInequality {
  /// The context of the block.
  public let context: Context
  /// The top, leading, bottom and trailing edges, in this order.
  public let properties: [any Property]

  init(context: Context, _ properties: [any Property]) {
    self.context = context
    self.properties = properties
  }
}
