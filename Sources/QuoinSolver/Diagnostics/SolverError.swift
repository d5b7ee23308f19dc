// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The reason why a ``LinearSolver`` refused a call. The solver is not changed by a refused call.
public enum SolverError: Error, Hashable, Sendable {
  /// The variable was removed, or belongs to another solver.
  case unknownVariable(VariableID)
  /// The constraint was removed, or belongs to another solver.
  case unknownConstraint(ConstraintID)
  /// A coefficient is NaN or infinite.
  case nonFiniteCoefficient(VariableID)
  /// A constant is NaN or infinite.
  case nonFiniteConstant
  /// A coefficient is beyond ``LinearSolver/largestMagnitude``, or all coefficients of a constraint
  /// are below its inverse.
  case coefficientOutOfRange(VariableID)
  /// A constant or the value of an input is beyond ``LinearSolver/largestMagnitude``.
  case constantOutOfRange(Double)
  /// The value given to an input is NaN or infinite.
  case nonFiniteInput(VariableID)
  /// The variable is determined by the solver, so its value cannot be set.
  case notAnInput(VariableID)
  /// The priority is NaN, or not in the range from 0 to 1000.
  case priorityOutOfRange(Double)
  /// The variable cannot be removed, because this constraint uses it.
  case variableInUse(VariableID, by: ConstraintID)
}
