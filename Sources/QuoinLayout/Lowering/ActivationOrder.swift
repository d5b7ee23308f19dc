// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

/// The order in which the solver has rows, on which ties and the choice of broken constraints
/// depend.
///
/// Results never depend on the history of edits. Rows therefore have one order, the order of
/// activation: first the rows of items, from the oldest item to the newest, then those of
/// constraints, from the oldest constraint to the newest. The solver appends each new row. Where an
/// appended row is not the last in the order of activation, all rows are made from scratch as soon
/// as a solution depends on their order.
struct ActivationOrder: Sendable {
  /// Whether the solver has all rows in the order of activation.
  private(set) var isKept = true

  /// Whether rows may be appended for a new item, without making all rows from scratch at once.
  static func allowsAppending(_ item: LayoutItem, to solver: LinearSolver) -> Bool {
    !item.hasRows || !solver.dependsOnOrder
  }

  /// Records that rows of an item were appended.
  mutating func didAppendRowsOfItem(_ model: LayoutModel) {
    if model.constraints.count > 0 { isKept = false }
  }

  /// Whether the solution has to be found again with all rows in the order of activation.
  func requiresRebuild(_ solver: LinearSolver) -> Bool {
    !isKept && solver.dependsOnOrder
  }
}
