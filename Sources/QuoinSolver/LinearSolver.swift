// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Finds numbers that satisfy linear constraints with priorities.
///
/// A constraint says `coefficient·variable + ... REL constant`. At priority 1000 it has to hold.
/// Below, it is a wish: the solver makes the sum of absolute violations at the highest priority as
/// small as can be, then, without giving any of that up, at the next lower one, and so on. No
/// number of weaker wishes outweighs a stronger one.
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
/// Where the constraints leave something open, the result depends on them alone, never on earlier
/// results: sizes are as small as can be (the sum of their absolute values is smallest), then a
/// position that only inequalities mention rests against its bounds, then positions are nearest to
/// 0, and what is still open follows the order in which the optional constraints were added: the
/// violation of an earlier one is made as small as can be first.
///
/// Required constraints that cannot hold together are reported in ``conflicts``, and the rest is
/// solved without the one that gives way.
public struct LinearSolver: Sendable {
  var system = LinearSystem()
  var solution = Solution()
  /// What the stages keep between solves.
  var state = SolverState()
  /// What has changed since the last solve.
  var changes = PendingChanges()

  var isDirty: Bool { !changes.isEmpty }

  /// A solver without variables and constraints.
  public init() {}
}
