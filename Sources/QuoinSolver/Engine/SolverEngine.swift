// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The system, the stages and the results of a ``LinearSolver``, as a value.
struct SolverEngine: ~Copyable, Sendable {
  var system = LinearSystem()
  var solution = Solution()
  /// The results of the stages.
  var state = SolverState()
  /// The changes since the last solve.
  var changes = PendingChanges()
  /// The numbers of solves that updated former results, and of solves from scratch.
  var solveCounts = (incremental: 0, full: 0)

  var isDirty: Bool { !changes.isEmpty }

  /// Whether the order of additions affects the solution.
  var dependsOnOrder: Bool { !solution.conflicts.isEmpty || state.hasTies }

  /// Implements ``LinearSolver/hasSingleSolution``.
  var hasSingleSolution: Bool { !isDirty && state.isSolved && state.isOptimal && !state.hasTies }

  /// Returns a copy of the system and the results. Its stages are empty, so its next change is
  /// solved from scratch.
  func copy() -> SolverEngine {
    var copy = SolverEngine()
    copy.system = system.copy()
    copy.solution = solution
    copy.changes = changes
    if isDirty { copy.changes.setNeedsFullSolve() }
    return copy
  }
}
