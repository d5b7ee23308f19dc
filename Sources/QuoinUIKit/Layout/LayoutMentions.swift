// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// What the constraints of a layout speak of, as far as it decides which items the engine needs.
@MainActor struct LayoutMentions {
  private var items = Set<ObjectIdentifier>()
  private var content: [ObjectIdentifier: Set<LayoutAxis>] = [:]

  init(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints where constraint.isAboutSpecial {
      note(constraint.firstOperand, of: constraint)
      note(constraint.storedSecondOperand, of: constraint)
    }
  }

  /// Whether constraints speak of a view that is an item only where they do.
  func contains(_ view: UIView) -> Bool {
    items.contains(ObjectIdentifier(view.life))
  }

  /// The axes on which constraints speak of the content area of a scroll view.
  func contentAxes(of scrollView: UIScrollView) -> Set<LayoutAxis> {
    content[ObjectIdentifier(scrollView)] ?? []
  }

  private mutating func note(_ operand: ConstraintOperand, of constraint: NSLayoutConstraint) {
    if let life = operand.life { note(life, operand, of: constraint) }
    if let life = operand.endLife { note(life, operand, of: constraint) }
  }

  private mutating func note(
    _ life: ElementLife, _ operand: ConstraintOperand, of constraint: NSLayoutConstraint
  ) {
    if let guide = life.guide {
      guard guide.kind == .contentGuide, let owner = guide.owner else { return }
      noteContent(of: owner, operand)
      return
    }
    guard let view = life.view else { return }
    if view.layoutState.isDecoration || view.layoutState.isSeparateRoot {
      items.insert(ObjectIdentifier(life))
    }
    if let scrollView = view as? UIScrollView, !operand.attribute.isSize,
      constraint.reachesInside(scrollView)
    {
      noteContent(of: scrollView, operand)
    }
  }

  private mutating func noteContent(of owner: UIView, _ operand: ConstraintOperand) {
    guard let axis = operand.attribute.axis?.layoutAxis else { return }
    content[ObjectIdentifier(owner), default: []].insert(axis)
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint may decide on items or on what these mean.
  fileprivate var isAboutSpecial: Bool {
    guard let simple = simpleItems else { return true }
    return simple.first.pointee.isSpecial || (simple.second?.pointee.isSpecial ?? false)
  }

  /// Whether something inside of a scroll view is mentioned. Edges, middles and margins of the
  /// scroll view mean its content then.
  fileprivate func reachesInside(_ scrollView: UIScrollView) -> Bool {
    elements.contains { other in
      guard let view = other.elementView, other !== scrollView else { return false }
      return view !== scrollView && view.isDescendant(of: scrollView)
    }
  }
}

extension NSLayoutConstraint.Axis {
  var layoutAxis: LayoutAxis { self == .horizontal ? .horizontal : .vertical }
}
