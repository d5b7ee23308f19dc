// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Where computed numbers count as equal. Every comparison of the solver uses one of these.
///
/// Rows are scaled when they are stored, so that the largest coefficient of each is at least 1 and
/// less than 2. A distance below is therefore one in points, whatever numbers a constraint was
/// written with.
enum Tolerance {
  /// A sum of coefficients is rounding alone when it is this small beside the largest of them. A
  /// double has 16 digits; a dozen sums may lose the last four.
  static let cancellation = 1e-12
  /// The same for sums with 32 digits. They lose none, but coefficients were rounded to 16 when they
  /// were written, as `1.0 / 3` is.
  static let preciseCancellation = 2e-15
  /// A required row that is off by this much still holds: a millionth of a point is invisible.
  static let residual = 1e-6
  /// What double precision can tell apart, as a part of the numbers that are compared or added up:
  /// a distance has to be larger than this part as well.
  static let precision = 1e-12
  /// Two breakpoints this close are one.
  static let breakpoint = 1e-9
  /// A slope this small beside the slopes that it is the sum of is flat.
  static let slope = 1e-10
  /// The same where the tableau has 32 digits. Each of the numbers is rounded once, to 16.
  static let preciseSlope = 1e-14
  /// A tableau entry this small counts as 0 everywhere.
  static let pivot = 1e-15
  /// A pivot smaller than this part of the largest entry of its row calls for a rebuilt tableau.
  static let weakPivot = 1e-7
  /// An equality defines a variable only when its coefficient is at least this part of the largest:
  /// dividing by a smaller one would multiply the rounding errors of all others.
  static let leastPivotShare = 0.01
  /// A variable whose range is narrower is determined.
  static let range = 1e-6
  /// A form that changes by less than this for each point of an input does not depend on it.
  static let dependence = 1e-13

  /// Whether a breakpoint at `right` is at the same place as one at `left`, which is not greater.
  static func coincide(_ left: Double, _ right: Double) -> Bool {
    right - left <= breakpoint(of: left)
  }

  /// Whether a sum is rounding alone, where the largest number in it had a magnitude.
  static func isCancelled(_ sum: Double, of magnitude: Double) -> Bool {
    abs(sum) <= cancellation * magnitude
  }

  /// How much a required row may be off that adds up numbers of a magnitude.
  static func residual(of magnitude: Double) -> Double {
    max(residual, precision * magnitude)
  }

  /// How far requirements may be from holding together, where their rows add up numbers of a
  /// magnitude. It is half of what a row may be off by, so that rounding never makes a row be off by
  /// more than that where the stages have found that all hold.
  static func gap(of magnitude: Double) -> Double { residual(of: magnitude) / 2 }

  /// How close two breakpoints are that are one, where one of them is a number.
  static func breakpoint(of number: Double) -> Double { max(breakpoint, precision * abs(number)) }
}
