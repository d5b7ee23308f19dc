// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

extension LoweredSystem {
  mutating func setPriority(ofConstraint slot: Int32, to priority: Double) {
    guard let row = rows.row(ofConstraint: slot) else { return }
    do throws(SolverError) {
      try solver.setPriority(of: row, to: priority)
    } catch {
      preconditionFailure("the priority was validated, and the solver has the row: \(error)")
    }
  }

  /// Updates the constant of the row of a constraint.
  mutating func refreshConstraint(_ slot: Int32, _ model: LayoutModel) {
    var row = LoweredRow()
    refreshConstraint(slot, model, &row)
  }

  private mutating func refreshConstraint(
    _ slot: Int32, _ model: LayoutModel, _ row: inout LoweredRow
  ) {
    guard let id = rows.row(ofConstraint: slot) else { return }
    lower(model.constraints[slot], model, into: &row)
    setConstant(of: id, to: row.constant)
  }

  /// Updates the constants of the rows of an item, and its inputs.
  mutating func refreshItem(_ slot: Int32, _ model: LayoutModel) {
    var row = LoweredRow()
    for id in rows.rows(ofItem: slot) {
      lower(rows.source(of: id), model, into: &row)
      setConstant(of: id, to: row.constant)
    }
    refreshInputs(of: slot, model)
  }

  /// Updates the constants of the rows that measure something inside an item from the item's edges,
  /// or from outside.
  ///
  /// - Complexity: O(*n*), *n* the number of constraints: some 3 ns for each that does not.
  mutating func refreshConstraints(through slot: Int32, _ model: LayoutModel) {
    var row = LoweredRow()
    let depth = model.tree[slot].depth
    var constraint = model.constraints.first
    while constraint >= 0 {
      let owner = model.constraints[constraint].owner
      if owner == slot || model.tree[owner].depth < depth {
        let isThrough = model.constraints[constraint].containsItem {
          owner == slot
            ? model.tree.viewSlot(of: $0) == slot : model.tree.isDescendant($0, of: slot)
        }
        if isThrough { refreshConstraint(constraint, model, &row) }
      }
      constraint = model.constraints.next(after: constraint)
    }
  }

  /// Updates the constants of all rows and inputs.
  mutating func refreshAll(_ model: LayoutModel) {
    var row = LoweredRow()
    model.forEachConstraint { refreshConstraint($0, model, &row) }
    model.forEachItem { refreshItem($0, model) }
  }

  /// Updates the constants of the rows that depend on margins and safe areas.
  mutating func refreshInsetReaders(_ model: LayoutModel) {
    insetReaders.removeAll { !model.constraints.contains($0) }
    var row = LoweredRow()
    for id in insetReaders { refreshConstraint(id.index, model, &row) }
  }

  /// The slots of the views whose margins or safe areas rows depend on.
  func insetSources(_ model: LayoutModel) -> Set<Int32> {
    var sources: Set<Int32> = []
    for id in insetReaders where model.constraints.contains(id) {
      let record = model.constraints[id.index]
      for operand in [record.first, record.second] {
        guard let operand else { continue }
        insertInsetSource(of: operand.item, operand.attribute, into: &sources, model)
        guard operand.isDistance else { continue }
        insertInsetSource(of: operand.startItem, operand.startAttribute, into: &sources, model)
      }
    }
    return sources
  }

  private func insertInsetSource(
    of slot: Int32, _ attribute: LayoutAttribute, into sources: inout Set<Int32>,
    _ model: LayoutModel
  ) {
    if attribute.readsMargins || model.tree[slot].item.kind.isInset {
      sources.insert(model.tree.viewSlot(of: slot))
    }
  }

  private mutating func setConstant(of row: ConstraintID, to constant: Double) {
    do throws(SolverError) {
      try solver.setConstant(of: row, to: constant)
    } catch {
      preconditionFailure("sums of numbers within LayoutLimits are finite: \(error)")
    }
  }

  private mutating func refreshInputs(of slot: Int32, _ model: LayoutModel) {
    guard model.tree[slot].parent < 0, let size = model.tree[slot].item.givenSize else { return }
    let insets = model.tree[slot].item.frameInsets
    for axis in LayoutAxis.allCases {
      guard let input = variable(slot, .size(axis)) else { continue }
      do throws(SolverError) {
        try solver.setInput(input, to: size.length(axis) - insets.total(axis))
      } catch {
        preconditionFailure("sums of numbers within LayoutLimits are finite: \(error)")
      }
    }
  }
}
