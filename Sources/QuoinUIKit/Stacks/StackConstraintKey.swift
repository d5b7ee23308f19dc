// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The sides of a constraint of a stack view, with which it is found in another arrangement.
struct StackConstraintKey: Hashable {
  private let first: ObjectIdentifier?
  private let second: ObjectIdentifier?
  private let firstAttribute: NSLayoutConstraint.Attribute
  private let secondAttribute: NSLayoutConstraint.Attribute?

  @MainActor init(_ constraint: NSLayoutConstraint) {
    first = constraint.firstHandle.map { ObjectIdentifier($0) }
    second = constraint.secondHandle.map { ObjectIdentifier($0) }
    firstAttribute = constraint.storedFirstAttribute
    secondAttribute = constraint.storedSecondAttribute
  }
}

extension NSLayoutConstraint {
  /// Returns whether a stack view still has the constraint, and it is a new one but for the
  /// constant.
  func isUnchanged(as new: NSLayoutConstraint, in stack: UIStackView) -> Bool {
    owner === stack && StackConstraintKey(self) == StackConstraintKey(new)
      && relation == new.relation && storedMultiplier == new.storedMultiplier
      && priority == new.priority && identifier == new.identifier
  }
}
