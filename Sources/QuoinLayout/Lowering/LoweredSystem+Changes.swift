// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

extension LoweredSystem {
  mutating func setPriority(ofConstraint slot: Int32, to priority: Double) {
    guard let row = rows.row(ofConstraint: slot) else { return }
    do throws(SolverError) {
      try solver.setPriority(of: row, to: priority)
    } catch {
      preconditionFailure("the engine checks priorities, and the row is there: \(error)")
    }
  }

  mutating func refreshConstraint(_ slot: Int32, _ model: LayoutModel) {
    guard let row = rows.row(ofConstraint: slot) else { return }
    lowerConstraint(slot, model)
    refresh(row)
  }

  /// Brings the constants of the rows that come from an item up to date, and its inputs.
  mutating func refreshItem(_ slot: Int32, _ model: LayoutModel) {
    refreshRows(ofItem: slot, model)
    refreshInputs(of: slot, model)
  }

  /// Brings the constants of all rows and inputs up to date.
  mutating func refreshAll(_ model: LayoutModel) {
    var slot = model.constraints.first
    while slot >= 0 {
      refreshConstraint(slot, model)
      slot = model.constraints.next(after: slot)
    }
    slot = model.tree.table.first
    while slot >= 0 {
      refreshItem(slot, model)
      slot = model.tree.table.next(after: slot)
    }
  }

  /// Brings the constants of the rows up to date that depend on margins and safe areas.
  mutating func refreshInsetReaders(_ model: LayoutModel) {
    insetReaders.removeAll { !model.constraints.contains($0) }
    for id in insetReaders { refreshConstraint(id.index, model) }
  }

  /// The items whose margins or safe areas stand in rows.
  func insetSources(_ model: LayoutModel) -> Set<Int32> {
    var sources: Set<Int32> = []
    for id in insetReaders where model.constraints.contains(id) {
      let constraint = model.constraint(id.index)
      for operand in [constraint.first, constraint.second] {
        for (item, attribute) in operand?.attributes ?? []
        where attribute.readsMargins || model.tree[item.index].item.kind.isInset {
          sources.insert(model.tree.holder(of: item.index))
        }
      }
    }
    return sources
  }

  private mutating func refreshRows(ofItem slot: Int32, _ model: LayoutModel) {
    forEachRow(ofItem: slot) {
      let (_, kind, axis) = $0.rows.source(of: $1)
      $0.lower(kind, axis, of: slot, model)
      $0.refresh($1)
    }
  }

  /// Gives the constant of ``row`` to a row of the solver.
  private mutating func refresh(_ id: ConstraintID) {
    do throws(SolverError) {
      try solver.setConstant(of: id, to: row.constant)
    } catch {
      preconditionFailure("sums of numbers within LayoutLimits are finite: \(error)")
    }
  }

  private mutating func refreshInputs(of slot: Int32, _ model: LayoutModel) {
    let item = model.tree[slot].item
    guard model.tree[slot].parent < 0, let size = item.givenSize else { return }
    for axis in LayoutAxis.allCases {
      guard let input = variable(slot, .size(axis)) else { continue }
      do throws(SolverError) {
        try solver.setInput(input, to: size.length(axis) - item.frameInsets.total(axis))
      } catch {
        preconditionFailure("sums of numbers within LayoutLimits are finite: \(error)")
      }
    }
  }
}
