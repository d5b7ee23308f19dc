// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

extension LoweredSystem {
  /// The variable of a number of an item, nil when that number is not determined by the solver.
  @inline(__always)
  func variable(_ slot: Int32, _ coordinate: LayoutAmbiguity.Coordinate) -> VariableID? {
    variables.variable(slot, coordinate)
  }

  /// The solved value of a number of an item.
  func value(_ slot: Int32, _ coordinate: LayoutAmbiguity.Coordinate) -> Double {
    variable(slot, coordinate).map { solver.value(of: $0) } ?? 0
  }

  /// The number that a variable stands for.
  func coordinate(of variable: VariableID, _ model: LayoutModel) -> ItemCoordinate {
    guard let slot = variables.item(of: variable) else {
      preconditionFailure("every variable of the solver was made for a number of an item")
    }
    return ItemCoordinate(
      item: model.tree.id(slot), coordinate: variables.coordinate(of: variable))
  }

  /// Makes the variable of a content size when a row mentions it for the first time.
  mutating func contentVariable(
    _ slot: Int32, _ axis: LayoutAxis, _ model: LayoutModel
  ) -> VariableID? {
    let coordinate = LayoutAmbiguity.Coordinate.contentSize(axis)
    if let known = variable(slot, coordinate) { return known }
    hasNewContentSize = true
    let new = solver.addVariable(role: .size, isNonNegative: true)
    variables.set(new, slot, coordinate)
    return new
  }

  mutating func addVariables(of slot: Int32, _ model: LayoutModel) {
    guard model.tree[slot].item.kind.ownsPosition else { return }
    guard model.tree[slot].parent >= 0 else {
      for axis in LayoutAxis.allCases {
        variables.set(rootSizeVariable(of: slot, axis, model), slot, .size(axis))
      }
      return
    }
    let x = solver.addVariable(role: .position)
    let width = solver.addVariable(role: .size, isNonNegative: true)
    let y = solver.addVariable(role: .position)
    let height = solver.addVariable(role: .size, isNonNegative: true)
    variables.set(slot, x: x, width: width, y: y, height: height)
  }

  private mutating func rootSizeVariable(
    of slot: Int32, _ axis: LayoutAxis, _ model: LayoutModel
  ) -> VariableID {
    let item = model.tree[slot].item
    guard let size = item.givenSize else {
      return solver.addVariable(role: .size, isNonNegative: true)
    }
    do throws(SolverError) {
      return try solver.addInput(size.length(axis) - item.frameInsets.total(axis))
    } catch {
      preconditionFailure("sums of numbers within LayoutLimits are finite: \(error)")
    }
  }

  mutating func removeVariables(of slot: Int32) {
    for variable in variables.remove(of: slot) {
      do throws(SolverError) {
        try solver.removeVariable(variable)
      } catch {
        preconditionFailure("the rows that mention an item leave before its variables")
      }
    }
  }
}
