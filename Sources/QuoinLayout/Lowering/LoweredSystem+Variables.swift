// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinSolver

extension LoweredSystem {
  /// The variable of a coordinate of an item, nil when the solver does not determine it.
  package func variable(_ slot: Int32, _ coordinate: LayoutAmbiguity.Coordinate) -> VariableID? {
    variables.variable(slot, coordinate)
  }

  /// The solved value of a coordinate of an item, in points; 0 when the solver does not determine
  /// it.
  package func value(_ slot: Int32, _ coordinate: LayoutAmbiguity.Coordinate) -> Double {
    variable(slot, coordinate).map { solver.value(of: $0) } ?? 0
  }

  package func coordinate(of variable: VariableID) -> ItemCoordinate {
    guard let coordinate = variables.coordinate(of: variable) else {
      preconditionFailure("every variable of the solver was made for a coordinate of an item")
    }
    return coordinate
  }

  /// The variable of a content size, made when a row uses it for the first time.
  mutating func contentVariable(_ slot: Int32, _ axis: LayoutAxis) -> VariableID {
    let coordinate = LayoutAmbiguity.Coordinate.contentSize(axis)
    if let known = variable(slot, coordinate) { return known }
    if variables.hasContents { isInOrder = false }
    let new = solver.addVariable(role: .size, isNonNegative: true)
    variables.set(new, slot, coordinate)
    return new
  }

  mutating func addVariables(of slot: Int32, _ model: LayoutModel) {
    guard model.tree[slot].item.kind.ownsPosition else { return }
    let isRoot = model.tree[slot].parent < 0
    for axis in LayoutAxis.allCases {
      guard !isRoot else {
        variables.set(rootSizeVariable(of: slot, axis, model), slot, .size(axis))
        continue
      }
      variables.set(solver.addVariable(role: .position), slot, .position(axis))
      variables.set(
        solver.addVariable(role: .size, isNonNegative: true), slot, .size(axis))
    }
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
        preconditionFailure("the rows of an item are removed before its variables: \(error)")
      }
    }
  }
}
