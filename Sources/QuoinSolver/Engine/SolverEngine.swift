// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// All that a ``LinearSolver`` is, as a value.
struct SolverEngine: Sendable {
  var system = LinearSystem()
  var solution = Solution()
  /// What the stages keep between solves.
  var state = SolverState()
  /// What has changed since the last solve.
  var changes = PendingChanges()

  var isDirty: Bool { !changes.isEmpty }
}
