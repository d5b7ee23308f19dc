// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

extension LoweredSystem {
  /// Creates the row of a requirement.
  package mutating func lower(
    _ requirement: LayoutRequirement, _ model: LayoutModel, into row: inout LoweredRow
  ) {
    switch requirement {
    case .constraint(let id):
      lower(model.constraints[id.index], model, into: &row)
    case .givenSize(let id, let axis):
      let item = model.tree[id.index].item
      let length = item.givenSize?.length(axis) ?? 0
      row.start(.equal, length - item.frameInsets.total(axis), breaking: .fixed)
      row.add(1, variable(id.index, .size(axis)))
    case .nonNegativeSize(let id, let axis):
      row.start(.greaterThanOrEqual, 0, breaking: .fixed)
      row.add(1, variable(id.index, .size(axis)))
    case .nonNegativeContentSize(let id, let axis):
      row.start(.greaterThanOrEqual, 0, breaking: .fixed)
      row.add(1, variable(id.index, .contentSize(axis)))
    case .autoresizingPosition(let id, let axis):
      lowerAutoresizingPosition(id.index, axis, model, into: &row)
    case .autoresizingSize(let id, let axis):
      lowerAutoresizingSize(id.index, axis, model, into: &row)
    case .hugging(let id, let axis):
      lowerHugging(id.index, axis, model, into: &row)
    case .compressionResistance(let id, let axis):
      lowerCompressionResistance(id.index, axis, model, into: &row)
    }
  }

  /// Creates a row from its source.
  package mutating func lower(_ source: RowSource, _ model: LayoutModel, into row: inout LoweredRow)
  {
    lower(requirement(of: source, model), model, into: &row)
  }

  /// The requirement that a row represents.
  package func requirement(of source: RowSource, _ model: LayoutModel) -> LayoutRequirement {
    switch source.kind {
    case .constraint: .constraint(model.id(ofConstraint: source.slot))
    case .autoresizingPosition: .autoresizingPosition(model.tree.id(source.slot), source.axis)
    case .autoresizingSize: .autoresizingSize(model.tree.id(source.slot), source.axis)
    case .hugging: .hugging(model.tree.id(source.slot), source.axis)
    case .compressionResistance: .compressionResistance(model.tree.id(source.slot), source.axis)
    }
  }

  private func lowerHugging(
    _ slot: Int32, _ axis: LayoutAxis, _ model: LayoutModel, into row: inout LoweredRow
  ) {
    guard let content = model.tree[slot].item.content(axis) else { return }
    row.start(
      .lessThanOrEqual, content.size, priority: content.hugging, breaking: .content)
    row.add(1, variable(slot, .size(axis)))
  }

  private func lowerCompressionResistance(
    _ slot: Int32, _ axis: LayoutAxis, _ model: LayoutModel, into row: inout LoweredRow
  ) {
    guard let content = model.tree[slot].item.content(axis) else { return }
    row.start(
      .greaterThanOrEqual, content.size, priority: content.compressionResistance,
      breaking: .content)
    row.add(1, variable(slot, .size(axis)))
  }

  // MARK: Comparison

  /// Compares the solved subject of a requirement with the value that the requirement states.
  ///
  /// The subject of a constraint is its first operand; of every other requirement, the coordinate
  /// that it is about.
  mutating func comparison(
    of requirement: LayoutRequirement, _ model: LayoutModel
  ) -> (found: Double, relation: LayoutRelation, wanted: Double) {
    var row = LoweredRow()
    lower(requirement, model, into: &row)
    let found = solvedSubject(of: requirement, model)
    return (found, row.relation, found - solvedExcess(of: row))
  }

  /// Compares the second operand of a constraint with the value that the constraint states.
  mutating func comparisonOfSecond(
    _ id: LayoutConstraintID, _ model: LayoutModel
  ) -> (found: Double, relation: LayoutRelation, wanted: Double)? {
    let record = model.constraints[id.index]
    guard let second = record.second, record.multiplier > 0 else { return nil }
    let (first, relation, wanted) = comparison(of: .constraint(id), model)
    var row = LoweredRow()
    row.start(.equal, 0, breaking: .ordinary)
    append(second, times: 1, of: record, model, to: &row)
    let found = solvedExcess(of: row)
    return (found, relation.reversed, found + (first - wanted) / record.multiplier)
  }

  /// Returns the difference between the left side of a row and the constant, as solved.
  package func solvedExcess(of row: LoweredRow) -> Double {
    row.terms.reduce(-row.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
  }

  private mutating func solvedSubject(
    of requirement: LayoutRequirement, _ model: LayoutModel
  ) -> Double {
    switch requirement {
    case .constraint(let id):
      let record = model.constraints[id.index]
      var row = LoweredRow()
      row.start(.equal, 0, breaking: .ordinary)
      append(record.first, times: 1, of: record, model, to: &row)
      return solvedExcess(of: row)
    case .autoresizingPosition(let item, let axis):
      return value(item.index, .position(axis))
        - model.tree[item.index].item.frameInsets.minEdge(axis)
    case .nonNegativeContentSize(let item, let axis):
      return value(item.index, .contentSize(axis))
    case .givenSize(let item, let axis), .nonNegativeSize(let item, let axis),
      .autoresizingSize(let item, let axis), .hugging(let item, let axis),
      .compressionResistance(let item, let axis):
      return value(item.index, .size(axis))
    }
  }
}
