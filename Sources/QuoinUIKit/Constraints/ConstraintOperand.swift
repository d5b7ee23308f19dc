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
///
/// A class, since weak references are dear to copy; anchors share theirs with their constraints.
@MainActor final class ConstraintOperand {
  /// What a constraint without items is about.
  static let nothing = ConstraintOperand(nil, .notAnAttribute)

  private(set) weak var item: (any LayoutElement)?
  let attribute: NSLayoutConstraint.Attribute
  /// The second location, when the operand is the distance from one location to another.
  private(set) weak var end: (any LayoutElement)?
  let endAttribute: NSLayoutConstraint.Attribute

  /// The identities of the items. Good for comparing while the constraint is installed, since items
  /// of installed constraints are alive: what leaves a tree takes its constraints with it.
  private let itemIdentity: ObjectIdentifier?
  private let endIdentity: ObjectIdentifier?

  init(_ item: (any LayoutElement)?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    endAttribute = .notAnAttribute
    itemIdentity = item.map { ObjectIdentifier($0) }
    endIdentity = nil
  }

  /// The distance from the location `start` to the location `end`.
  init(from start: ConstraintOperand, to end: ConstraintOperand) {
    item = start.item
    attribute = start.attribute
    self.end = end.item
    endAttribute = end.attribute
    itemIdentity = start.itemIdentity
    endIdentity = end.itemIdentity
  }

  /// What tells the items apart.
  var identities: [ObjectIdentifier] { [itemIdentity, endIdentity].compactMap { $0 } }

  /// Whether one of the items is among some objects.
  func isAbout(_ objects: Set<ObjectIdentifier>) -> Bool {
    if let itemIdentity, objects.contains(itemIdentity) { return true }
    guard let endIdentity else { return false }
    return objects.contains(endIdentity)
  }

  /// Whether one of the locations is a baseline.
  var isOnBaseline: Bool {
    [attribute, endAttribute].contains { $0 == .firstBaseline || $0 == .lastBaseline }
  }

  var isDistance: Bool { endAttribute != .notAnAttribute }

  /// The axis along which the operand measures.
  var axis: NSLayoutConstraint.Axis? { attribute.axis }

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
