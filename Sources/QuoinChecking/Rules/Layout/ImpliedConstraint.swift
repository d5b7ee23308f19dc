// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinExplanation
import QuoinInterfaceBuilder
import QuoinUIKit

/// Finds required constraints that follow from the others.
struct ImpliedConstraint: LayoutRuleProtocol {
  let extent = RuleExtent.canvas
  let rule = LayoutRule(
    "implied-constraint", "A required constraint that the others imply", .off, raises: [.strict],
    computation: """
      Takes each required constraint away and demands that it is missed by a point, on either side. \
      Where that conflicts with the other required constraints, these imply it.
      """,
    reason: "It has no effect, and misleads whoever changes one of the others.",
    example: "A width of 100 for a view with leading 0 and trailing 0 in a superview 100 wide.")

  func findings(in layout: CheckedLayout) -> [LayoutFinding] {
    guard let loaded = layout.loaded, layout.problems.conflicts.isEmpty else { return [] }
    return loaded.constraints.compactMap { constraint in
      guard constraint.isActive, constraint.priority == .required,
        let id = loaded.identifier(of: constraint),
        isImplied(constraint, in: layout)
      else { return nil }
      let name = layout.file.flatMap { file in file.index(id).map(file.name(of:)) } ?? id
      return layout.finding(rule, about: constraint, "\(name) follows from other constraints")
    }
  }

  private func isImplied(_ constraint: NSLayoutConstraint, in layout: CheckedLayout) -> Bool {
    guard let first = constraint.firstItem, let root = root(of: first) else { return false }
    constraint.isActive = false
    defer {
      constraint.isActive = true
      root.layoutIfNeeded()
    }
    let sides: [(NSLayoutConstraint.Relation, CGFloat)] =
      switch constraint.relation {
      case .equal: [(.greaterThanOrEqual, 1), (.lessThanOrEqual, -1)]
      case .greaterThanOrEqual: [(.lessThanOrEqual, -1)]
      case .lessThanOrEqual: [(.greaterThanOrEqual, 1)]
      @unknown default: []
      }
    return !sides.isEmpty
      && sides.allSatisfy { relation, points in
        let opposite = NSLayoutConstraint(
          item: first, attribute: constraint.firstAttribute, relatedBy: relation,
          toItem: constraint.secondItem, attribute: constraint.secondAttribute,
          multiplier: constraint.multiplier, constant: constraint.constant + points)
        opposite.isActive = true
        defer { opposite.isActive = false }
        root.layoutIfNeeded()
        return !root.singleLayoutReport().conflicts.isEmpty
      }
  }

  private func root(of item: AnyObject) -> UIView? {
    let view = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    return view?.layoutInspection().root
  }
}
