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
  private(set) var solver = LinearSolver()
  /// The variables of the items: one for each coordinate, item by item, or ``noVariable``.
  private var variables: [VariableID] = []
  /// The values of ``variables`` as of the last solution.
  private(set) var values: [Double] = []
  /// What each variable stands for, by the index of the variable.
  private var coordinates: [ItemCoordinate?] = []
  /// Where each row comes from, by the index of the row.
  private var requirements: [LayoutRequirement] = []
  /// The constant that each row has in the solver, by the index of the row.
  private var constants: [Double] = []
  /// The rows that come from each item, by slot.
  private var itemRows: [[ConstraintID]] = []
  /// The rows that come from constraints, by the slot of the constraint.
  private var constraintRows: [ConstraintID?] = []
  /// The constraints whose constants depend on margins or safe areas.
  private var insetReaders: [LayoutConstraintID] = []
  /// The row that was made last.
  var row = LoweredRow()
  /// The attributes in the row that was made last.
  var uses: [AttributeUse] = []

  /// Whether variables and rows are in the order in which all of them would be made anew.
  private(set) var isInOrder = true

  /// Whether frames may change what constraints say.
  var dependsOnFrames: Bool { !insetReaders.isEmpty }

  /// Whether the solution would be another one if variables and rows were in another order.
  var dependsOnOrder: Bool { solver.dependsOnOrder }

  /// Makes all variables and rows of a model.
  init(_ model: LayoutModel) {
    let tree = model.tree
    variables = Array(
      repeating: LoweredSystem.noVariable,
      count: tree.table.slotCount * LayoutAmbiguity.Coordinate.count)
    var slot = tree.table.first
    while slot >= 0 {
      addVariables(of: slot, model)
      slot = tree.table.next(after: slot)
    }
    itemRows = Array(repeating: [], count: tree.table.slotCount)
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

  // MARK: Variables

  /// Stands for a number that the solver does not determine.
  private static let noVariable = VariableID(index: -1, generation: .max)

  /// The variable of a number of an item, nil when that number is not determined by the solver.
  func variable(_ slot: Int32, _ coordinate: LayoutAmbiguity.Coordinate) -> VariableID? {
    let index = Int(slot) * LayoutAmbiguity.Coordinate.count + coordinate.index
    guard index < variables.count, variables[index].index >= 0 else { return nil }
    return variables[index]
  }

  /// The solved value of a number of an item.
  func value(_ slot: Int32, _ coordinate: LayoutAmbiguity.Coordinate) -> Double {
    let index = Int(slot) * LayoutAmbiguity.Coordinate.count + coordinate.index
    return index < values.count ? values[index] : 0
  }

  /// The number that a variable stands for.
  func coordinate(of variable: VariableID) -> ItemCoordinate {
    guard let known = coordinates[Int(variable.index)] else {
      preconditionFailure("every variable of the solver was made for a number of an item")
    }
    return known
  }

  /// Makes the variable of a content size when a row mentions it for the first time.
  mutating func contentVariable(
    _ slot: Int32, _ axis: LayoutAxis, _ model: LayoutModel
  ) -> VariableID? {
    let coordinate = LayoutAmbiguity.Coordinate.contentSize(axis)
    if let known = variable(slot, coordinate) { return known }
    let new = solver.addVariable(role: .size, isNonNegative: true)
    setVariable(new, model.tree.id(slot), coordinate)
    return new
  }

  private mutating func addVariables(of slot: Int32, _ model: LayoutModel) {
    let item = model.tree[slot].item
    guard item.kind.ownsPosition else { return }
    let id = model.tree.id(slot)
    let isRoot = model.tree[slot].parent < 0
    for axis in LayoutAxis.allCases {
      if !isRoot {
        setVariable(solver.addVariable(role: .position), id, .position(axis))
      }
      setVariable(sizeVariable(of: item, isRoot: isRoot, axis), id, .size(axis))
    }
  }

  private mutating func sizeVariable(
    of item: LayoutItem, isRoot: Bool, _ axis: LayoutAxis
  ) -> VariableID {
    if isRoot, let size = item.givenSize {
      // Fails for a number that overflowed; the size is then found like any other.
      if let input = try? solver.addInput(size.length(axis) - item.frameInsets.total(axis)) {
        return input
      }
    }
    return solver.addVariable(role: .size, isNonNegative: true)
  }

  private mutating func setVariable(
    _ variable: VariableID, _ item: ItemID, _ coordinate: LayoutAmbiguity.Coordinate
  ) {
    variables[Int(item.index) * LayoutAmbiguity.Coordinate.count + coordinate.index] = variable
    let index = Int(variable.index)
    while coordinates.count <= index { coordinates.append(nil) }
    coordinates[index] = ItemCoordinate(item: item, coordinate: coordinate)
  }

  // MARK: Rows

  /// Where a row comes from.
  func requirement(of row: ConstraintID) -> LayoutRequirement {
    requirements[Int(row.index)]
  }

  private mutating func addRows(of slot: Int32, _ model: LayoutModel) {
    let record = model.tree[slot]
    guard record.item.kind == .view else { return }
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
    if let row = addLoweredRow(requirement) { itemRows[Int(item)].append(row) }
  }

  /// Makes the variables and rows of one more item, behind all others.
  mutating func addItem(_ slot: Int32, _ model: LayoutModel) {
    let count = model.tree.table.slotCount
    while itemRows.count < count { itemRows.append([]) }
    while variables.count < count * LayoutAmbiguity.Coordinate.count {
      variables.append(LoweredSystem.noVariable)
    }
    addVariables(of: slot, model)
    addRows(of: slot, model)
    if !itemRows[Int(slot)].isEmpty, model.constraints.count > 0 { isInOrder = false }
  }

  /// Removes the variables and rows of items that no constraint mentions any more.
  mutating func removeItems(_ slots: [Int32]) {
    for slot in slots {
      for row in itemRows[Int(slot)] { removeRow(row) }
      itemRows[Int(slot)] = []
    }
    for slot in slots { removeVariables(of: slot) }
  }

  private mutating func removeVariables(of slot: Int32) {
    let start = Int(slot) * LayoutAmbiguity.Coordinate.count
    for index in start..<start + LayoutAmbiguity.Coordinate.count
    where variables[index].index >= 0 {
      do throws(SolverError) {
        try solver.removeVariable(variables[index])
      } catch {
        preconditionFailure("the rows that mention an item leave before its variables")
      }
      coordinates[Int(variables[index].index)] = nil
      variables[index] = LoweredSystem.noVariable
    }
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
    let index = Int(added.index)
    while requirements.count <= index {
      requirements.append(requirement)
      constants.append(0)
    }
    requirements[index] = requirement
    constants[index] = row.constant
    return added
  }

  // MARK: Changes

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
    for row in itemRows[Int(slot)] { refresh(row, model) }
    refreshInputs(of: slot, model)
  }

  /// Brings the constants of all rows and inputs up to date.
  mutating func refreshAll(_ model: LayoutModel) {
    for rows in itemRows {
      for row in rows { refresh(row, model) }
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

  private mutating func refresh(_ row: ConstraintID, _ model: LayoutModel) {
    let index = Int(row.index)
    lower(requirements[index], model)
    guard self.row.constant != constants[index] else { return }
    constants[index] = self.row.constant
    // Fails for a number that overflowed; the row then keeps what it had.
    try? solver.setConstant(of: row, to: self.row.constant)
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

  mutating func solve() {
    solver.solve()
    solver.readValues(of: variables, into: &values)
  }
}
