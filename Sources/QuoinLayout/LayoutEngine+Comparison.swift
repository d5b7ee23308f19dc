// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutEngine {
  /// Compares the solved subject of a requirement with the value that the requirement states.
  ///
  /// The subject of a constraint is its first operand; of every other requirement, the coordinate
  /// that it is about.
  package func comparison(
    of requirement: LayoutRequirement
  ) -> (found: Double, relation: LayoutRelation, wanted: Double) {
    // Lowering may add variables, which must not remain.
    var system = lowered
    return system.comparison(of: requirement, model)
  }

  /// Compares the solved value of the operand that a constraint places with the value that it
  /// states: of `form.right == title.right + 16`, the right edge of the title.
  ///
  /// - Returns: nil where that is the first operand, and for a constraint that was removed.
  package func comparisonOfPlacedOperand(
    _ id: LayoutConstraintID
  ) -> (operand: LayoutOperand, found: Double, relation: LayoutRelation, wanted: Double)? {
    guard let constraint = constraint(id), let second = constraint.second else { return nil }
    let owner = model.tree.id(model.constraints[id.index].owner)
    let contains = { (operand: LayoutOperand) in
      operand.items.allSatisfy { operandItem in
        operandItem == owner
          || (item(operandItem)?.kind != .view && item(operandItem)?.parent == owner)
      }
    }
    guard contains(constraint.first), !contains(second) else { return nil }
    var system = lowered
    guard let compared = system.comparisonOfSecond(id, model) else { return nil }
    return (second, compared.found, compared.relation, compared.wanted)
  }
}
