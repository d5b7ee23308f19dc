// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

// Ties and the choice of broken constraints depend on the order of variables and rows. Results
// never depend on the history of edits, so there is one order: the variables of items, from the
// oldest item to the newest, then the content sizes of scroll views; the rows of items, then those
// of constraints, from the oldest to the newest.
extension LoweredSystem {
  /// Solves all rows, in this order where the solution depends on it.
  /// - Parameter other: the solver of a layout that differs in constants.
  mutating func solve(_ model: LayoutModel, after other: LinearSolver? = nil) {
    // A system that depended on the order often does so again.
    if !isInOrder, dependsOnOrder || other?.dependsOnOrder == true { restoreOrder(model) }
    solve(after: other)
    guard !isInOrder, dependsOnOrder else { return }
    restoreOrder(model)
    solve(after: other)
  }

  private mutating func solve(after other: LinearSolver?) {
    guard let other else { return solver.solve() }
    solver.solve(after: other)
  }

  /// Restores the order of the model in the solver.
  mutating func restoreOrder(_ model: LayoutModel) {
    var ordered: [VariableID] = []
    var orderedRows: [ConstraintID] = []
    ordered.reserveCapacity(4 * model.tree.table.count)
    orderedRows.reserveCapacity(2 * model.tree.table.count + model.constraints.count)
    model.forEachItem { slot in
      variables.appendRect(of: slot, to: &ordered)
      orderedRows += rows.rows(ofItem: slot)
    }
    if variables.hasContents {
      model.forEachItem { slot in
        for axis in LayoutAxis.allCases {
          if let variable = variable(slot, .contentSize(axis)) { ordered.append(variable) }
        }
      }
    }
    model.forEachConstraint { slot in
      if let row = rows.row(ofConstraint: slot) { orderedRows.append(row) }
    }
    solver.setOrder(variables: ordered, constraints: orderedRows)
    isInOrder = true
  }
}
