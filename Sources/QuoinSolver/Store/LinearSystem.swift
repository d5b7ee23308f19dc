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
