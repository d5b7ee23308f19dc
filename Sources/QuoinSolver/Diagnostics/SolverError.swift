// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Why a call on a ``LinearSolver`` was refused. The solver is as it was before the call.
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
  /// The variable is determined by the solver, its value cannot be set.
  case notAnInput(VariableID)
  /// A priority is outside of 0...1000, or NaN.
  case priorityOutOfRange(Double)
  /// The variable cannot be removed while this constraint mentions it.
  case variableInUse(VariableID, by: ConstraintID)
}
