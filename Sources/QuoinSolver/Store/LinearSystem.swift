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

  /// Whether another system has the same required constraints, signs and inputs in the same slots
  /// and in the same order.
  /// - Complexity: O(*t*), where *t* is the number of terms of the required constraints.
  func hasSameRequirements(as other: LinearSystem) -> Bool {
    variables.hasSameRequirements(as: other.variables)
      && constraints.hasSameRequirements(as: other.constraints)
  }

  /// Returns a copy with its own memory.
  func copy() -> LinearSystem {
    let copy = LinearSystem()
    copy.variables = variables.copy()
    copy.constraints = constraints.copy()
    return copy
  }
}
