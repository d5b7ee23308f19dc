// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

extension LoweredSystem {
  mutating func setPriority(ofConstraint slot: Int32, to priority: Double) {
    guard let row = constraintRows[Int(slot)] else { return }
    // The priority was validated.
    try? solver.setPriority(of: row, to: priority)
  }

  mutating func refreshConstraint(_ slot: Int32, _ model: LayoutModel) {
    guard let row = constraintRows[Int(slot)] else { return }
    refresh(row, model)
  }

  /// Brings the constants of the rows that come from an item up to date, and its inputs.
  mutating func refreshItem(_ slot: Int32, _ model: LayoutModel) {
    guard Int(slot) < itemRows.count else { return }
    forEachRow(ofItem: slot) { $0.refresh($1, model) }
    refreshInputs(of: slot, model)
  }

  /// Brings the constants of all rows and inputs up to date.
  mutating func refreshAll(_ model: LayoutModel) {
    for slot in itemRows.indices {
      forEachRow(ofItem: Int32(slot)) { $0.refresh($1, model) }
    }
    var slot = model.constraints.first
    while slot >= 0 {
      refreshConstraint(slot, model)
      slot = model.constraints.next(after: slot)
    }
    slot = model.tree.table.first
    while slot >= 0 {
      refreshInputs(of: slot, model)
      slot = model.tree.table.next(after: slot)
    }
  }

  /// Brings the constants of the rows up to date that depend on margins and safe areas.
  mutating func refreshInsetReaders(_ model: LayoutModel) {
    insetReaders.removeAll { !model.contains($0) }
    for id in insetReaders { refreshConstraint(id.index, model) }
  }

  private mutating func refresh(_ id: ConstraintID, _ model: LayoutModel) {
    let index = Int(id.index)
    lower(rows[index].requirement, model)
    guard row.constant != rows[index].constant else { return }
    rows[index].constant = row.constant
    // Fails for a number that overflowed; the row then keeps what it had.
    try? solver.setConstant(of: id, to: row.constant)
  }

  private mutating func refreshInputs(of slot: Int32, _ model: LayoutModel) {
    let item = model.tree[slot].item
    guard model.tree[slot].parent < 0, let size = item.givenSize else { return }
    for axis in LayoutAxis.allCases {
      guard let input = variable(slot, .size(axis)) else { continue }
      // Fails for a number that overflowed; the input then keeps what it had.
      try? solver.setInput(input, to: size.length(axis) - item.frameInsets.total(axis))
    }
  }
}
