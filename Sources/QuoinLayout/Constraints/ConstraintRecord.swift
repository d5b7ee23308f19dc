// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A constraint as a model keeps it, with items as slots.
///
/// Items can be named by slots alone because a constraint is removed before its items are.
package struct ConstraintRecord: Sendable {
  package let first: OperandRecord
  /// The second operand; nil when the first operand is compared with the constant alone.
  package let second: OperandRecord?
  package var relation: LayoutRelation
  package let breaking: LayoutBreakingClass
  /// The slot of the nearest common ancestor of the items, in whose coordinates and reading
  /// direction the constraint is measured.
  package var owner: Int32
  package let multiplier: Double
  package var constant: Double
  package var priority: Double

  package init(_ constraint: LayoutConstraint, owner: Int32) {
    first = OperandRecord(constraint.first)
    second = constraint.second.map(OperandRecord.init)
    relation = constraint.relation
    breaking = constraint.breaking
    self.owner = owner
    multiplier = constraint.multiplier
    constant = constraint.constant
    priority = constraint.priority
  }

  /// The constraint as it was added, except for later changes of its numbers.
  package func constraint(_ tree: ItemTree) -> LayoutConstraint {
    LayoutConstraint(
      first.operand(tree), relation, second?.operand(tree), multiplier: multiplier,
      constant: constant, priority: priority, breaking: breaking)
  }

  /// Whether an item of the constraint satisfies a condition.
  package func containsItem(where condition: (Int32) -> Bool) -> Bool {
    first.containsItem(where: condition) || second?.containsItem(where: condition) ?? false
  }

  /// Calls back with each item of the constraint, more than once for an item that is named more
  /// than once.
  package func forEachItem(_ body: (Int32) -> Void) {
    _ = containsItem { slot in
      body(slot)
      return false
    }
  }

  /// Whether the constraint is mirrored as a whole in a right-to-left owner.
  ///
  /// Distances do not count: each distance changes its own sign.
  package var comparesDirectionalLocations: Bool {
    !first.isDistance && first.attribute.kind == .directional
      || second.map { !$0.isDistance && $0.attribute.kind == .directional } ?? false
  }
}
