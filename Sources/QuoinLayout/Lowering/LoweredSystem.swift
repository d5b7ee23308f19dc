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
  /// The variables of the items: one for each coordinate, item by item, or ``noVariable``.
  var variables: [VariableID] = []
  /// Whether items got a size of what scrolls in them since this was last set to false.
  var hasNewContentSize = false
  /// What each variable stands for, by the index of the variable.
  var coordinates: [ItemCoordinate?] = []
  /// What is known of each row, by the index of the row.
  var rows: [RowRecord] = []
  /// The first row that comes from each item, by slot; -1 where there is none.
  var itemRows: [Int32] = []
  /// The rows that come from constraints, by the slot of the constraint.
  var constraintRows: [ConstraintID?] = []
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
    rows.reserveCapacity(model.constraints.count)
    constraintRows.reserveCapacity(model.constraints.count)
    let coordinateCount = tree.table.count * LayoutAmbiguity.Coordinate.countOfPlace
    coordinates.reserveCapacity(coordinateCount)
    // Most constraints between views have two or three terms.
    solver.reserveCapacity(
      variables: coordinateCount, constraints: model.constraints.count,
      terms: 2 * model.constraints.count)
    variables = Array(
      repeating: LoweredSystem.noVariable,
      count: tree.table.slotCount * LayoutAmbiguity.Coordinate.count)
    var slot = tree.table.first
    while slot >= 0 {
      addVariables(of: slot, model)
      slot = tree.table.next(after: slot)
    }
    itemRows = Array(repeating: -1, count: tree.table.slotCount)
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
  func requirement(of row: ConstraintID) -> LayoutRequirement {
    rows[Int(row.index)].requirement
  }

  private mutating func addRows(of slot: Int32, _ model: LayoutModel) {
    guard model.tree[slot].item.hasRows else { return }
    let record = model.tree[slot]
    let id = model.tree.id(slot)
    for axis in LayoutAxis.allCases where record.item.autoresizing != nil && record.parent >= 0 {
      addItemRow(.autoresizingPosition(id, axis), of: slot, model)
      addItemRow(.autoresizingSize(id, axis), of: slot, model)
    }
    for axis in LayoutAxis.allCases {
      guard let content = record.item.content(axis) else { continue }
      if content.hugging > 0 { addItemRow(.hugging(id, axis), of: slot, model) }
      if content.compressionResistance > 0 {
        addItemRow(.compressionResistance(id, axis), of: slot, model)
      }
    }
  }

  private mutating func addItemRow(
    _ requirement: LayoutRequirement, of item: Int32, _ model: LayoutModel
  ) {
    lower(requirement, model)
    guard let row = addLoweredRow(requirement) else { return }
    // Rows stay in the order in which they were made.
    var last = itemRows[Int(item)]
    guard last >= 0 else {
      itemRows[Int(item)] = row.index
      return
    }
    while rows[Int(last)].next >= 0 { last = rows[Int(last)].next }
    rows[Int(last)].next = row.index
  }

  /// Calls back for each row that comes from an item. The row may be removed then.
  mutating func forEachRow(
    ofItem slot: Int32, _ body: (inout LoweredSystem, ConstraintID) -> Void
  ) {
    var index = itemRows[Int(slot)]
    while index >= 0 {
      let record = rows[Int(index)]
      body(&self, record.id)
      index = record.next
    }
  }

  /// Makes the variables and rows of one more item, behind all others.
  mutating func addItem(_ slot: Int32, _ model: LayoutModel) {
    let count = model.tree.table.slotCount
    while itemRows.count < count { itemRows.append(-1) }
    while variables.count < count * LayoutAmbiguity.Coordinate.count {
      variables.append(LoweredSystem.noVariable)
    }
    addVariables(of: slot, model)
    addRows(of: slot, model)
    if itemRows[Int(slot)] >= 0, model.constraints.count > 0 { isInOrder = false }
  }

  /// Removes the variables and rows of items that no constraint mentions any more.
  mutating func removeItems(_ slots: [Int32]) {
    for slot in slots {
      forEachRow(ofItem: slot) { $0.removeRow($1) }
      itemRows[Int(slot)] = -1
    }
    for slot in slots { removeVariables(of: slot) }
  }

  mutating func addConstraint(_ slot: Int32, _ model: LayoutModel) {
    let id = model.id(ofConstraint: slot)
    lower(.constraint(id), model)
    while constraintRows.count <= Int(slot) { constraintRows.append(nil) }
    constraintRows[Int(slot)] = addLoweredRow(.constraint(id))
    if row.readsInsets { insetReaders.append(id) }
  }

  mutating func removeConstraint(_ slot: Int32) {
    guard let row = constraintRows[Int(slot)] else { return }
    constraintRows[Int(slot)] = nil
    removeRow(row)
  }

  private mutating func removeRow(_ row: ConstraintID) {
    do throws(SolverError) {
      try solver.removeConstraint(row)
    } catch {
      preconditionFailure("a row is known to the solver until its constraint is removed")
    }
  }

  /// Gives the lowered row to the solver; nil when its numbers overflowed, so that nothing can be
  /// said with it.
  private mutating func addLoweredRow(_ requirement: LayoutRequirement) -> ConstraintID? {
    let added = try? solver.addConstraint(
      row.terms, row.relation, row.constant, priority: row.priority, breaking: row.breaking)
    guard let added else { return nil }
    let record = RowRecord(requirement: requirement, constant: row.constant, id: added)
    let index = Int(added.index)
    while rows.count < index { rows.append(record) }
    if rows.count == index { rows.append(record) } else { rows[index] = record }
    return added
  }

  mutating func solve() {
    solver.solve()
  }
}

/// What is known of a row besides its terms.
struct RowRecord: Sendable {
  /// Where the row comes from.
  var requirement: LayoutRequirement
  /// The constant that the row has in the solver.
  var constant: Double
  var id: ConstraintID
  /// The next row that comes from the same item, -1 behind the last.
  var next: Int32 = -1
}
