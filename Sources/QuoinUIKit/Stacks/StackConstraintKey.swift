// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// One side of a constraint of a stack view.
typealias StackSide = (item: any ConstraintItem, attribute: NSLayoutConstraint.Attribute)

/// The sides of a constraint of a stack view, with which it is found in another arrangement.
struct StackConstraintKey: Hashable {
  private var first: ObjectIdentifier?
  private var second: ObjectIdentifier?
  private let firstAttribute: NSLayoutConstraint.Attribute
  private let secondAttribute: NSLayoutConstraint.Attribute?

  @MainActor init(_ constraint: NSLayoutConstraint) {
    if let handle = constraint.firstHandle { first = ObjectIdentifier(handle) }
    if let handle = constraint.secondHandle { second = ObjectIdentifier(handle) }
    firstAttribute = constraint.storedFirstAttribute
    secondAttribute = constraint.storedSecondAttribute
  }

  @MainActor init(_ first: StackSide, _ second: StackSide?) {
    self.first = ObjectIdentifier(first.item.handle)
    if let second { self.second = ObjectIdentifier(second.item.handle) }
    firstAttribute = first.attribute
    secondAttribute = second?.attribute
  }
}

/// Everything about a constraint of an arrangement except its constant. In most arrangements nearly
/// all constraints are those of the last one, and no object is created for them.
@MainActor struct StackRule {
  let key: StackConstraintKey
  let relation: NSLayoutConstraint.Relation
  let multiplier: CGFloat
  let priority: UILayoutPriority
  let identifier: String

  /// Returns whether a constraint follows the rule and still belongs to the stack view, so that it
  /// can be kept.
  func isKept(in constraint: NSLayoutConstraint, of stack: UIStackView) -> Bool {
    constraint.ownerHandle === stack.handle && key == StackConstraintKey(constraint)
      && relation == constraint.storedRelation && multiplier == constraint.storedMultiplier
      && priority == constraint.storedPriority && identifier == constraint.extras?.identifier
  }
}
