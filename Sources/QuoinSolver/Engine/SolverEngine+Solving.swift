// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension SolverEngine {
  /// Brings all values up to date. Does nothing when nothing has changed.
  ///
  /// A new value of one of the first three inputs, a constant that changes again and again and new
  /// constants of wishes and inequalities cost what they move. A few constraints and variables that
  /// come and go cost what they concern and a look at the rest. Other changes start over. Each
  /// conflict that is met costs one more pass without the constraint that gives way.
  mutating func solve() {
    guard isDirty else { return }
    if follow() {
      passes.followed += 1
    } else {
      solveEverything()
      passes.complete += 1
    }
    solution.isOptimal = state.isOptimal
    changes.removeAll()
  }

  /// Follows what has changed, unless starting over is as good.
  private mutating func follow() -> Bool {
    guard !changes.needElimination, state.isFollowing, !system.constraints.hasWideRows,
      !(changes.isLoneConstant && state.hasSpareLane)
    else { return false }
    guard changes.hasStructure else {
      return state.follow(changes, system, values: &solution.values)
    }
    return state.followStructure(changes, system, values: &solution.values)
  }

  /// Starts over, and breaks constraints until all others hold.
  private mutating func solveEverything() {
    var breaking = BreakingSession(system)
    while true {
      let attempt = state.solve(
        system, breaking.selection, promoted: changes.eliminated, values: &solution.values)
      guard case .contradiction(let contradiction) = attempt else { break }
      var search = ConflictSearch(
        system, breaking.selection, seeds: contradiction.variables,
        promoted: state.reduced.elimination.promoted)
      search.run()
      guard !search.isRefuted else {
        breaking.selection.isPrecise = true
        continue
      }
      if search.found.isEmpty {
        // The search takes other sums than the stages, so rounding can make it find that all holds.
        guard let violated = withValues(contradiction) else { break }
        // With more digits, and numbers instead of forms, less is lost.
        guard breaking.selection.isPrecise else {
          breaking.selection.isPrecise = true
          continue
        }
        // A size that rounding makes negative by a hair's breadth is no reason to break anything.
        if violated.origin == .values, violated.constraints.isEmpty { break }
        // What does not hold at the values that there are is broken all the same.
        search.breakUnconfirmed(violated.constraints)
      }
      guard !search.found.isEmpty else { break }
      breaking.take(search, system)
    }
    state.remember(breaking.takeMemory())
    system.shrink()
    state.shrink()
    (solution.broken, solution.conflicts) = breaking.result()
  }

  /// A contradiction as the values show it, where there can be values; nil when all hold.
  private mutating func withValues(
    _ contradiction: SolverState.Contradiction
  ) -> SolverState.Contradiction? {
    guard contradiction.origin == .components else { return contradiction }
    return state.settle(system, values: &solution.values)
  }
}
