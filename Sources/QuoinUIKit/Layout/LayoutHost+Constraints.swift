// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

extension LayoutHost {
  /// Returns the constraints of all views of the layout, in the order in which the engine gets
  /// them.
  func activeConstraints(below view: UIView) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    collect(view, into: &found)
    return found.inOrderOfActivation
  }

  /// Adds the constraints of a view and of all below it, superviews first.
  func collect(_ view: UIView, into found: inout [NSLayoutConstraint]) {
    view.walk { view in
      guard !view.layoutState.isSeparateRoot || view.handle === rootHandle else { return false }
      viewCount += 1
      for constraint in view.constraintsInOrder where constraint.origin != .description {
        found.append(constraint)
      }
      return true
    }
  }

  /// Called when a constraint is no longer active. The engine removes it in the next pass.
  func remove(_ constraint: NSLayoutConstraint) {
    guard !edits.needsRebuild else { return }
    guard let id = id(of: constraint) else {
      // The constraint was added after the last pass, or is excluded.
      edits.addedConstraints.removeAll { $0 === constraint }
      excluded.removeAll { $0.constraint === constraint }
      return
    }
    constraint.layoutID = .none
    setConstraintObject(nil, at: id)
    edits.removedConstraints.append(id)
    if decidesOnItems(constraint) { edits.needsRebuild = true }
  }

  /// Returns the identifier of a constraint in the engine; nil if the engine does not have the
  /// constraint.
  func id(of constraint: NSLayoutConstraint) -> LayoutConstraintID? {
    let known = isFitting ? fitting?.constraints[ObjectIdentifier(constraint)] : constraint.layoutID
    guard let id = known else { return nil }
    let slot = Int(id.index)
    guard constraintObjects.indices.contains(slot), constraintObjects[slot] === constraint else {
      return nil
    }
    return id
  }

  /// Returns whether the engine has other items, or more of their details, because of a constraint:
  /// one about the content of a scroll view, about a part that is an item only when it is
  /// mentioned, or about a baseline.
  func decidesOnItems(_ constraint: NSLayoutConstraint) -> Bool {
    guard constraint.origin != .description else { return false }
    if decidesOnItems(constraint.firstOperand) { return true }
    guard let second = constraint.secondOperand else { return false }
    return decidesOnItems(second)
  }

  private func decidesOnItems(_ operand: ConstraintOperand) -> Bool {
    if operand.isOnBaseline { return true }
    guard let handle = operand.handle, !decides(handle) else { return true }
    guard let end = operand.endHandle else { return operand.isDistance }
    return decides(end)
  }

  private func decides(_ handle: ItemHandle) -> Bool {
    guard item(of: handle) != nil else { return true }
    if let guide = handle.guide, guide.kind == .contentGuide { return true }
    guard let view = handle.view ?? handle.guide?.owner else { return true }
    return view.isScrollItem || view.layoutState.isDecoration
      || (view.layoutState.isSeparateRoot && view.handle !== rootHandle)
  }

  /// Adds the constraints to the engine that it does not have yet.
  /// - Returns: false when everything has to be described from scratch.
  func addNewConstraints() -> Bool {
    let added = edits.addedConstraints.inOrderOfActivation.filter(\.isActive)
    edits.addedConstraints = []
    guard !added.contains(where: decidesOnItems) else { return false }
    for constraint in added { add(constraint) }
    return true
  }

  /// Adds a constraint to the engine.
  func add(_ constraint: NSLayoutConstraint) {
    guard constraint.origin != .description, id(of: constraint) == nil else { return }
    addNew(constraint)
  }

  /// Adds a constraint to the engine that it does not have.
  func addNew(_ constraint: NSLayoutConstraint) {
    let id: LayoutConstraintID
    do throws(ExclusionReason) {
      id = try addToEngine(constraint)
    } catch {
      return exclude(constraint, error)
    }
    if constraint.storedMultiplier != 1 { hasNewMultipliers = true }
    if constraint.isOnBaseline { recordBaselines(of: constraint) }
    // A copy: the call would lengthen an access to a property, which has to be checked then.
    var order = additionOrder
    order.recordAddition(of: constraint)
    additionOrder = order
    setID(id, of: constraint)
    setConstraintObject(constraint, at: id)
  }

  private func setID(_ id: LayoutConstraintID, of constraint: NSLayoutConstraint) {
    if isFitting {
      fitting?.constraints[ObjectIdentifier(constraint)] = id
    } else {
      constraint.layoutID = id
    }
  }

  /// Stores which constraint has a slot of the engine, nil for none.
  func setConstraintObject(_ constraint: NSLayoutConstraint?, at id: LayoutConstraintID) {
    // Changed outside of the host, so that no access lasts during a call and has to be checked.
    var objects = constraintObjects
    constraintObjects = []
    let slot = Int(id.index)
    while objects.count <= slot { objects.append(nil) }
    objects[slot] = constraint
    constraintObjects = objects
  }

  /// Applies the constant and priority of a constraint to the engine, which has the constraint.
  func applyChange(of constraint: NSLayoutConstraint) {
    if let id = id(of: constraint) { apply(constraint, to: id) }
  }

  private func apply(_ constraint: NSLayoutConstraint, to id: LayoutConstraintID) {
    guard let known = engine.constraint(id) else {
      preconditionFailure("The engine lost the active constraint \(constraint.summary)")
    }
    let constant = Double(constraint.constant)
    let priority = Double(constraint.priority.rawValue)
    do throws(LayoutError) {
      if known.constant != constant {
        try engine.setConstant(of: id, to: constant)
        if hasFirstSystem { try firstSystem.setConstant(of: id, to: constant) }
      }
      if known.priority != priority {
        try engine.changePriority(of: id, to: priority)
        if hasFirstSystem { try firstSystem.changePriority(of: id, to: priority) }
      }
    } catch {
      // A class of the program returns a value that could not be set. `retryExcluded()` adds the
      // constraint as it is now where that is possible.
      removeFromEngine(id)
      setID(.none, of: constraint)
      setConstraintObject(nil, at: id)
      exclude(constraint, .refused(error))
    }
  }

  /// Removes a constraint, which cannot fail: each is removed once, and before its items are.
  func removeFromEngine(_ id: LayoutConstraintID) {
    do throws(LayoutError) {
      try engine.removeConstraint(id)
      if hasFirstSystem { try firstSystem.removeConstraint(id) }
    } catch {
      preconditionFailure("A constraint that leaves was removed before: \(error)")
    }
  }

  private func addToEngine(
    _ constraint: NSLayoutConstraint
  ) throws(ExclusionReason) -> LayoutConstraintID {
    let lowered = try lower(constraint)
    do throws(LayoutError) {
      let id = try engine.addConstraint(lowered)
      if hasFirstSystem { _ = try firstSystem.addConstraint(lowered) }
      return id
    } catch {
      throw .refused(error)
    }
  }

  /// Returns the constraint as a value for the engine.
  func lower(_ constraint: NSLayoutConstraint) throws(ExclusionReason) -> LayoutConstraint {
    let first = try lower(constraint.firstOperand)
    var second: LayoutOperand?
    if let operand = constraint.secondOperand { second = try lower(operand) }
    let relation: LayoutRelation =
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

  private func lower(_ operand: ConstraintOperand) throws(ExclusionReason) -> LayoutOperand {
    let start = try location(operand.handle, operand.attribute)
    guard operand.isDistance else { return .attribute(start.item, start.attribute) }
    let end = try location(operand.endHandle, operand.endAttribute)
    return .distance(from: start.item, start.attribute, to: end.item, end.attribute)
  }

  /// Returns the engine's item and attribute; a baseline is that of the view that a view names for
  /// it.
  private func location(
    _ handle: ItemHandle?, _ attribute: NSLayoutConstraint.Attribute
  ) throws(ExclusionReason) -> (item: ItemID, attribute: LayoutAttribute) {
    guard let handle else { throw .outside(nil) }
    guard attribute.isBaseline else {
      return (try knownItem(of: handle), attribute.layoutAttribute)
    }
    let item = try knownItem(of: baselineHandle(of: handle, attribute))
    placeBaselines(of: item)
    return (item, attribute.layoutAttribute)
  }

  private func knownItem(of handle: ItemHandle) throws(ExclusionReason) -> ItemID {
    guard let item = item(of: handle) else { throw .outside(handle) }
    return item
  }
}
