// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A system after stages 1 to 3: eliminated variables, and the quantities that are left to
/// optimise.
struct ReducedSystem {
  private(set) var elimination: Elimination
  /// Slots of the open variables, by column.
  private(set) var openVariables: [Int32] = []
  /// By slot of a variable: its column, or -1.
  private(set) var columnOf: [Int32] = []
  private(set) var quantities = QuantitySystem(columnCount: 0)

  init(_ system: LinearSystem, _ selection: Selection) {
    elimination = Elimination(system, selection)
    elimination.run()
    guard elimination.contradiction == nil else { return }
    openVariables = elimination.openVariables()
    columnOf = Array(repeating: -1, count: system.variables.slotCount)
    for (column, slot) in openVariables.enumerated() { columnOf[Int(slot)] = Int32(column) }
    quantities = elimination.quantities(openVariables.count, columnOf: columnOf)
  }

  /// Whether the required constraints can all hold.
  var isFeasible: Bool {
    guard elimination.contradiction == nil else { return false }
    return OptimisationPhase(quantities).infeasibleColumns.isEmpty
  }

  /// The variables of the elimination's contradiction.
  func contradictingVariables(_ contradiction: Elimination.Contradiction) -> [Int32] {
    switch contradiction {
    case .sign(let slot): [Int32(slot)]
    case .constraint(let slot):
      elimination.system.constraints.terms(slot).map {
        elimination.system.constraints.termVariable[$0]
      }
    }
  }

  /// The values of all variables for given values of the open ones, by slot.
  func values(_ columnValue: [Double]) -> [Double] {
    let state = elimination.state
    var values = Array(repeating: 0.0, count: state.count)
    for (column, slot) in openVariables.enumerated() { values[Int(slot)] = columnValue[column] }
    for slot in state.indices where state[slot] == .known {
      values[slot] = elimination.offset[slot].value(at: elimination.parameters)
    }
    // A definition refers to lower ranks only, so rising ranks find everything that they need.
    for variable in elimination.variableOfRank where variable >= 0 {
      let slot = Int(variable)
      var sum = elimination.offset[slot].value(at: elimination.parameters)
      let start = Int(elimination.definitionStart[slot])
      for index in start..<start + Int(elimination.definitionCount[slot]) {
        let other = Int(elimination.definitionVariable[index])
        sum += elimination.definitionCoefficient[index] * values[other]
      }
      values[slot] = sum
    }
    for slot in state.indices where state[slot] == .alias {
      let (root, multiple, constant) = elimination.resolve(Int32(slot))
      values[slot] =
        multiple * (multiple == 0 ? 0 : values[Int(root)])
        + constant.value(at: elimination.parameters)
    }
    return values
  }
}
