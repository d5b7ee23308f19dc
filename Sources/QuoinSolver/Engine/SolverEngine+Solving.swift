// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension SolverEngine {
  /// Implements ``LinearSolver/solve()`` and ``LinearSolver/solve(withConflictsOf:)``.
  func solve(withConflictsOf other: SolverEngine? = nil) {
    guard isDirty else { return }
    if solveIncrementally() {
      solveCounts.incremental += 1
    } else {
      solveFromScratch(withConflictsOf: other)
      solveCounts.full += 1
    }
    solution.isOptimal = state.isOptimal
    changes.removeAll()
  }

  /// Applies the changes to the results of the last solve.
  /// - Returns: whether it succeeded. Otherwise the system has to be solved from scratch.
  private func solveIncrementally() -> Bool {
    guard !changes.needsFullSolve, state.isIncremental, !system.constraints.hasWideRows else {
      return false
    }
    return state.update(changes, system, values: &solution.values)
  }

  /// Solves the system from scratch, and breaks constraints until all others hold.
  private func solveFromScratch(withConflictsOf other: SolverEngine?) {
    var breaking = BreakingSession(system)
    if let other, !other.isDirty, !other.solution.broken.isEmpty,
      system.hasSameRequirements(as: other.system)
    {
      breaking.take(other)
    }
    while true {
      let attempt = state.solve(
        system, breaking.selection, values: &solution.values)
      guard case .contradiction(let contradiction) = attempt else { break }
      // Rounding may decide otherwise than in the other system.
      if breaking.hasTakenConflicts {
        breaking = BreakingSession(system)
        continue
      }
      var search = ConflictSearch(
        system, breaking.selection, seeds: contradiction.variables)
      search.run()
      guard !search.isRefuted else {
        breaking.selection.isPrecise = true
        continue
      }
      if search.found.isEmpty {
        // The search computes other sums than the stages, so with rounding it may find no conflict.
        guard let violated = withValues(contradiction) else { break }
        // With 32 digits, and numbers instead of affine forms, rounding errors are smaller.
        guard breaking.selection.isPrecise else {
          breaking.selection.isPrecise = true
          continue
        }
        // A size that is negative by rounding alone is no reason to break a constraint.
        if violated.origin == .values, violated.constraints.isEmpty { break }
        // A constraint that does not hold for the values is broken although no conflict was found.
        search.breakUnconfirmed(violated.constraints)
      }
      guard !search.found.isEmpty else { break }
      breaking.take(search, system)
    }
    state.conflictValidity = breaking.validity
    system.shrink()
    state.shrink()
    (solution.broken, solution.conflicts) = breaking.result()
  }

  /// Returns a contradiction of components as the constraints that do not hold for the values; nil
  /// when all hold.
  private func withValues(
    _ contradiction: SolverState.Contradiction
  ) -> SolverState.Contradiction? {
    guard contradiction.origin == .components else { return contradiction }
    return state.settle(system, values: &solution.values)
  }
}
