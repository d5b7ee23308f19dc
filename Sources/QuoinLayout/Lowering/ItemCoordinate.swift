// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A coordinate of an item that the solver determines.
struct ItemCoordinate: Sendable {
  /// The slot of the item.
  var slot: Int32
  var coordinate: LayoutAmbiguity.Coordinate
}
