// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinUIKit

extension SceneBuilder {
  /// Places the hidden views of stack views.
  ///
  /// On macOS they are held as weakly as possible, so that they are not ambiguous. On iOS they keep
  /// their place in the order: see ``placeHidden(_:in:)``.
  func constrainDetachedViews() {
    for index in scene.views where isDetached(document.views[index]) {
      guard let view = entries.view(at: index), let stack = view.superview else { continue }
      if let stack = stack as? UIStackView {
        placeHidden(view, at: index, in: stack)
      } else {
        constrain(view, .leading, to: (stack, .leading))
        constrain(view, .top, to: (stack, .top))
        constrain(view, .width, to: (nil, .notAnAttribute))
        constrain(view, .height, to: (nil, .notAnAttribute))
      }
    }
  }

  /// Places a hidden view of an iOS stack view in the middle of the gap between its visible
  /// neighbors, or at the edge of the only one. Along the axis it has no length unless required
  /// constraints give it one; across it is placed as the visible views are. Observed: 88 stored
  /// frames.
  ///
  /// The other views are arranged without it, so all of these constraints are too weak to move
  /// them.
  private func placeHidden(_ view: UIView, at index: Int, in stack: UIStackView) {
    let along = axisAttributes(isVertical: stack.axis == .vertical)
    let across = axisAttributes(isVertical: stack.axis == .horizontal)
    let neighbors = visibleNeighbors(of: index)
    switch (neighbors.before, neighbors.after) {
    case (let before?, let after?):
      let gap = UILayoutGuide()
      stack.addLayoutGuide(gap)
      constrain(gap, along.start, to: (before, along.end), Self.place + 1)
      constrain(gap, along.end, to: (after, along.start), Self.place + 1)
      constrain(view, along.middle, to: (gap, along.middle), Self.place)
    case (nil, let after?): constrain(view, along.start, to: (after, along.start), Self.place)
    case (let before?, nil): constrain(view, along.start, to: (before, along.end), Self.place)
    case (nil, nil): constrain(view, along.start, to: (stack, along.start), Self.place)
    }
    constrain(
      view, along.size, to: (nil, .notAnAttribute),
      isTiedToOthers(index, along.size) ? Self.place : Self.hiding, identifier: "UISV-hiding")
    let area: Any = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    switch stack.alignment {
    case .fill:
      constrain(view, across.start, to: (area, across.start), Self.place)
      // Weaker than the other edge, so that contents of another length do not leave it open.
      constrain(view, across.end, to: (area, across.end), Self.place - 0.5)
    case .trailing, .lastBaseline: constrain(view, across.end, to: (area, across.end), Self.place)
    case .center: constrain(view, across.middle, to: (area, across.middle), Self.place)
    case .leading, .firstBaseline:
      constrain(view, across.start, to: (area, across.start), Self.place)
    }
    constrain(view, across.size, to: (nil, .notAnAttribute))
  }

  /// The priority of the zero length of hidden views: above all optional constraints of the file,
  /// below the required ones.
  private static let hiding: Float = 999.75
  /// The priority of a place, below all constraints of the file.
  private static let place: Float = 2

  /// Extends views that nothing else sizes across the axis of their stack view to its full extent.
  func spanStacks() {
    for index in scene.views where isArranged(document.views[index]) {
      guard document.spansStack(document.views[index]), let view = entries.view(at: index),
        let stack = view.superview as? UIStackView
      else { continue }
      let size = axisAttributes(isVertical: stack.axis == .horizontal).size
      constrain(view, size, to: (stack, size), Self.spanning)
    }
  }

  /// The priority of the full extent: above the 25 at which a stack view makes such views as small
  /// as possible.
  private static let spanning: Float = 26

  private typealias AxisAttributes = (
    start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute,
    size: NSLayoutConstraint.Attribute, middle: NSLayoutConstraint.Attribute
  )

  private func axisAttributes(isVertical: Bool) -> AxisAttributes {
    isVertical
      ? (.top, .bottom, .height, .centerY) : (.leading, .trailing, .width, .centerX)
  }

  /// Whether a constraint ties a size of the view to another view, which must not shrink with it.
  private func isTiedToOthers(_ index: Int, _ size: NSLayoutConstraint.Attribute) -> Bool {
    constraints.contains { constraint in
      guard constraint.second != nil else { return false }
      return [
        (constraint.first, constraint.firstAttribute),
        (constraint.second ?? constraint.first, constraint.secondAttribute),
      ].contains { item, attribute in
        item == .view(index) && attribute.rawValue == size.rawValue
      }
    }
  }

  /// The nearest views before and after a hidden one in the order of its stack view that are not
  /// hidden.
  private func visibleNeighbors(of index: Int) -> (before: UIView?, after: UIView?) {
    guard let parent = document.views[index].parent else { return (nil, nil) }
    let siblings = document.views[parent].children
    guard let position = siblings.firstIndex(of: index) else { return (nil, nil) }
    let isVisible = { [self] (sibling: Int) in isArranged(document.views[sibling]) }
    return (
      siblings[..<position].last(where: isVisible).flatMap { entries.view(at: $0) },
      siblings[position...].first(where: isVisible).flatMap { entries.view(at: $0) }
    )
  }

  private func constrain(
    _ item: Any, _ attribute: NSLayoutConstraint.Attribute,
    to other: (item: Any?, attribute: NSLayoutConstraint.Attribute), _ priority: Float = 1,
    identifier: String = "hidden"
  ) {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: .equal, toItem: other.item,
      attribute: other.attribute, multiplier: 1, constant: 0, at: nil)
    constraint.priority = UILayoutPriority(priority)
    constraint.identifier = identifier
    constraint.isActive = true
  }
}
