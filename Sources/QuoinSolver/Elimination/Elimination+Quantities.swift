// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension Elimination {
  /// The open variables, by slot: the columns of the optimisation.
  func openVariables() -> [Int32] {
    var open: [Int32] = []
    for slot in state.indices where state[slot] == .open && system.variables.isLive[slot] {
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
    let constraints = system.constraints
    let variables = system.variables
    for slot in 0..<variables.slotCount
    where variables.isLive[slot] && variables.isNonNegative[slot] && selection.keepsSign(slot) {
      scratch.begin(constant: AffineForm())
      gather(1, Int32(slot))
      addScratch(.greaterThanOrEqual, 1000, .sign(slot), columnOf, &quantities)
      guard contradiction == nil else { return quantities }
    }
    for slot in selection.constraints {
      let relation = constraints.relation[slot]
      if relation == .equal, constraints.isRequired(slot) { continue }
      gather(slot)
      addScratch(relation, constraints.priority[slot], .constraint(slot), columnOf, &quantities)
      guard contradiction == nil else { return quantities }
    }
    return quantities
  }

  /// The scratch row's terms by column, after its defined variables were replaced.
  mutating func reducedTerms(_ columnOf: [Int32]) -> [(column: Int32, coefficient: Double)] {
    reduce()
    var terms: [(column: Int32, coefficient: Double)] = []
    terms.reserveCapacity(scratch.count)
    for index in 0..<scratch.count {
      terms.append((columnOf[Int(scratch.variables[index])], scratch.coefficients[index]))
    }
    return terms
  }

  private mutating func addScratch(
    _ relation: LinearRelation, _ priority: Double, _ source: Contradiction, _ columnOf: [Int32],
    _ quantities: inout QuantitySystem
  ) {
    let terms = reducedTerms(columnOf)
    let constant = scratch.constant.value(at: parameters)
    if terms.isEmpty {
      if priority >= 1000, relation.violation(-constant) > Tolerance.residual {
        contradiction = source
      }
      return
    }
    quantities.addConstraint(terms, relation, constant, priority: priority)
  }
}
