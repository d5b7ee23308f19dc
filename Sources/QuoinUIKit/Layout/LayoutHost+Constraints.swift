// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinSolver

extension LayoutHost {
  /// What the views of the layout hold, in order of activation.
  func activeConstraints(below view: UIView) -> [NSLayoutConstraint] {
    var found: [ActiveConstraint] = []
    collect(view, into: &found)
    found.sort()
    return found.map(\.object)
  }

  private func collect(_ view: UIView, into found: inout [ActiveConstraint]) {
    guard view === root || !view.layoutState.isSeparateRoot else { return }
    for constraint in view.constraintList.all where constraint.origin != .description {
      found.append(ActiveConstraint(object: constraint, order: constraint.activationOrder))
    }
    for child in view.children { collect(child, into: &found) }
  }

  /// A constraint left. The engine hears of it at the next pass.
  func forget(_ constraint: NSLayoutConstraint) {
    guard !structureIsDirty else { return }
    let key = ObjectIdentifier(constraint)
    guard let id = constraintIDs.removeValue(forKey: key) else {
      // It came after the last pass, or speaks of something outside of the layout.
      joined.removeAll { $0.object === constraint }
      return
    }
    constraintObjects[id] = nil
    left.append(id)
    if decidesOnItems(constraint) { structureIsDirty = true }
  }

  func decidesOnItems(_ entry: WeakConstraint) -> Bool {
    entry.object.map { $0.origin != .description && decidesOnItems($0) } ?? false
  }

  /// Whether the engine has other items, or knows more of them, because of a constraint: one about
  /// the content of a scroll view, a part that is an item only when it is mentioned, or a baseline.
  private func decidesOnItems(_ constraint: NSLayoutConstraint) -> Bool {
    [constraint.firstOperand, constraint.secondOperand].contains { operand in
      guard let operand else { return false }
      return operand.isOnBaseline || !operand.isAlive || operand.elements.contains(where: decides)
    }
  }

  private func decides(_ element: any LayoutElement) -> Bool {
    if let guide = element as? UILayoutGuide, guide.kind == .contentGuide { return true }
    guard itemIDs[ObjectIdentifier(element)] != nil, let view = element.elementView else {
      return true
    }
    return view is UIScrollView || view.layoutState.isDecoration
      || (view !== root && view.layoutState.isSeparateRoot)
  }

  /// Gives a constraint to the engine. One that speaks of something outside of the layout is left
  /// out.
  func add(_ constraint: NSLayoutConstraint) {
    guard constraint.origin != .description else { return }
    guard let lowered = lower(constraint), let id = try? engine.addConstraint(lowered) else {
      return
    }
    constraintIDs[ObjectIdentifier(constraint)] = id
    constraintObjects[id] = WeakConstraint(object: constraint)
  }

  /// Tells the engine the constant and priority of a constraint that it knows.
  func applyChange(of constraint: NSLayoutConstraint) {
    guard let id = constraintIDs[ObjectIdentifier(constraint)],
      let known = engine.constraint(id)
    else { return }
    let constant = Double(constraint.constant)
    let priority = Double(constraint.priority.rawValue)
    if known.constant != constant { try? engine.setConstant(of: id, to: constant) }
    if known.priority != priority { try? engine.setPriority(of: id, to: priority) }
  }

  private func lower(_ constraint: NSLayoutConstraint) -> LayoutConstraint? {
    guard let first = lower(constraint.firstOperand) else { return nil }
    var second: LayoutOperand?
    if let operand = constraint.secondOperand {
      second = lower(operand)
      if second == nil { return nil }
    }
    let relation: LinearRelation =
      switch constraint.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    return LayoutConstraint(
      first, relation, second, multiplier: Double(constraint.multiplier),
      constant: Double(constraint.constant), priority: Double(constraint.priority.rawValue),
      breaking: constraint.origin == .program ? .ordinary : .generated)
  }

  private func lower(_ operand: ConstraintOperand) -> LayoutOperand? {
    guard let item = operand.item, let start = place(item, operand.attribute) else { return nil }
    guard operand.isDistance else { return .attribute(start.item, start.attribute) }
    guard let other = operand.end, let end = place(other, operand.endAttribute) else { return nil }
    return .distance(from: start.item, start.attribute, to: end.item, end.attribute)
  }

  /// The engine's item and attribute; a baseline is that of the view that a view names for it.
  private func place(
    _ element: any LayoutElement, _ attribute: NSLayoutConstraint.Attribute
  ) -> (item: ItemID, attribute: LayoutAttribute)? {
    var object: any LayoutElement = element
    let isBaseline = attribute == .firstBaseline || attribute == .lastBaseline
    if isBaseline {
      while let view = object as? UIView {
        let next =
          attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        guard next !== view, next.isDescendant(of: view) else { break }
        object = next
      }
    }
    guard let id = itemIDs[ObjectIdentifier(object)],
      let known = LayoutAttribute(rawValue: attribute.rawValue)
    else { return nil }
    if isBaseline, baselineItems.insert(id).inserted, let index = entryIndices[id],
      let view = entries[index].view
    {
      update(at: index, from: view)
    }
    return (id, known)
  }
}

/// A constraint that sorts by its activation, without asking whether that is done on the main
/// actor.
private struct ActiveConstraint: Comparable {
  var object: NSLayoutConstraint
  var order: Int

  static func < (left: ActiveConstraint, right: ActiveConstraint) -> Bool {
    left.order < right.order
  }

  static func == (left: ActiveConstraint, right: ActiveConstraint) -> Bool {
    left.order == right.order
  }
}
