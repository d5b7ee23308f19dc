// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinUIKit

extension SceneSnapshot {
  /// A constraint with the values of its sides; nil when it has no name, or when one of its items
  /// is not part of the scene.
  func rendered(
    _ constraint: NSLayoutConstraint, conflicting: Set<ObjectIdentifier>
  ) -> RenderedConstraint? {
    guard let id = naming.constraint(constraint),
      let first = side(
        constraint.firstItem, constraint.firstAttribute, other: constraint.secondItem)
    else { return nil }
    let second = side(
      constraint.secondItem, constraint.secondAttribute, other: constraint.firstItem)
    guard second != nil || constraint.secondItem == nil else { return nil }
    return RenderedConstraint(
      id: id, first: first, relation: LayoutRelation(constraint.relation), second: second,
      multiplier: Double(constraint.multiplier), constant: Double(constraint.constant),
      priority: Double(constraint.priority.rawValue),
      isConflicting: conflicting.contains(ObjectIdentifier(constraint)),
      isMirrored: [first.attribute, second?.attribute].contains { $0?.isDirectional == true }
        && Self.owner(of: constraint)?.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// The nearest view that contains both items, whose direction the constraint has.
  private static func owner(of constraint: NSLayoutConstraint) -> UIView? {
    let views = [constraint.firstItem, constraint.secondItem].compactMap { item in
      (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }
    var owner = views.first
    while let view = owner, !views.allSatisfy({ $0.isDescendant(of: view) }) {
      owner = view.superview
    }
    return owner
  }

  /// Returns one side of a constraint; nil when it has no item, or when the item is not part of the
  /// scene.
  private func side(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, other: AnyObject?
  ) -> RenderedConstraint.Side? {
    guard let attribute = LayoutAttribute(rawValue: attribute.rawValue) else { return nil }
    if let view = item as? UIView, let shown = rendered(view) {
      let rect = contentRect(of: view, attribute: attribute, other: other) ?? shown.alignmentFrame
      return RenderedConstraint.Side(
        item: shown.id, name: shown.name, attribute: attribute, rect: rect,
        value: shown.value(of: attribute, in: rect, margins: view.layoutMargins))
    }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView,
      let shown = rendered(owner)
    else { return nil }
    let frame = guide.layoutFrame
    let rect = LayoutRect(
      x: shown.drawingFrame.x + Double(frame.minX - owner.bounds.minX),
      y: shown.drawingFrame.y + Double(frame.minY - owner.bounds.minY),
      width: Double(frame.width), height: Double(frame.height))
    return RenderedConstraint.Side(
      item: naming.guide(guide) ?? shown.id, name: name(of: guide, owner: owner, shown: shown),
      attribute: attribute, rect: rect,
      value: shown.value(of: attribute, in: rect, margins: .zero))
  }

  /// The content area of a scroll view, which its edges refer to in constraints with items inside
  /// it; nil for other constraints.
  private func contentRect(
    of view: UIView, attribute: LayoutAttribute, other: AnyObject?
  ) -> LayoutRect? {
    guard let scroll = view as? UIScrollView, !attribute.isDimension,
      let inner = (other as? UIView) ?? (other as? UILayoutGuide)?.owningView,
      inner !== scroll, inner.isDescendant(of: scroll), let shown = rendered(scroll)
    else { return nil }
    switch attribute {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: return nil
    default: break
    }
    return LayoutRect(
      x: shown.drawingFrame.x, y: shown.drawingFrame.y + contentShift(of: scroll),
      width: Double(scroll.contentSize.width), height: Double(scroll.contentSize.height))
  }

  private func name(of guide: UILayoutGuide, owner: UIView, shown: RenderedView) -> String {
    if guide === owner.safeAreaLayoutGuide { return "\(shown.name).safeAreaLayoutGuide" }
    if guide === owner.layoutMarginsGuide { return "\(shown.name).layoutMarginsGuide" }
    let own = naming.guide(guide) ?? (guide.identifier.isEmpty ? nil : guide.identifier)
    return "\(shown.name).\(own ?? "layoutGuide")"
  }
}

extension RenderedView {
  /// The coordinate of an attribute in the scene, or its length, in points.
  fileprivate func value(
    of attribute: LayoutAttribute, in rect: LayoutRect, margins: UIEdgeInsets
  ) -> Double {
    let inset = drawingFrame
    let left = inset.x + Double(margins.left)
    let right = inset.maxX - Double(margins.right)
    switch attribute {
    case .left: return rect.x
    case .right: return rect.maxX
    case .leading: return isRightToLeft ? rect.maxX : rect.x
    case .trailing: return isRightToLeft ? rect.x : rect.maxX
    case .top: return rect.y
    case .bottom: return rect.maxY
    case .width: return rect.width
    case .height: return rect.height
    case .centerX: return rect.midX
    case .centerY: return rect.midY
    case .firstBaseline: return rect.y + baselineOffset(in: rect, isFirst: true)
    case .lastBaseline: return rect.y + baselineOffset(in: rect, isFirst: false)
    case .leftMargin: return left
    case .rightMargin: return right
    case .leadingMargin: return isRightToLeft ? right : left
    case .trailingMargin: return isRightToLeft ? left : right
    case .topMargin: return inset.y + Double(margins.top)
    case .bottomMargin: return inset.maxY - Double(margins.bottom)
    case .centerXWithinMargins: return (left + right) / 2
    case .centerYWithinMargins:
      return (inset.y + Double(margins.top) + inset.maxY - Double(margins.bottom)) / 2
    case .notAnAttribute: return 0
    }
  }

  /// The distance from the top of a view to the baseline of its text in points. The baselines of a
  /// view without text are its top and bottom edges.
  private func baselineOffset(in rect: LayoutRect, isFirst: Bool) -> Double {
    guard appearance.text ?? appearance.placeholder != nil else { return isFirst ? 0 : rect.height }
    let font = appearance.font
    let line = (rect.height - font.lineHeight) / 2 + font.ascender
    guard kind == .label, appearance.lineLimit != 1 else { return line }
    return isFirst ? font.ascender : rect.height - (font.lineHeight - font.ascender)
  }
}

extension LayoutRelation {
  fileprivate init(_ relation: NSLayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
