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

  /// - Parameters:
  ///   - selection: the constraints and signs that have to hold.
  ///   - values: by slot of a variable.
  /// - Complexity: O(*t*), where *t* is the number of terms of the required constraints.
  init(_ system: LinearSystem, _ selection: Selection, _ values: [Double]) {
    for number in selection.constraints { check(constraint: number, system, values) }
    for slot in 0..<system.variables.slotCount where system.variables[slot].isNonNegative {
      guard system.variables.isLive(slot), selection.keepsSign(slot) else { continue }
      check(sign: slot, values)
    }
  }

  /// Creates a check of constraints and of the signs of variables.
  /// - Complexity: O(*t*), where *t* is the number of terms of these constraints.
  init(
    _ system: LinearSystem, constraints: [Int32], variables: [Int32], _ values: [Double]
  ) {
    for number in constraints { check(constraint: number, system, values) }
    for slot in variables where system.variables[Int(slot)].isNonNegative {
      check(sign: Int(slot), values)
    }
  }

  /// Checks the constraints and signs that depend on moved variables.
  init(
    _ system: LinearSystem, _ moved: borrowing MovedVariables, _ source: borrowing Buffer<Int32>,
    _ values: [Double]
  ) {
    for index in moved.variables.indices {
      let slot = Int(moved.variables[index])
      check(constraint: source[slot], system, values)
      if system.variables[slot].isNonNegative { check(sign: slot, values) }
    }
    for index in moved.others.indices { check(constraint: moved.others[index], system, values) }
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

  @inline(__always)
  private mutating func check(sign slot: Int, _ values: [Double]) {
    let isHeld = values[slot] >= -Tolerance.residual
    if !isHeld { violatedSigns.append(Int32(slot)) }
  }
}
