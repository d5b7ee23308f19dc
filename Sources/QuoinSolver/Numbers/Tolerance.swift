// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The tolerances of the solver. Every comparison of computed numbers uses one of these.
///
/// Rows are scaled when they are stored, so that the largest coefficient of each is at least 1 and
/// less than 2. So distances are in points, whatever coefficients a constraint was written with.
enum Tolerance {
  /// A sum of coefficients that is smaller than this part of the largest of them is a rounding
  /// error. A double has 16 digits; a dozen sums can lose the last four.
  static let cancellation = 1e-12
  /// The tolerance of cancellation for sums with 32 digits. They have no rounding errors, but
  /// written coefficients such as `1.0 / 3` are rounded to 16.
  static let preciseCancellation = 2e-15
  /// The largest violation of a required row that counts as satisfied: a millionth of a point is
  /// invisible.
  static let residual = 1e-6
  /// The relative precision of doubles after some sums: a distance also has to be larger than this
  /// part of the numbers that are compared or added up.
  static let precision = 1e-12
  /// Two breakpoints this close are one.
  static let breakpoint = 1e-9
  /// A slope that is smaller than this part of the slopes whose sum it is counts as 0.
  static let slope = 1e-10
  /// The tolerance of slopes for a tableau with 32 digits, whose entries are rounded once, to 16.
  static let preciseSlope = 1e-14
  /// A tableau entry that is smaller counts as 0.
  static let pivot = 1e-15
  /// A tableau entry that is smaller is not stored: divided by the smallest pivot, it would still
  /// count as 0. In a chain of rows such as `b <= 0.6 a`, entries become smaller and smaller.
  static let entry = 1e-30
  /// A pivot smaller than this part of the largest entry of its row calls for a rebuilt tableau.
  static let weakPivot = 1e-7
  /// An equality defines a variable only when its coefficient is at least this part of the largest:
  /// dividing by a smaller one would multiply the rounding errors of all others.
  static let leastPivotShare = 0.01
  /// A variable whose range is narrower is determined.
  static let range = 1e-6
  /// A number whose coefficient of an input is smaller does not depend on this input.
  static let dependence = 1e-13

  /// Whether breakpoints at `left` and at `right`, which is not less, are one.
  static func coincide(_ left: Double, _ right: Double) -> Bool {
    right - left <= breakpoint(of: left)
  }

  /// Returns whether a sum is a rounding error.
  /// - Parameter magnitude: the largest magnitude among the numbers that were added.
  static func isCancelled(_ sum: Double, of magnitude: Double) -> Bool {
    abs(sum) <= cancellation * magnitude
  }

  /// Returns the largest violation of a required row that counts as satisfied.
  /// - Parameter magnitude: the magnitude of the numbers that the row adds up.
  static func residual(of magnitude: Double) -> Double {
    max(residual, precision * magnitude)
  }

  /// The gap within which requirements hold together. It is half of the tolerance of a row, so that
  /// with rounding errors no row is violated by more than its tolerance.
  /// - Parameter magnitude: the magnitude of the numbers that the rows add up.
  static func gap(of magnitude: Double) -> Double { residual(of: magnitude) / 2 }

  /// The distance within which a breakpoint is one with a breakpoint at a number.
  static func breakpoint(of number: Double) -> Double { max(breakpoint, precision * abs(number)) }
}
