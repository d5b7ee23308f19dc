// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Checks values against the required constraints and signs.
///
/// A result of the stages is used only if every required constraint and every sign holds for it
/// within ``Tolerance/residual(of:)``.
struct RequirementCheck {
  /// Slots of required constraints that do not hold, oldest first.
  private(set) var violatedConstraints: [Int32] = []
  /// Slots of variables that are negative and must not be.
  private(set) var violatedSigns: [Int32] = []

  var isPassed: Bool { violatedConstraints.isEmpty && violatedSigns.isEmpty }

  /// Checks constraints, as far as they are required, and the signs of variables that have one.
  /// - Parameter values: by slot of a variable.
  /// - Complexity: O(*t*), where *t* is the number of terms of these constraints.
  init(
    _ system: LinearSystem, constraints: some Sequence<Int32>, variables: some Sequence<Int32>,
    _ values: [Double]
  ) {
    for number in constraints { check(constraint: number, system, values) }
    for slot in variables where system.variables[Int(slot)].isNonNegative {
      // The comparison is false for NaN.
      let isHeld = values[Int(slot)] >= -Tolerance.residual
      if !isHeld { violatedSigns.append(slot) }
    }
  }

  @inline(__always)
  private mutating func check(
    constraint number: Int32, _ system: LinearSystem, _ values: [Double]
  ) {
    let slot = Int(number)
    let row = system.constraints[slot]
    guard row.isRequired else { return }
    let constant = system.constraints.constant(slot)
    var sum = -constant
    var magnitude = abs(constant)
    for term in system.constraints.terms(slot) {
      let product = term.coefficient * values[Int(term.variable)]
      sum += product
      magnitude += abs(product)
    }
    let excess =
      switch row.relation {
      case .lessThanOrEqual: sum
      case .equal: abs(sum)
      case .greaterThanOrEqual: -sum
      }
    // The comparison is false for NaN.
    let isHeld = excess <= Tolerance.residual(of: magnitude)
    if !isHeld { violatedConstraints.append(number) }
  }
}
