// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A value at which the slope of a quantity's cost changes.
struct Breakpoint: Sendable {
  var value: Double
  /// The contributions to the slope below and above the breakpoint.
  var slopeBelow: Double
  var slopeAbove: Double
  /// The rank of the bound's priority, 0 the highest.
  var level: Int32
  /// The bound of the system, whose limit gives the value for other inputs.
  var bound: Int32

  /// The contribution to the slope on one side.
  func slope(isAbove: Bool) -> Double { isAbove ? slopeAbove : slopeBelow }

  /// The increase of the slope at the breakpoint.
  var bend: Double { slopeAbove - slopeBelow }
}
