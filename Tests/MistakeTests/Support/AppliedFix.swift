// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinLayout
import QuoinUIKit
import Testing

extension LayoutInspection {
  /// Does to views and constraints what an edit says, as a program would.
  @MainActor func apply(_ edit: LayoutEdit) throws {
    switch edit {
    case .setPriority(.constraint(let id), let priority):
      try #require(constraint(id)).priority = UILayoutPriority(Float(priority))
    case .setPriority(.hugging(let item, let axis), let priority):
      try view(item).setContentHuggingPriority(.init(Float(priority)), for: axis.viewAxis)
    case .setPriority(.compressionResistance(let item, let axis), let priority):
      try view(item).setContentCompressionResistancePriority(
        .init(Float(priority)), for: axis.viewAxis)
    case .setConstant(let id, let constant):
      try #require(constraint(id)).constant = CGFloat(constant)
    case .setRelation(let id, let relation):
      try setRelation(of: #require(constraint(id)), to: relation)
    case .remove(.constraint(let id)):
      try #require(constraint(id)).isActive = false
    case .add(let added):
      try makeConstraint(added).isActive = true
    case .stopTranslatingMask(let item):
      try view(item).translatesAutoresizingMaskIntoConstraints = false
    case .stopTranslatingMasks(let items):
      for item in items { try view(item).translatesAutoresizingMaskIntoConstraints = false }
    case .setPriority, .remove:
      Issue.record("No program can do this: \(edit)")
    }
  }

  private func view(_ item: ItemID) throws -> UIView {
    try #require(object(of: item) as? UIView)
  }

  private func setRelation(of old: NSLayoutConstraint, to relation: LayoutRelation) throws {
    let new = NSLayoutConstraint(
      item: try #require(old.firstItem), attribute: old.firstAttribute,
      relatedBy: relation.relation, toItem: old.secondItem, attribute: old.secondAttribute,
      multiplier: old.multiplier, constant: old.constant)
    new.priority = old.priority
    old.isActive = false
    new.isActive = true
  }

  private func makeConstraint(_ added: LayoutConstraint) throws -> NSLayoutConstraint {
    let (item, attribute) = try side(added.first)
    let other = try added.second.map(side)
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: added.relation.relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: CGFloat(added.multiplier),
      constant: CGFloat(added.constant))
    constraint.priority = UILayoutPriority(Float(added.priority))
    return constraint
  }

  private func side(
    _ operand: LayoutOperand
  ) throws -> (item: AnyObject, attribute: NSLayoutConstraint.Attribute) {
    guard case .attribute(let item, let attribute) = operand else {
      throw UnusableEdit()
    }
    return (
      try #require(object(of: item)),
      try #require(NSLayoutConstraint.Attribute(rawValue: attribute.rawValue))
    )
  }
}

/// An edit that adds a constraint between distances.
private struct UnusableEdit: Error {}

extension LayoutAxis {
  fileprivate var viewAxis: NSLayoutConstraint.Axis {
    self == .horizontal ? .horizontal : .vertical
  }
}

extension LayoutRelation {
  fileprivate var relation: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
