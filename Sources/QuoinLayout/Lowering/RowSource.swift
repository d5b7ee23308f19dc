// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The source of a row of the solver.
package struct RowSource: Sendable {
  /// The kinds of rows.
  enum Kind: Sendable {
    case constraint, autoresizingPosition, autoresizingSize, hugging, compressionResistance
  }

  /// The slot of the constraint, or of the item for every other kind.
  var slot: Int32
  var kind: Kind
  /// The axis of a row of an item; without meaning for a constraint.
  var axis = LayoutAxis.horizontal
}
