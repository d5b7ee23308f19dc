// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The input of a solver: variables, constraints, and the values of inputs.
final class LinearSystem {
  @exclusivity(unchecked) var variables = VariableStore()
  @exclusivity(unchecked) var constraints = ConstraintStore()

  /// Frees reserved memory that is not in use.
  func shrink() {
    variables.shrink()
    constraints.shrink()
  }

  /// Removes all variables and constraints, and keeps the memory.
  func removeAll() {
    variables.removeAll()
    constraints.removeAll()
  }

  /// Whether another system has the same variables and rows in the same slots and in the same order,
  /// apart from constants and the priorities of optional constraints.
  /// - Complexity: O(*t*), where *t* is the number of terms of all constraints.
  func hasSameRows(as other: LinearSystem) -> Bool {
    variables.hasSameVariables(as: other.variables)
      && constraints.hasSameRows(as: other.constraints)
  }

  /// Returns a copy with its own memory.
  func copy() -> LinearSystem {
    let copy = LinearSystem()
    copy.variables = variables.copy()
    copy.constraints = constraints.copy()
    return copy
  }
}

/// The part of a system that one solve uses: everything except the broken constraints or, in the
/// search for a conflict, a subset of the requirements.
struct Selection: Sendable {
  /// Slots of constraints, oldest first.
  var constraints: [Int32]
  /// Whether equalities are eliminated with 32 digits and inputs are replaced by their current
  /// values. An affine form such as `1000000 - 1000 · w`, which is 0 for `w = 1000`, would lose
  /// digits.
  var isPrecise = false
  /// Slots of constraints that state signs in the system of a conflict: one variable is not negative.
  var signs: Range<Int32> = 0..<0
}
