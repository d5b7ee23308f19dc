// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension SolverEngine {
  /// Implements ``LinearSolver/solve()`` and ``LinearSolver/solve(after:)``.
  func solve(after other: SolverEngine? = nil) {
    guard isDirty else { return }
    if solveIncrementally() || other.map(update) ?? false {
      solveCounts.incremental += 1
    } else {
      solveFromScratch()
      solveCounts.full += 1
    }
    solution.isOptimal = state.isOptimal
    changes = PendingChanges()
  }

  /// Applies the changes to the results of the last solve.
  /// - Returns: whether it succeeded. Otherwise the system has to be solved from scratch.
  private func solveIncrementally() -> Bool {
    guard !changes.needsFullSolve, state.isIncremental, !system.constraints.hasWideRows else {
      return false
    }
    return state.update(changes, system, values: &solution.values)
  }

  /// Takes the results of a solved engine whose system has the same rows, and applies the
  /// differences of constants and priorities to them.
  /// - Returns: whether it succeeded. Otherwise the system has to be solved from scratch.
  private func update(_ other: SolverEngine) -> Bool {
    guard !other.isDirty, other.state.isIncremental, system.hasSameRows(as: other.system) else {
      return false
    }
    state.copy(other.state)
    solution = other.solution
    var differences = PendingChanges()
    for slot in system.constraints.differingNumbers(other.system.constraints) {
      state.invalidateConstant(of: slot, in: &differences)
    }
    return differences.isEmpty
      || state.update(differences, system, values: &solution.values)
  }

  /// Solves the system from scratch, and breaks constraints until all others hold.
  private func solveFromScratch() {
    var breaking = BreakingSession(system)
    while let contradiction = state.solve(
      system, breaking.selection, values: &solution.values)
    {
      guard resolve(contradiction, &breaking) else { break }
    }
    state.conflictValidity = breaking.validity
    system.shrink()
    state.shrink()
    (solution.broken, solution.conflicts) = breaking.result()
  }

  /// Breaks constraints because of a contradiction, or selects 32 digits.
  /// - Returns: whether there is something to solve again.
  private func resolve(
    _ contradiction: SolverState.Contradiction, _ breaking: inout BreakingSession
  ) -> Bool {
    let formerCount = breaking.count
    var isSearched = Array(repeating: false, count: system.variables.slots.count)
    for seeds in contradiction.seeds where !seeds.contains(where: { isSearched[Int($0)] }) {
      var search = ConflictSearch(system, breaking.selection, contradiction, seeds: seeds)
      search.run()
      guard !search.isRefuted else {
        breaking.selection.isPrecise = true
        return true
      }
      breaking.take(search, system)
      for slot in search.area.originalVariable where !system.variables[Int(slot)].isInput {
        isSearched[Int(slot)] = true
      }
    }
    guard breaking.count == formerCount else { return true }
    // The search computes other sums than the stages, so with rounding it may find no conflict.
    guard let violated = withValues(contradiction) else { return false }
    // With 32 digits, and numbers instead of affine forms, rounding errors are smaller.
    guard breaking.selection.isPrecise else {
      breaking.selection.isPrecise = true
      return true
    }
    // A size that is negative by rounding alone is no reason to break a constraint.
    if violated.origin == .values, violated.constraints.isEmpty { return false }
    // A constraint that does not hold for the values is broken although no conflict was found.
    var search = ConflictSearch(
      system, breaking.selection, contradiction, seeds: contradiction.seeds.flatMap { $0 })
    search.breakUnconfirmed(violated.constraints)
    breaking.take(search, system)
    return breaking.count > formerCount
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
