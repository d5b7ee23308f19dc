// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Finds numbers that satisfy linear constraints with priorities.
///
/// A constraint says `coefficient·variable + ... REL constant`. At priority 1000 it has to hold. Below, it is a wish:
/// the solver makes the sum of absolute violations at the highest priority as small as can be, then, without giving
/// any of that up, at the next lower one, and so on. No number of weaker wishes outweighs a stronger one.
///
/// ```swift
/// var solver = LinearSolver()
/// let root = try solver.addInput(320)
/// let width = solver.addVariable(role: .size, isNonNegative: true)
/// try solver.addConstraint([LinearTerm(width), LinearTerm(-0.5, root)], .lessThanOrEqual, 0)
/// try solver.addConstraint([LinearTerm(width)], .equal, 400, priority: 750)
/// solver.solve()
/// solver.value(of: width)  // 160
/// ```
///
/// Where the constraints leave something open, the result depends on them alone, never on earlier results: sizes are
/// as small as can be (the sum of their absolute values is smallest), then a position that only inequalities mention
/// rests against its bounds, then positions are nearest to 0, and what is still open follows the order in which
/// the optional constraints were added: the violation of an earlier one is made as small as can be first.
///
/// Required constraints that cannot hold together are reported in ``conflicts``, and the rest is solved without the
/// one that gives way.
public struct LinearSolver: Sendable {
  public init() {}

  /// Adds a number to be determined.
  public mutating func addVariable(
    role: VariableRole = .unspecified, isNonNegative: Bool = false
  ) -> VariableID {
    preconditionFailure("not written yet")
  }

  /// Adds a number that is given from outside, such as the width of a window.
  public mutating func addInput(_ value: Double) throws(SolverError) -> VariableID {
    preconditionFailure("not written yet")
  }

  /// Gives another value to an input.
  public mutating func setInput(_ input: VariableID, to value: Double) throws(SolverError) {
    preconditionFailure("not written yet")
  }

  /// Removes a variable that no constraint mentions any more.
  public mutating func removeVariable(_ variable: VariableID) throws(SolverError) {
    preconditionFailure("not written yet")
  }

  /// Adds the constraint `terms REL constant`.
  ///
  /// A variable may stand in several terms; their coefficients add up.
  /// - Parameter priority: 1000 for a constraint that has to hold, less (down to 0) for a wish.
  @discardableResult
  public mutating func addConstraint(
    _ terms: [LinearTerm], _ relation: LinearRelation, _ constant: Double,
    priority: Double = 1000, breaking: BreakingClass = .ordinary
  ) throws(SolverError) -> ConstraintID {
    preconditionFailure("not written yet")
  }

  public mutating func removeConstraint(_ constraint: ConstraintID) throws(SolverError) {
    preconditionFailure("not written yet")
  }

  public mutating func setConstant(
    of constraint: ConstraintID, to constant: Double
  ) throws(SolverError) {
    preconditionFailure("not written yet")
  }

  public mutating func setPriority(
    of constraint: ConstraintID, to priority: Double
  ) throws(SolverError) {
    preconditionFailure("not written yet")
  }

  /// Brings all values up to date. Does nothing when nothing has changed.
  public mutating func solve() {
    preconditionFailure("not written yet")
  }

  /// The value that the last ``solve()`` gave, 0 for a variable that is newer.
  public func value(of variable: VariableID) -> Double {
    preconditionFailure("not written yet")
  }

  /// The conflicts that the last ``solve()`` met, in the order in which their broken constraints were added.
  public var conflicts: [ConstraintConflict] {
    preconditionFailure("not written yet")
  }

  /// How far the wishes are from holding, for each priority with a violation, highest first, as of the last
  /// ``solve()``. Broken constraints are not counted.
  public var violations: [LevelViolation] {
    preconditionFailure("not written yet")
  }

  /// The variables that the constraints do not determine, in the order in which they were added, with the ranges in
  /// which they can move, as of the last ``solve()``.
  ///
  /// - Complexity: two linear programs for each variable of a part that is not determined.
  public func ambiguousVariables() -> [AmbiguousVariable] {
    preconditionFailure("not written yet")
  }
}
