// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

extension LoweredSystem {
  /// Turns a requirement into ``row``.
  mutating func lower(_ requirement: LayoutRequirement, _ model: LayoutModel) {
    switch requirement {
    case .constraint(let id):
      lowerConstraint(id.index, model)
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
      lower(.autoresizingPosition, axis, of: id.index, model)
    case .autoresizingSize(let id, let axis):
      lower(.autoresizingSize, axis, of: id.index, model)
    case .hugging(let id, let axis):
      lower(.hugging, axis, of: id.index, model)
    case .compressionResistance(let id, let axis):
      lower(.compressionResistance, axis, of: id.index, model)
    }
  }

  /// Turns what comes from a constraint or an item into ``row``.
  mutating func lower(
    _ kind: RowOrigins.Kind, _ axis: LayoutAxis, of slot: Int32, _ model: LayoutModel
  ) {
    switch kind {
    case .constraint: lowerConstraint(slot, model)
    case .autoresizingPosition: lowerAutoresizingPosition(slot, axis, model)
    case .autoresizingSize: lowerAutoresizingSize(slot, axis, model)
    case .hugging, .compressionResistance:
      guard let content = model.tree[slot].item.content(axis) else { return }
      let isHugging = kind == .hugging
      row.start(
        isHugging ? .lessThanOrEqual : .greaterThanOrEqual, content.size,
        priority: isHugging ? content.hugging : content.compressionResistance,
        breaking: .content)
      row.add(1, variable(slot, .size(axis)))
    }
  }

  /// What the subject of a requirement is as solved, and what it should be.
  ///
  /// The subject of a constraint is its first operand; of every other requirement, the number that
  /// it is about.
  mutating func comparison(
    of requirement: LayoutRequirement, _ model: LayoutModel
  ) -> (found: Double, relation: LayoutRelation, wanted: Double) {
    lower(requirement, model)
    let relation = row.relation
    let excess = solvedExcess
    let found = solvedSubject(of: requirement, model)
    return (found, relation, found - excess)
  }

  /// By how much the left side of ``row`` is greater than the constant, as solved.
  private var solvedExcess: Double {
    row.terms.reduce(-row.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
  }

  private mutating func solvedSubject(
    of requirement: LayoutRequirement, _ model: LayoutModel
  ) -> Double {
    switch requirement {
    case .constraint(let id):
      let constraint = model.constraint(id.index)
      let ancestor = model.commonAncestor(of: constraint)
      row.start(.equal, 0, breaking: .ordinary)
      collectUses(of: constraint, model.tree[ancestor].item.direction)
      for index in 0..<constraint.first.items.count {
        append(uses[index], in: ancestor, model)
      }
      return solvedExcess
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

  // MARK: Constraints

  /// Turns a constraint into ``row``.
  mutating func lowerConstraint(_ slot: Int32, _ model: LayoutModel) {
    if lowerPlain(slot, model) { return }
    let constraint = model.constraint(slot)
    let ancestor = model.commonAncestor(of: constraint)
    let direction = model.tree[ancestor].item.direction
    let isMirrored = direction == .rightToLeft && constraint.comparesDirectionalLocations
    row.start(
      isMirrored ? constraint.relation.reversed : constraint.relation,
      isMirrored ? -constraint.constant : constraint.constant,
      priority: constraint.priority, breaking: constraint.breaking)
    collectUses(of: constraint, direction)
    for index in 0..<uses.count where uses[index].coefficient != 0 {
      append(uses[index], in: ancestor, model)
    }
  }

  private mutating func collectUses(
    of constraint: LayoutConstraint, _ direction: LayoutDirection
  ) {
    uses.removeAll()
    collectUses(of: constraint.first, scale: 1, direction)
    if let second = constraint.second {
      collectUses(of: second, scale: -constraint.multiplier, direction)
    }
  }

  private mutating func collectUses(
    of operand: LayoutOperand, scale: Double, _ direction: LayoutDirection
  ) {
    switch operand {
    case .attribute(let item, let attribute):
      uses.append(
        AttributeUse(
          item: item.index, attribute: attribute.resolved(direction), coefficient: scale))
    case .distance(let start, let startAttribute, let end, let endAttribute):
      let follows = startAttribute.kind == .directional || endAttribute.kind == .directional
      let sign = follows && direction == .rightToLeft ? -scale : scale
      uses.append(
        AttributeUse(
          item: end.index, attribute: endAttribute.resolved(direction), coefficient: sign))
      uses.append(
        AttributeUse(
          item: start.index, attribute: startAttribute.resolved(direction), coefficient: -sign))
    }
  }
}

extension LayoutConstraint {
  /// Whether the constraint is turned around as a whole in a right-to-left item.
  ///
  /// A distance is not: it changes its sign by itself.
  var comparesDirectionalLocations: Bool {
    [first, second].contains { operand in
      guard case .attribute(_, let attribute) = operand else { return false }
      return attribute.kind == .directional
    }
  }
}
