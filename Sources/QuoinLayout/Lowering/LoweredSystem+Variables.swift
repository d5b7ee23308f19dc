// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

extension LoweredSystem {
  /// Stands for a number that the solver does not determine.
  static let noVariable = VariableID(index: -1, generation: .max)

  /// The variable of a number of an item, nil when that number is not determined by the solver.
  @inline(__always)
  func variable(_ slot: Int32, _ coordinate: LayoutAmbiguity.Coordinate) -> VariableID? {
    let index = Int(slot) * LayoutAmbiguity.Coordinate.count + coordinate.index
    guard index < variables.count, variables[index].index >= 0 else { return nil }
    return variables[index]
  }

  /// The solved value of a number of an item.
  func value(_ slot: Int32, _ coordinate: LayoutAmbiguity.Coordinate) -> Double {
    variable(slot, coordinate).map { solver.value(of: $0) } ?? 0
  }

  /// The index of the variable of x where width, y and height have the indices that follow it, and
  /// nothing scrolls in the item; else -1.
  func firstVariable(of slot: Int32) -> Int32 {
    let start = Int(slot) * LayoutAmbiguity.Coordinate.count
    guard start + LayoutAmbiguity.Coordinate.count <= variables.count else { return -1 }
    // In the order of `Coordinate.index`.
    let x = variables[start].index
    let isInRow =
      x >= 0 && variables[start + 1].index == x + 2 && variables[start + 2].index == x + 1
      && variables[start + 3].index == x + 3
    let isStill = variables[start + 4].index < 0 && variables[start + 5].index < 0
    return isInRow && isStill ? x : -1
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
    hasNewContentSize = true
    let new = solver.addVariable(role: .size, isNonNegative: true)
    setVariable(new, model.tree.id(slot), coordinate)
    return new
  }

  mutating func addVariables(of slot: Int32, _ model: LayoutModel) {
    guard model.tree[slot].item.kind.ownsPosition else { return }
    let id = model.tree.id(slot)
    let isRoot = model.tree[slot].parent < 0
    for axis in [LayoutAxis.horizontal, .vertical] {
      if !isRoot {
        setVariable(solver.addVariable(role: .position), id, .position(axis))
      }
      let size =
        isRoot
        ? rootSizeVariable(of: slot, axis, model)
        : solver.addVariable(role: .size, isNonNegative: true)
      setVariable(size, id, .size(axis))
    }
  }

  private mutating func rootSizeVariable(
    of slot: Int32, _ axis: LayoutAxis, _ model: LayoutModel
  ) -> VariableID {
    let item = model.tree[slot].item
    if let size = item.givenSize {
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

  mutating func removeVariables(of slot: Int32) {
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
}
