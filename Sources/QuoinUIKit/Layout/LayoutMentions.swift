// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// What the constraints of a layout speak of, as far as it decides which items the engine needs.
@MainActor struct LayoutMentions {
  private var items = Set<ObjectIdentifier>()
  private var content: [ObjectIdentifier: Set<LayoutAxis>] = [:]

  init(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      for element in constraint.elements { items.insert(ObjectIdentifier(element)) }
      let operands = [constraint.firstOperand, constraint.secondOperand].compactMap { $0 }
      for operand in operands { addContent(operand, others: constraint.elements) }
    }
  }

  func contains(_ element: any LayoutElement) -> Bool {
    items.contains(ObjectIdentifier(element))
  }

  /// The axes on which constraints speak of the content area of a scroll view.
  func contentAxes(of scrollView: UIScrollView) -> Set<LayoutAxis> {
    content[ObjectIdentifier(scrollView)] ?? []
  }

  /// Edges, middles and margins of a scroll view mean its content in a constraint with something
  /// inside.
  private mutating func addContent(_ operand: ConstraintOperand, others: [any LayoutElement]) {
    guard let axis = operand.attribute.axis?.layoutAxis else { return }
    for element in operand.elements {
      if let guide = element as? UILayoutGuide {
        guard guide.kind == .contentGuide, let owner = guide.owner else { continue }
        content[ObjectIdentifier(owner), default: []].insert(axis)
      } else if let scrollView = element as? UIScrollView, !operand.attribute.isSize {
        let reachesInside = others.contains { other in
          guard let view = other.elementView, other !== scrollView else { return false }
          return view !== scrollView && view.isDescendant(of: scrollView)
        }
        if reachesInside { content[ObjectIdentifier(scrollView), default: []].insert(axis) }
      }
    }
  }
}

extension NSLayoutConstraint.Axis {
  var layoutAxis: LayoutAxis { self == .horizontal ? .horizontal : .vertical }
}
