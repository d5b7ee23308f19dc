// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A breakpoint that a quantity crosses during a step.
struct Crossing: Sendable {
  /// The distance of the moving quantity at the crossing.
  var distance: Double
  var quantity: Int32
  var breakpoint: Int32
  /// The row of the quantity; nil for the moving quantity itself.
  var row: Int32?
  /// The rate of the quantity relative to the moving one.
  var rate: Double

  /// The order of crossings: by distance, then by quantity.
  static func precedes(_ first: Crossing, _ second: Crossing) -> Bool {
    first.distance == second.distance
      ? first.quantity < second.quantity : first.distance < second.distance
  }
}
