// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Where computed numbers count as equal. Every comparison of the solver uses one of these.
///
/// The values fit layouts: coefficients are 1, -1, multipliers and small sums of them, values reach
/// about a million points, and nobody sees a millionth of a point.
enum Tolerance {
  /// A coefficient this small is what cancellation left over, and its term is dropped.
  static let coefficient = 1e-11
  /// A required constraint that is off by this much still holds.
  static let residual = 1e-6
  /// Two breakpoints this close, relative to their size, are one.
  static let breakpoint = 1e-9
  /// A slope this small is flat.
  static let slope = 1e-7
  /// A tableau entry this small cannot be pivoted on.
  static let pivot = 1e-9
  /// A pivot smaller than this part of the largest entry of its row calls for a rebuilt tableau.
  static let weakPivot = 1e-7
  /// A variable whose range is narrower is determined.
  static let range = 1e-6

  /// Whether a breakpoint at `right` is at the same place as one at `left`, which is not greater.
  static func coincide(_ left: Double, _ right: Double) -> Bool {
    right - left <= breakpoint * max(1, abs(left))
  }
}
