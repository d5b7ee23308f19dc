// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The items in constraints of a layout, as far as they decide which items the engine needs.
@MainActor struct LayoutMentions {
  private var items = Set<ObjectIdentifier>()
  private var content: [ObjectIdentifier: Set<LayoutAxis>] = [:]

  init(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      constraint.forEachItem { record($0, $1, of: constraint) }
    }
  }

  /// Returns whether constraints refer to a view that is an item only if they do.
  func contains(_ view: UIView) -> Bool {
    items.contains(ObjectIdentifier(view.handle))
  }

  /// Returns the axes on which constraints refer to the content area of a scroll view.
  func contentAxes(of scrollView: UIView) -> Set<LayoutAxis> {
    content[ObjectIdentifier(scrollView)] ?? []
  }

  private mutating func record(
    _ handle: ItemHandle, _ attribute: NSLayoutConstraint.Attribute,
    of constraint: NSLayoutConstraint
  ) {
    guard let view = handle.view else {
      guard let guide = handle.guide, guide.kind == .contentGuide, let owner = guide.owner else {
        return
      }
      return recordContent(of: owner, attribute)
    }
    if view.layoutState.isDecoration || view.layoutState.isSeparateRoot {
      items.insert(ObjectIdentifier(handle))
    }
    if view.isScrollItem, !attribute.isSize, constraint.reachesInside(view) {
      recordContent(of: view, attribute)
    }
  }

  private mutating func recordContent(
    of owner: UIView, _ attribute: NSLayoutConstraint.Attribute
  ) {
    guard let axis = attribute.axis?.layoutAxis else { return }
    content[ObjectIdentifier(owner), default: []].insert(axis)
  }
}

extension NSLayoutConstraint {
  /// Returns whether a constraint mentions a descendant of a scroll view. Edges, middles and
  /// margins of the scroll view refer to its content then.
  fileprivate func reachesInside(_ scrollView: UIView) -> Bool {
    items.contains { other in
      guard let view = other.itemView, other !== scrollView else { return false }
      return view !== scrollView && view.isDescendant(of: scrollView)
    }
  }
}

extension NSLayoutConstraint.Axis {
  var layoutAxis: LayoutAxis { self == .horizontal ? .horizontal : .vertical }
}
