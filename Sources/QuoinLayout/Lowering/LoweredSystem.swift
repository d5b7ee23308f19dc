// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

/// A layout model as variables and rows of a solver.
///
/// Items own x, y, width and height of their alignment rectangle, with x and y relative to the
/// frame of the parent. A root has no position. All that a row depends on besides the tree itself
/// (insets, baselines, contents, captured frames) stands in its constant, so that such changes only
/// change constants.
struct LoweredSystem: Sendable {
  var solver = LinearSolver()
  var variables = ItemVariables()
  /// Whether items got a size of what scrolls in them since this was last set to false.
  var hasNewContentSize = false
  var rows = RowOrigins()
  /// The constraints whose constants depend on margins or safe areas.
  var insetReaders: [LayoutConstraintID] = []
  /// The row that was made last.
  var row = LoweredRow()
  /// The attributes in the row that was made last.
  var uses = AttributeUses()

  /// Whether variables and rows are in the order in which all of them would be made anew.
  private(set) var isInOrder = true

  /// Whether frames may change what constraints say.
  var dependsOnFrames: Bool { !insetReaders.isEmpty }

  /// Whether the solution would be another one if variables and rows were in another order.
  var dependsOnOrder: Bool { solver.dependsOnOrder }

  /// Makes all variables and rows of a model.
  init(_ model: LayoutModel) {
    let tree = model.tree
    variables.reserveCapacity(items: tree.table.slotCount)
    // Most constraints between views have two or three terms.
    solver.reserveCapacity(
      variables: tree.table.count * LayoutAmbiguity.Coordinate.countOfPlace,
      constraints: model.constraints.count,
      terms: 2 * model.constraints.count)
    var slot = tree.table.first
    while slot >= 0 {
      addVariables(of: slot, model)
      slot = tree.table.next(after: slot)
    }
    slot = tree.table.first
    while slot >= 0 {
      addRows(of: slot, model)
      slot = tree.table.next(after: slot)
    }
    slot = model.constraints.first
    while slot >= 0 {
      addConstraint(slot, model)
      slot = model.constraints.next(after: slot)
    }
  }

  init() {}

  /// Where a row comes from.
  func requirement(of row: ConstraintID, _ model: LayoutModel) -> LayoutRequirement {
    let (slot, kind, axis) = rows.source(of: row)
    switch kind {
    case .constraint: return .constraint(model.id(ofConstraint: slot))
    case .autoresizingPosition: return .autoresizingPosition(model.tree.id(slot), axis)
    case .autoresizingSize: return .autoresizingSize(model.tree.id(slot), axis)
    case .hugging: return .hugging(model.tree.id(slot), axis)
    case .compressionResistance: return .compressionResistance(model.tree.id(slot), axis)
    }
  }

  private mutating func addRows(of slot: Int32, _ model: LayoutModel) {
    guard model.tree[slot].item.hasRows else { return }
    let item = model.tree[slot].item
    let isPlaced = item.autoresizing != nil && model.tree[slot].parent >= 0
    for axis in LayoutAxis.allCases where isPlaced {
      addItemRow(.autoresizingPosition, axis, of: slot, model)
      addItemRow(.autoresizingSize, axis, of: slot, model)
    }
    for axis in LayoutAxis.allCases {
      guard let content = item.content(axis) else { continue }
      if content.hugging > 0 { addItemRow(.hugging, axis, of: slot, model) }
      if content.compressionResistance > 0 {
        addItemRow(.compressionResistance, axis, of: slot, model)
      }
    }
  }

  private mutating func addItemRow(
    _ kind: RowOrigins.Kind, _ axis: LayoutAxis, of slot: Int32, _ model: LayoutModel
  ) {
    lower(kind, axis, of: slot, model)
    rows.add(addLoweredRow(), ofItem: slot, kind, axis)
  }

  /// Calls back for each row that comes from an item. The row may be removed then.
  mutating func forEachRow(
    ofItem slot: Int32, _ body: (inout LoweredSystem, ConstraintID) -> Void
  ) {
    var next = rows.firstRow(ofItem: slot)
    while let row = next {
      next = rows.row(after: row)
      body(&self, row)
    }
  }

  /// Makes the variables and rows of one more item, behind all others.
  mutating func addItem(_ slot: Int32, _ model: LayoutModel) {
    addVariables(of: slot, model)
    addRows(of: slot, model)
    if rows.firstRow(ofItem: slot) != nil, model.constraints.count > 0 { isInOrder = false }
  }

  /// Removes the variables and rows of items that no constraint mentions any more.
  mutating func removeItems(_ slots: [Int32]) {
    for slot in slots {
      forEachRow(ofItem: slot) { $0.removeRow($1) }
      rows.removeRows(ofItem: slot)
    }
    for slot in slots { removeVariables(of: slot) }
  }

  mutating func addConstraint(_ slot: Int32, _ model: LayoutModel) {
    lowerConstraint(slot, model)
    rows.add(addLoweredRow(), ofConstraint: slot)
    if row.readsInsets { insetReaders.append(model.id(ofConstraint: slot)) }
  }

  mutating func removeConstraint(_ slot: Int32) {
    guard let row = rows.row(ofConstraint: slot) else { return }
    rows.removeRow(ofConstraint: slot)
    removeRow(row)
  }

  private mutating func removeRow(_ row: ConstraintID) {
    do throws(SolverError) {
      try solver.removeConstraint(row)
    } catch {
      preconditionFailure("a row is known to the solver until its constraint is removed")
    }
  }

  /// Gives the lowered row to the solver.
  private mutating func addLoweredRow() -> ConstraintID {
    do throws(SolverError) {
      return try solver.addConstraint(
        row.terms, LinearRelation(row.relation), row.constant, priority: row.priority,
        breaking: BreakingClass(row.breaking))
    } catch {
      preconditionFailure("what the engine accepts makes a row that the solver accepts: \(error)")
    }
  }

  mutating func solve() {
    solver.solve()
  }
}
