// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

/// The largest difference of the results of a solver, which are doubles, from those of the
/// reference solver, which are exact.
///
/// The reference solver gets the numbers as they were meant: a third is `1/3`, not the double next
/// to it. Layouts are written that way, and equalities that agree on paper have to agree for the
/// solver too. So three things may make a difference that is not an error:
///
/// - A value may be off by a millionth, of a point or of itself if it is larger. That is invisible.
///   It may also be off by the rounding of a row, divided by its coefficient there: with 0.001
///   beside a product of 1e12, a value has no correct digits behind the point.
/// - A row may be off by its largest coefficient times a millionth of a point, which the solver
///   accepts, and by the rounding of its products: some thousand units in the last place of the
///   largest of them.
/// - An answer may hinge on less than that: requirements clash by less than their rows may be off;
///   or they hold together on paper, but not with the doubles nearest to their numbers, within a
///   millionth, or at all where rows have coefficients of very different sizes: there the solver
///   goes by the doubles to the last digit; or the members of a conflict hold together on paper,
///   but with the doubles the broken one is off by more than ``unbroken`` wherever the others hold;
///   or small changes of the constants, which the solver cannot distinguish, move the exact answer
///   as far as the solver's answer is away. Then neither answer is wrong: the script is
///   *undecided*.
enum ComparisonTolerance {
  /// The tolerance of a value, in points and as a part of itself.
  static let value = 1e-6
  /// The tolerance of a row, as a part of its largest coefficient, before it can be broken: the
  /// solver keeps half a millionth in reserve, of a row whose largest coefficient is from 1 to 2.
  static let unbroken = value / 4
  /// The tolerance of the sum of a row, as a part of its largest product.
  static let rounding = 1e-12
  /// A row is of very different sizes when two coefficients differ by more than this factor.
  static let widestRange = 2000.0
  /// Two limits are one for the solver when they are this close, as a part of the largest value.
  static let limit = 1e-9
  /// If a value is larger than this, or constraints hold together only when one is, a difference is
  /// undecided: layouts have no such values, and coefficients that cause them count as cancelled.
  static let largestValue: Fraction = 1_000_000_000
  /// The largest distance of another result, as a multiple of the movement of the exact one: the
  /// few systems that are tried do not move it as far as possible.
  static let reach = 8.0

  /// Whether two values are the same.
  static func isClose(_ left: Double, _ right: Double) -> Bool {
    left == right || abs(left - right) <= value * max(1, abs(left), abs(right))
  }

  /// The tolerance of each variable in addition to ``value``: by number.
  static func roundings(of system: ReferenceSystem, at values: [Int: Double]) -> [Int: Double] {
    var roundings: [Int: Double] = [:]
    for constraint in system.constraints {
      let size = size(of: constraint, at: values)
      for term in constraint.terms {
        let rounding = Self.rounding * size / abs(term.coefficient.double)
        roundings[term.variable] = max(roundings[term.variable] ?? 0, rounding)
      }
    }
    return roundings
  }

  /// The largest unnoticed change of a constraint's constant: by rounding in a required equality,
  /// by more in an inequality or an optional constraint.
  static func disturbance(of constraint: ReferenceConstraint, at values: [Int: Double]) -> Double {
    let size = size(of: constraint, at: values)
    if constraint.isRequired && constraint.relation == .equal { return rounding * size }
    return max(limit * size, limit(at: values) * constraint.largestCoefficient)
  }

  /// The largest unnoticed change of a variable's limit.
  static func limit(at values: [Int: Double]) -> Double {
    limit * values.values.reduce(1) { max($0, abs($1)) }
  }

  /// The tolerance of the row of a constraint at these values of the variables.
  static func slack(of constraint: ReferenceConstraint, at values: [Int: Double]) -> Double {
    value * constraint.largestCoefficient + rounding * size(of: constraint, at: values)
  }

  /// The largest product of a row.
  private static func size(
    of constraint: ReferenceConstraint, at values: [Int: Double]
  ) -> Double {
    constraint.terms.reduce(abs(constraint.constant.double)) {
      max($0, abs($1.coefficient.double * (values[$1.variable] ?? 0)))
    }
  }
}

extension ReferenceConstraint {
  var largestCoefficient: Double {
    terms.reduce(0) { max($0, abs($1.coefficient.double)) }
  }
}

/// Whether two values are the same as far as ``ComparisonTolerance`` goes.
func isClose(_ left: Double, _ right: Double) -> Bool {
  ComparisonTolerance.isClose(left, right)
}
