// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Makes the constraints of a stack view. They are the ones that Apple's stack views print, with
/// the same identifiers.
@MainActor struct StackBuilder {
  let stack: UIStackView
  /// All arranged views.
  let views: [UIView]
  /// Those that are not hidden.
  let visible: [UIView]
  let along: StackAttributes
  let across: StackAttributes
  /// What the outer views are connected to: the stack or its margins.
  let canvas: any ConstraintItem
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var guides: [UILayoutGuide] = []

  init(_ stack: UIStackView) {
    self.stack = stack
    views = stack.arranged
    visible = stack.arranged.filter { !$0.isHidden }
    along = .along(stack.axis)
    across = .across(stack.axis)
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  /// Adds `first REL multiplier × second + constant`.
  mutating func add(
    _ identifier: String, _ first: (any ConstraintItem, NSLayoutConstraint.Attribute),
    _ relation: NSLayoutConstraint.Relation,
    _ second: (any ConstraintItem, NSLayoutConstraint.Attribute)?, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: Float = 1000
  ) {
    constraints.append(
      NSLayoutConstraint(
        ConstraintOperand(first.0.handle, first.1), relation,
        second.map { ConstraintOperand($0.0.handle, $0.1) }, multiplier: multiplier,
        constant: constant,
        priority: priority, identifier: identifier, origin: .system))
  }

  /// Adds a guide that only the stack knows.
  mutating func addGuide(_ identifier: String) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    guide.isPrivate = true
    guides.append(guide)
    return guide
  }
}
