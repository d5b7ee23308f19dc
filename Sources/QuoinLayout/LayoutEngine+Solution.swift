// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

extension LayoutEngine {
  /// Solves all rows and reads the solution.
  /// - Parameter other: the solver of a layout that differs in constants.
  mutating func solve(after other: LinearSolver? = nil) {
    lowered.solve(model, after: other)
    readSolution()
  }

  /// Reads the geometries of the items that a solution may have moved.
  ///
  /// - Complexity: O(*n*), *n* the number of items where the solver has no list of changes;
  ///   otherwise the number of items that changed and of their descendants.
  private mutating func readSolution() {
    var changes: [VariableID] = []
    let areChangesKnown = lowered.solver.takeChanges(into: &changes)
    guard areChangesKnown, placements.isCurrent, changes.count < placements.order.count else {
      placements.readAll(lowered, model)
      return
    }
    placements.read(changedSlots(changes), lowered, model)
  }

  /// The slots of the items of some variables.
  private func changedSlots(_ variables: [VariableID]) -> [Int32] {
    var slots: [Int32] = []
    for variable in variables {
      guard let slot = lowered.variables.slot(of: variable), slots.last != slot
      else { continue }
      slots.append(slot)
    }
    return slots
  }
}
