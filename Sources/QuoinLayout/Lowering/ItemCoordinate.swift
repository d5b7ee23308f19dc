// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A coordinate of an item that the solver determines.
package struct ItemCoordinate: Sendable {
  /// The slot of the item.
  package var slot: Int32
  package var coordinate: LayoutAmbiguity.Coordinate

  package init(slot: Int32, coordinate: LayoutAmbiguity.Coordinate) {
    self.slot = slot
    self.coordinate = coordinate
  }
}
