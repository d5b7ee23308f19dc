// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// One side of a constraint. Does not keep its items alive.
struct ConstraintOperand: Sendable {
  /// The first side of a constraint without items.
  static let nothing = ConstraintOperand(nil, .notAnAttribute)

  /// The handle of the item, if there is one.
  let handle: ItemHandle?
  let attribute: NSLayoutConstraint.Attribute
  /// The second location, when the operand is the distance from one location to another.
  let end: LocationOperand?

  init(_ item: some ConstraintItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(item.handle, attribute)
  }

  init(
    _ handle: ItemHandle?, _ attribute: NSLayoutConstraint.Attribute, end: LocationOperand? = nil
  ) {
    self.handle = handle
    self.attribute = attribute
    self.end = end
  }

  /// Creates the distance from the location `start` to the location `end`.
  init(from start: ConstraintOperand, to end: ConstraintOperand) {
    handle = start.handle
    attribute = start.attribute
    self.end = LocationOperand(handle: end.handle, attribute: end.attribute)
  }

  /// The handle of the second location; nil for a location without an item.
  var endHandle: ItemHandle? { end?.handle }
  /// The attribute of the second location; ``notAnAttribute`` without one.
  var endAttribute: NSLayoutConstraint.Attribute { end?.attribute ?? .notAnAttribute }

  /// Whether one of the locations is a baseline.
  var isOnBaseline: Bool { attribute.isBaseline || endAttribute.isBaseline }

  var isDistance: Bool { end != nil }

  /// The handles of the items, one or two.
  var handles: [ItemHandle] { [handle, endHandle].compactMap { $0 } }

  /// Whether the operand is a place, neither a size nor a distance.
  var isPlace: Bool { !isDistance && !attribute.isSize && attribute.axis != nil }

  /// The axis along which the operand measures.
  var axis: NSLayoutConstraint.Axis? { attribute.axis }

  /// The attribute that decides the operands with which this one can be compared: a distance counts
  /// as a size.
  var comparedAttribute: LayoutAttribute {
    if isDistance { return attribute.axis == .vertical ? .height : .width }
    return attribute.layoutAttribute
  }

  /// The attribute as a program reads it: a distance has none.
  var visibleAttribute: NSLayoutConstraint.Attribute { isDistance ? .notAnAttribute : attribute }
}

@MainActor extension ConstraintOperand {
  /// The view or guide; nil for a freed one.
  var item: (any ConstraintItem)? { handle?.item }
  /// The item as a program reads it: a distance has none.
  var visibleItem: (any ConstraintItem)? { isDistance ? nil : item }
  /// The view or guide of the second location; nil for a freed one.
  var endItem: (any ConstraintItem)? { endHandle?.item }

  /// The items that are still there, one or two.
  var items: [any ConstraintItem] { [item, endItem].compactMap { $0 } }

  var name: String {
    let start = "\(handle?.name ?? "a freed item").\(attribute)"
    guard isDistance else { return start }
    return "(\(endHandle?.name ?? "a freed item").\(endAttribute) - \(start))"
  }
}

extension ConstraintOperand: Hashable {
  static func == (left: ConstraintOperand, right: ConstraintOperand) -> Bool {
    left.handle === right.handle && left.attribute == right.attribute
      && left.endHandle === right.endHandle && left.endAttribute == right.endAttribute
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(handle.map { ObjectIdentifier($0) })
    hasher.combine(attribute)
    hasher.combine(endHandle.map { ObjectIdentifier($0) })
    hasher.combine(endAttribute)
  }
}
