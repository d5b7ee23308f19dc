// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// A view or a guide: what a constraint can be about.
@MainActor protocol LayoutElement: AnyObject {
  /// The view itself, or the owner of a guide.
  var elementView: UIView? { get }
  /// How the element is called in messages.
  var elementName: String { get }
}

/// One side of a constraint. Does not keep its items alive.
@MainActor struct ConstraintOperand {
  weak var item: (any LayoutElement)?
  var attribute: NSLayoutConstraint.Attribute
  /// The second location, when the operand is the distance from one location to another.
  weak var end: (any LayoutElement)?
  var endAttribute: NSLayoutConstraint.Attribute = .notAnAttribute

  init(_ item: (any LayoutElement)?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// The distance from the location `start` to the location `end`.
  init(from start: ConstraintOperand, to end: ConstraintOperand) {
    item = start.item
    attribute = start.attribute
    self.end = end.item
    endAttribute = end.attribute
  }

  var isDistance: Bool { endAttribute != .notAnAttribute }

  /// The attribute as the rules of comparing see it: a distance counts as a size.
  var comparedAttribute: LayoutAttribute {
    if isDistance { return attribute.axis == .vertical ? .height : .width }
    return LayoutAttribute(rawValue: attribute.rawValue) ?? .notAnAttribute
  }

  /// Whether everything that the operand speaks of still exists.
  var isAlive: Bool { item != nil && (!isDistance || end != nil) }

  /// The items of the operand.
  var elements: [any LayoutElement] {
    [item, isDistance ? end : nil].compactMap { $0 }
  }

  /// The attribute as a program reads it: a distance has none.
  var visibleAttribute: NSLayoutConstraint.Attribute { isDistance ? .notAnAttribute : attribute }

  var name: String {
    let start = "\(item?.elementName ?? "a freed item").\(attribute)"
    guard isDistance else { return start }
    return "(\(end?.elementName ?? "a freed item").\(endAttribute) - \(start))"
  }
}
