// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// A view or a guide: what a constraint can be about.
@MainActor protocol LayoutElement: AnyObject {
  /// The view itself, or the owner of a guide.
  var elementView: UIView? { get }
  /// How the element is called in messages.
  var elementName: String { get }
  /// What the element is to those that do not keep it.
  nonisolated var life: ElementLife { get }
}

/// One side of a constraint. Does not keep its items alive.
struct ConstraintOperand: Sendable {
  /// What a constraint without items is about.
  static let nothing = ConstraintOperand(nil, .notAnAttribute)

  /// What the item is to those that do not keep it; nil when there is none.
  let life: ElementLife?
  let attribute: NSLayoutConstraint.Attribute
  let endAttribute: NSLayoutConstraint.Attribute
  /// The second location, when the operand is the distance from one location to another.
  let endLife: ElementLife?

  @MainActor init(_ item: some LayoutElement, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(item.life, attribute)
  }

  init(_ life: ElementLife?, _ attribute: NSLayoutConstraint.Attribute) {
    self.life = life
    self.attribute = attribute
    endAttribute = .notAnAttribute
    endLife = nil
  }

  init(
    _ life: ElementLife?, _ attribute: NSLayoutConstraint.Attribute, to endLife: ElementLife?,
    _ endAttribute: NSLayoutConstraint.Attribute
  ) {
    self.life = life
    self.attribute = attribute
    self.endLife = endLife
    self.endAttribute = endAttribute
  }

  /// The distance from the location `start` to the location `end`.
  init(from start: ConstraintOperand, to end: ConstraintOperand) {
    life = start.life
    attribute = start.attribute
    endLife = end.life
    endAttribute = end.attribute
  }

  /// The view or guide, nil when there is none or it was freed.
  var item: (any LayoutElement)? { life?.element }
  /// The view or guide of the second location, nil when there is none or it was freed.
  var end: (any LayoutElement)? { endLife?.element }

  /// Whether one of the locations is a baseline.
  var isOnBaseline: Bool { attribute.isBaseline || endAttribute.isBaseline }

  var isDistance: Bool { endAttribute != .notAnAttribute }

  /// The axis along which the operand measures.
  var axis: NSLayoutConstraint.Axis? { attribute.axis }

  /// The attribute as the rules of comparing see it: a distance counts as a size.
  var comparedAttribute: LayoutAttribute {
    if isDistance { return attribute.axis == .vertical ? .height : .width }
    return attribute.layoutAttribute
  }

  /// Whether everything that the operand speaks of still exists.
  var isAlive: Bool {
    guard let life, life.isThere else { return false }
    return endLife?.isThere ?? !isDistance
  }

  /// The items of the operand.
  var elements: [any LayoutElement] { [item, end].compactMap { $0 } }

  /// The attribute as a program reads it: a distance has none.
  var visibleAttribute: NSLayoutConstraint.Attribute { isDistance ? .notAnAttribute : attribute }

  @MainActor var name: String {
    let start = "\(item?.elementName ?? "a freed item").\(attribute)"
    guard isDistance else { return start }
    return "(\(end?.elementName ?? "a freed item").\(endAttribute) - \(start))"
  }
}

extension ConstraintOperand: Hashable {
  static func == (left: ConstraintOperand, right: ConstraintOperand) -> Bool {
    left.life === right.life && left.attribute == right.attribute
      && left.endLife === right.endLife && left.endAttribute == right.endAttribute
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(life.map { ObjectIdentifier($0) })
    hasher.combine(attribute)
    hasher.combine(endLife.map { ObjectIdentifier($0) })
    hasher.combine(endAttribute)
  }
}
