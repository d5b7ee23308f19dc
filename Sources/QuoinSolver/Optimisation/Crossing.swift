// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A breakpoint that a quantity crosses during a step.
struct Crossing: HeapElement, Sendable {
  /// The distance of the moving quantity at the crossing.
  var distance: Double
  var quantity: Int32
  var breakpoint: Int32
  /// The row of the quantity; nil for the moving quantity itself.
  var row: Int32?
  /// The rate of the quantity relative to the moving one.
  var rate: Double
  /// The number of entries of the row, in a long search.
  var entryCount: Int32

  func precedes(_ other: Crossing) -> Bool {
    guard distance == other.distance else { return distance < other.distance }
    return entryCount == other.entryCount
      ? quantity < other.quantity : entryCount > other.entryCount
  }
}
