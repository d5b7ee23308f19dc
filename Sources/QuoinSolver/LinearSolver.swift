// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Finds numbers that satisfy linear constraints with priorities.
///
/// A constraint is `coefficient·variable + ... REL constant`. At priority 1000 it is required.
/// Below 1000 it is optional: the solver minimises the sum of absolute violations at the highest
/// priority, then, without increasing that sum, at the next lower priority, and so on. No number of
/// constraints at lower priorities outweighs one at a higher priority.
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
/// Of several optimal solutions, the result depends on the constraints alone, never on earlier
/// results. These rules choose it, each among the solutions that the rules before it left:
///
/// 1. The violation of ordinary optional constraints on a single size is smallest, against other
///    constraints of the same priority.
/// 2. The sum of the absolute values of sizes is smallest.
/// 3. Positions that no optional equality uses are nearest to the bounds of their inequalities.
/// 4. The sum of the absolute values of positions is smallest.
/// 5. The violation of each optional constraint is smallest, in the order of addition.
/// 6. The absolute value of each variable is smallest, in the order of addition.
///
/// Required constraints that cannot hold together are reported in ``conflicts``, and one of them is
/// broken: the rest is solved without it.
///
/// A copy shares its memory with the original until one of them changes.
public struct LinearSolver: Sendable {
  private(set) var engine = SolverEngine()

  /// The largest magnitude of constants, inputs and coefficients. At least one coefficient of each
  /// constraint has to be as large as its inverse.
  ///
  /// Layouts need far smaller numbers: double precision distinguishes points up to about 10^15.
  public static let largestMagnitude = 1e30

  /// Creates a solver without variables and constraints.
  public init() {}

  /// Reserves memory for a number of variables and constraints, which saves time and memory when
  /// they are added.
  ///
  /// - Parameters:
  ///   - variables: the total number of variables and inputs.
  ///   - constraints: the total number of constraints.
  ///   - terms: the total number of terms of all constraints.
  public mutating func reserveCapacity(variables: Int, constraints: Int, terms: Int) {
    makeUnique()
    engine.system.variables.reserve(variables)
    engine.system.constraints.reserve(constraints, terms: terms)
  }

  /// Updates all values. Does nothing if nothing has changed since the last call.
  ///
  /// - Complexity: New values of the first three inputs need one evaluation of all variables if the
  ///   same bounds determine the result, and otherwise optimise the components in which others do.
  ///   New constants and priorities of optional constraints and inequalities do the latter. New
  ///   constants of required equalities cost what they move. Variables and constraints on which no
  ///   others depend are added and removed at a cost proportional to them. Other changes are solved
  ///   from scratch. Each conflict adds one pass without the broken constraint.
  public mutating func solve() {
    makeUnique()
    engine.solve()
    #if QUOIN_INVARIANTS
    checkInvariants()
    #endif
  }

  /// Does the same. Where everything would have to be solved from scratch, it starts from the
  /// results of a solver that differs in constants and in priorities of optional constraints.
  ///
  /// - Parameter other: a solved solver. Where its rows, inputs or their order differ, it makes no
  ///   difference.
  public mutating func solve(after other: borrowing LinearSolver) {
    makeUnique()
    engine.solve(after: other.engine)
    #if QUOIN_INVARIANTS
    checkInvariants()
    #endif
  }

  /// Copies the engine if another solver refers to it. Every mutation begins with this.
  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&engine) { engine = engine.copy() }
  }
}
