// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

extension LayoutEngine {
  /// Takes note of a solution, and of which items it may have moved.
  ///
  /// - Complexity: O(*n*), *n* the number of items, where the solver does not know what changed; else
  ///   the number of items that changed and of those inside of them.
  mutating func readSolution() {
    let areChangesKnown = lowered.solver.takeChanges(into: &changedVariables)
    let isPart =
      areChangesKnown && placements.isCurrent && changedVariables.count < placements.plans.count
    placements.isCurrent = true
    guard isPart else {
      placements.untold.noteAll()
      return derive(placements.plans.indices)
    }
    findChangedPlans()
    var end = 0
    for index in changedPlans where Int(index) >= end {
      end = Int(placements.plans[Int(index)].end)
      placements.untold.note(Int(index)..<end)
      derive(Int(index)..<end)
    }
  }

  private mutating func derive(_ range: Range<Int>) {
    withValues { $0.placements.derive(range, $0.lowered, $0.model, $1) }
  }

  /// Finds out where in the order of items something changed, each before what comes after it.
  private mutating func findChangedPlans() {
    changedPlans.removeAll(keepingCapacity: true)
    for variable in changedVariables {
      guard let slot = lowered.variables.item(of: variable) else { continue }
      let index = placements.indices[Int(slot)]
      if changedPlans.last != index { changedPlans.append(index) }
    }
    changedPlans.sort()
  }

  /// Lets work with the numbers of the solution, which the solver has.
  mutating func withValues(
    _ body: (inout LayoutEngine, UnsafeBufferPointer<Double>) -> Void
  ) {
    // The solver is a reference, so that nothing is copied here.
    let solver = lowered.solver
    solver.withValues { body(&self, $0) }
  }
}
