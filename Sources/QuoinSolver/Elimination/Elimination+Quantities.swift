// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension Elimination {
  /// The open variables, by slot: the columns of the optimisation.
  func openVariables() -> [Int32] {
    var open: [Int32] = []
    for slot in state.indices where state[slot] == .open && system.variables.isLive(slot) {
      open.append(Int32(slot))
    }
    return open
  }

  /// Stage 3 for inequalities and wishes: expresses them in open variables.
  ///
  /// A row without a variable left costs what it costs and is dropped. Signs of sizes are bounds
  /// like any other.
  /// - Parameter columnOf: by slot of a variable, its column.
  mutating func quantities(_ columnCount: Int, columnOf: [Int32]) -> QuantitySystem {
    var quantities = QuantitySystem(columnCount: columnCount)
    var row = SparseRow()
    for slot in 0..<system.variables.slotCount
    where system.variables.isLive(slot) && system.variables.isNonNegative[slot]
      && selection.keepsSign(slot)
    {
      gather(variable: slot)
      addScratch(.greaterThanOrEqual, 1000, .sign(slot), columnOf, &row, &quantities)
      guard contradiction == nil else { return quantities }
    }
    for slot in selection.constraints {
      let relation = system.constraints.relation[slot]
      if relation == .equal, system.constraints.isRequired(slot) { continue }
      gather(slot)
      addScratch(
        relation, system.constraints.priority[slot], .constraint(slot), columnOf, &row, &quantities)
      guard contradiction == nil else { return quantities }
    }
    return quantities
  }

  /// Replaces the defined variables of the scratch row and writes its terms by column.
  mutating func reduce(_ columnOf: [Int32], into row: inout SparseRow) {
    reduce()
    row.removeAll()
    for index in 0..<scratch.count {
      row.append(scratch.coefficients[index], columnOf[Int(scratch.variables[index])])
    }
  }

  private mutating func addScratch(
    _ relation: LinearRelation, _ priority: Double, _ source: Contradiction, _ columnOf: [Int32],
    _ row: inout SparseRow, _ quantities: inout QuantitySystem
  ) {
    reduce(columnOf, into: &row)
    let constant = scratch.constant.value(at: parameters)
    if row.isEmpty {
      if priority >= 1000, relation.violation(-constant) > Tolerance.residual {
        contradiction = source
      }
      return
    }
    quantities.addConstraint(&row, relation, constant, priority: priority)
  }
}
