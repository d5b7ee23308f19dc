// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// All that a ``LinearSolver`` is, as a value.
struct SolverEngine: ~Copyable, Sendable {
  var system = LinearSystem()
  var solution = Solution()
  /// What the stages keep between solves.
  var state = SolverState()
  /// What has changed since the last solve.
  var changes = PendingChanges()
  /// How many solves followed what had changed, and how many started over.
  var passes = (followed: 0, complete: 0)

  var isDirty: Bool { !changes.isEmpty }

  /// Whether the order of additions has a say in the solution.
  var dependsOnOrder: Bool { !solution.conflicts.isEmpty || state.hasTies }

  /// The same system and results. What the stages keep is made anew by the next change.
  func copy() -> SolverEngine {
    var copy = SolverEngine()
    copy.system = system.copy()
    copy.solution = solution
    copy.changes = changes
    if isDirty { copy.changes.noteStructure() }
    return copy
  }
}
