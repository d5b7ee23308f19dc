// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinSolver

/// A layout model as variables and rows of a solver.
///
/// Items own x, y, width and height of their alignment rectangle, with x and y relative to the
/// frame of the parent. A root has no position. Everything that a row depends on besides the tree
/// itself (insets, baselines, contents, captured frames) is part of its constant, so that such
/// changes only change constants.
package struct LoweredSystem: Sendable {
  package var solver = LinearSolver()
  package var variables = VariableTable()
  package var rows = RowTable()
  /// The constraints whose constants depend on margins or safe areas.
  var insetReaders: [LayoutConstraintID] = []
  /// Whether variables and rows are in the order in which all would be made from scratch.
  var isInOrder = true

  /// Whether frames may change the constants of constraints.
  var dependsOnFrames: Bool { !insetReaders.isEmpty }

  /// Whether the solution would be another one with variables and rows in another order.
  var dependsOnOrder: Bool { solver.dependsOnOrder }

  /// Whether the last solve has found that there is only one optimal solution.
  var hasSingleSolution: Bool { solver.hasSingleSolution }

  init() {}

  /// Creates all variables and rows of a model, in the order of activation.
  init(_ model: LayoutModel) {
    let itemCount = SpareRoom.capacity(for: model.tree.table.slotCount)
    let constraintCount = SpareRoom.capacity(for: model.constraints.count)
    // Most items are views with four variables, and most constraints between views have two or
    // three terms.
    solver.reserveCapacity(
      variables: itemCount * 4, constraints: constraintCount,
      terms: 2 * constraintCount)
    variables.reserveCapacity(items: itemCount, variables: itemCount * 4)
    rows.reserveCapacity(constraints: constraintCount)
    var row = LoweredRow()
    model.forEachItem { addVariables(of: $0, model) }
    model.forEachItem { addRows(of: $0, model, &row) }
    model.forEachConstraint { addRow(ofConstraint: $0, model, &row) }
    if variables.hasContents { restoreOrder(model) }
  }

  // MARK: Items

  /// Appends the variables and rows of a new item.
  mutating func addItem(_ slot: Int32, _ model: LayoutModel) {
    addVariables(of: slot, model)
    if variables.hasContents { isInOrder = false }
    guard model.tree[slot].item.hasRows else { return }
    var row = LoweredRow()
    addRows(of: slot, model, &row)
    if model.constraints.count > 0 { isInOrder = false }
  }

  /// Removes the variables and rows of items that no constraint names any more.
  mutating func removeItems(_ slots: [Int32]) {
    for slot in slots {
      for row in rows.removeRows(ofItem: slot) { remove(row) }
    }
    for slot in slots { removeVariables(of: slot) }
  }

  private mutating func addRows(of slot: Int32, _ model: LayoutModel, _ row: inout LoweredRow) {
    guard model.tree[slot].item.hasRows else { return }
    let item = model.tree[slot].item
    var sources: [RowSource] = []
    if item.autoresizing != nil, model.tree[slot].parent >= 0 {
      for axis in LayoutAxis.allCases {
        sources.append(RowSource(slot: slot, kind: .autoresizingPosition, axis: axis))
        sources.append(RowSource(slot: slot, kind: .autoresizingSize, axis: axis))
      }
    }
    for axis in LayoutAxis.allCases {
      guard let content = item.content(axis) else { continue }
      if content.hugging > 0 {
        sources.append(RowSource(slot: slot, kind: .hugging, axis: axis))
      }
      if content.compressionResistance > 0 {
        sources.append(RowSource(slot: slot, kind: .compressionResistance, axis: axis))
      }
    }
    for source in sources {
      lower(source, model, into: &row)
      rows.add(add(row), source)
    }
  }

  // MARK: Constraints

  /// Appends the row of a new constraint.
  mutating func addConstraint(_ slot: Int32, _ model: LayoutModel) {
    var row = LoweredRow()
    addRow(ofConstraint: slot, model, &row)
  }

  mutating func removeConstraint(_ slot: Int32) {
    if let row = rows.removeRow(ofConstraint: slot) { remove(row) }
  }

  private mutating func addRow(
    ofConstraint slot: Int32, _ model: LayoutModel, _ row: inout LoweredRow
  ) {
    lower(model.constraints[slot], model, into: &row)
    rows.add(add(row), RowSource(slot: slot, kind: .constraint))
    if row.readsInsets { insetReaders.append(model.id(ofConstraint: slot)) }
  }

  // MARK: The solver

  private mutating func add(_ row: LoweredRow) -> ConstraintID {
    do throws(SolverError) {
      return try solver.addConstraint(
        row.terms, LinearRelation(row.relation), row.constant, priority: row.priority,
        breaking: BreakingClass(row.breaking))
    } catch {
      preconditionFailure("every valid constraint makes a row that the solver accepts: \(error)")
    }
  }

  private mutating func remove(_ row: ConstraintID) {
    do throws(SolverError) {
      try solver.removeConstraint(row)
    } catch {
      preconditionFailure("the solver has a row until its constraint is removed: \(error)")
    }
  }
}
