// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

extension LayoutHost {
  /// What the views of the layout hold, in the order in which the engine gets it.
  func activeConstraints(below view: UIView) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    collect(view, into: &found)
    return found.inOrderOfActivation
  }

  /// Adds the constraints of a view and of all below it, superviews first.
  func collect(_ view: UIView, into found: inout [NSLayoutConstraint]) {
    guard !view.layoutState.isSeparateRoot || view.life === rootLife else { return }
    viewCount += 1
    let held = view.constraintList.all
    if held.count > 8 { found.reserveCapacity(found.count + held.count) }
    for constraint in held where constraint.origin != .description { found.append(constraint) }
    for child in view.children { collect(child, into: &found) }
  }

  /// A constraint left. The engine hears of it at the next pass.
  func forget(_ constraint: NSLayoutConstraint) {
    guard !structureIsDirty else { return }
    guard let id = id(of: constraint) else {
      // It was added after the last pass, or is excluded.
      joined.removeAll { $0 === constraint }
      excluded.removeAll { $0.constraint === constraint }
      return
    }
    constraint.layoutID = .none
    constraintObjects[Int(id.index)] = nil
    left.append(id)
    if decidesOnItems(constraint) { structureIsDirty = true }
  }

  /// What the engine calls a constraint, nil when it does not know it.
  func id(of constraint: NSLayoutConstraint) -> LayoutConstraintID? {
    let id = constraint.layoutID
    let slot = Int(id.index)
    guard constraintObjects.indices.contains(slot), constraintObjects[slot] === constraint else {
      return nil
    }
    return id
  }

  /// Whether the engine has other items, or knows more of them, because of a constraint: one about
  /// the content of a scroll view, a part that is an item only when it is mentioned, or a baseline.
  func decidesOnItems(_ constraint: NSLayoutConstraint) -> Bool {
    guard constraint.origin != .description else { return false }
    if decidesOnItems(constraint.firstOperand) { return true }
    return constraint.hasSecondOperand && decidesOnItems(constraint.storedSecondOperand)
  }

  private func decidesOnItems(_ operand: ConstraintOperand) -> Bool {
    if operand.isOnBaseline { return true }
    guard let life = operand.life, !decides(life) else { return true }
    guard let end = operand.endLife else { return operand.isDistance }
    return decides(end)
  }

  private func decides(_ life: ElementLife) -> Bool {
    guard slot(of: life) != nil else { return true }
    if let guide = life.guide, guide.kind == .contentGuide { return true }
    guard let view = life.view ?? life.guide?.owner else { return true }
    return view is UIScrollView || view.layoutState.isDecoration
      || (view.layoutState.isSeparateRoot && view.life !== rootLife)
  }

  /// Gives the constraints to the engine that it does not know yet. Answers false when everything
  /// has to be described anew.
  func addJoined() -> Bool {
    let new = joined.inOrderOfActivation
    joined = []
    for constraint in new where constraint.isActive && decidesOnItems(constraint) { return false }
    for constraint in new where constraint.isActive { add(constraint) }
    return true
  }

  /// Gives a constraint to the engine.
  func add(_ constraint: NSLayoutConstraint) {
    guard constraint.origin != .description, id(of: constraint) == nil else { return }
    addNew(constraint)
  }

  /// The same for a constraint that the engine does not know.
  func addNew(_ constraint: NSLayoutConstraint) {
    let id: LayoutConstraintID
    do throws(ExclusionReason) {
      id = try addToEngine(constraint)
    } catch {
      return exclude(constraint, error)
    }
    if constraint.isOnBaseline { recordBaselines(of: constraint) }
    additionOrder.note(constraint)
    // A trial is never told which constraint changed.
    guard !isTrial else { return trialConstraints.append((constraint, id)) }
    constraint.layoutID = id
    let slot = Int(id.index)
    if slot < constraintObjects.count {
      constraintObjects[slot] = constraint
    } else {
      constraintObjects.append(constraint)
    }
  }

  /// Tells the engine the constant and priority of a constraint that it knows.
  func applyChange(of constraint: NSLayoutConstraint) {
    if let id = id(of: constraint) { apply(constraint, to: id) }
  }

  /// The same for a constraint with a known name. Returns false when the engine does not accept what
  /// the constraint is now; it has no longer the constraint then.
  @discardableResult func apply(
    _ constraint: NSLayoutConstraint, to id: LayoutConstraintID
  ) -> Bool {
    guard let known = engine.constraint(id) else {
      preconditionFailure("The engine lost the active constraint \(constraint.summary)")
    }
    let constant = Double(constraint.constant)
    let priority = Double(constraint.priority.rawValue)
    do throws(LayoutError) {
      if known.constant != constant { try engine.setConstant(of: id, to: constant) }
      if known.priority != priority { try engine.setPriority(of: id, to: priority) }
      return true
    } catch {
      // A class of the program's answers something that could not be set. `retryExcluded()` adds the
      // constraint as it is now where that is possible.
      removeFromEngine(id)
      if !isTrial {
        constraint.layoutID = .none
        constraintObjects[Int(id.index)] = nil
      }
      exclude(constraint, .refused(error))
      return false
    }
  }

  /// Removes a constraint, which cannot fail: each is removed once, and before its items are.
  func removeFromEngine(_ id: LayoutConstraintID) {
    do throws(LayoutError) {
      try engine.removeConstraint(id)
    } catch {
      preconditionFailure("A constraint that leaves was removed before: \(error)")
    }
  }

  private func addToEngine(
    _ constraint: NSLayoutConstraint
  ) throws(ExclusionReason) -> LayoutConstraintID {
    let lowered = try lower(constraint)
    do throws(LayoutError) {
      return try engine.addConstraint(lowered)
    } catch {
      throw .refused(error)
    }
  }

  /// The constraint as the engine knows it.
  func lower(_ constraint: NSLayoutConstraint) throws(ExclusionReason) -> LayoutConstraint {
    let first: LayoutOperand
    var second: LayoutOperand?
    if let items = constraint.plainItems {
      guard let item = item(of: items.first) else {
        throw .outside(constraint.firstOperand.life)
      }
      first = .attribute(item, constraint.nearFirstAttribute.layoutAttribute)
      if let other = items.second {
        guard let item = self.item(of: other) else {
          throw .outside(constraint.storedSecondOperand.life)
        }
        second = .attribute(item, constraint.nearSecondAttribute.layoutAttribute)
      }
    } else {
      first = try lower(constraint.firstOperand)
      if constraint.hasSecondOperand { second = try lower(constraint.storedSecondOperand) }
    }
    // A class of the program's may answer otherwise.
    let isPlain = type(of: constraint) == NSLayoutConstraint.self
    let relation: LayoutRelation =
      switch isPlain ? constraint.storedRelation : constraint.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    return LayoutConstraint(
      first, relation, second,
      multiplier: Double(isPlain ? constraint.storedMultiplier : constraint.multiplier),
      constant: Double(isPlain ? constraint.storedConstant : constraint.constant),
      priority: Double((isPlain ? constraint.storedPriority : constraint.priority).rawValue),
      breaking: constraint.origin == .program ? .ordinary : .generated)
  }

  private func lower(_ operand: ConstraintOperand) throws(ExclusionReason) -> LayoutOperand {
    let start = try location(operand.life, operand.attribute)
    guard operand.isDistance else { return .attribute(start.item, start.attribute) }
    let end = try location(operand.endLife, operand.endAttribute)
    return .distance(from: start.item, start.attribute, to: end.item, end.attribute)
  }

  /// The engine's item and attribute; a baseline is that of the view that a view names for it.
  private func location(
    _ life: ElementLife?, _ attribute: NSLayoutConstraint.Attribute
  ) throws(ExclusionReason) -> (item: ItemID, attribute: LayoutAttribute) {
    guard let life else { throw .outside(nil) }
    let named = attribute.isBaseline ? baselineLife(of: life, attribute) : life
    guard let item = item(of: named) else { throw .outside(named) }
    if attribute.isBaseline { placeBaselines(of: item) }
    return (item, attribute.layoutAttribute)
  }
}
