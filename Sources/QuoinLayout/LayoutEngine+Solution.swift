// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

extension LayoutEngine {
  /// Solves all rows and reads the solution.
  mutating func solve() {
    lowered.solver.solve()
    if lowered.order.requiresRebuild(lowered.solver) {
      lowered = LoweredSystem(model)
      placements.isCurrent = false
      lowered.solver.solve()
    }
    readSolution()
  }

  /// Reads the geometries of the items that a solution may have moved.
  ///
  /// - Complexity: O(*n*), *n* the number of items where the solver does not know what changed;
  ///   else the number of items that changed and of their descendants.
  private mutating func readSolution() {
    var changes: [VariableID] = []
    let areChangesKnown = lowered.solver.takeChanges(into: &changes)
    let isPart =
      areChangesKnown && placements.isCurrent && changes.count < placements.order.count
    placements.isCurrent = true
    guard isPart else {
      placements.pending.invalidateAll()
      placements.read(placements.order.indices, lowered, model)
      return
    }
    var end = 0
    for index in changedIndices(changes) where index >= end {
      end = Int(placements.order[index].end)
      placements.read(index..<end, lowered, model)
    }
  }

  /// The indices of the items of some variables in the order of items, in ascending order.
  private func changedIndices(_ variables: [VariableID]) -> [Int] {
    var indices: [Int] = []
    for variable in variables {
      guard let slot = lowered.variables.coordinate(of: variable)?.slot,
        let index = placements.index(of: slot), indices.last != index
      else { continue }
      indices.append(index)
    }
    return indices.sorted()
  }
}
