// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

extension NSLayoutConstraint {
  private static var activations = 0

  /// Installs constraints in order, or stops the program before any is installed.
  static func install(_ constraints: [NSLayoutConstraint]) {
    var found: [(constraint: NSLayoutConstraint, owner: UIView)] = []
    found.reserveCapacity(constraints.count)
    for constraint in constraints where !constraint.isActive {
      do {
        found.append((constraint, try constraint.nearestCommonAncestor()))
      } catch {
        ProgrammerError.stop(error, at: constraint.sourceLocation)
      }
    }
    for (constraint, owner) in found where constraint.owner == nil {
      if type(of: constraint) == NSLayoutConstraint.self {
        constraint.attach(to: owner)
      } else {
        // A program's class may override the setter.
        constraint.isActive = true
      }
    }
  }

  /// Installs the constraint, or throws the reason that it cannot be installed.
  package func activateChecked() throws(ConstraintProblem) {
    guard !isActive else { return }
    attach(to: try nearestCommonAncestor())
  }

  func install() {
    do {
      try activateChecked()
    } catch {
      ProgrammerError.stop(error, at: sourceLocation)
    }
  }

  func uninstall() {
    guard let owner else { return }
    owner.deleteConstraints([self])
    guard origin == .program else { return }
    let location = storedLocation
    for item in itemHandles {
      item.deactivatedConstraints += 1
      guard item.deactivatedConstraints == 1, item.lostConstraints == 0, location.isKnown,
        LayoutProblemLog.isRead
      else { continue }
      item.view?.changeLayoutExtras { $0.lostLocation = location }
    }
  }

  /// Adds the constraint to the list of a view.
  func attach(to view: UIView) {
    NSLayoutConstraint.activations += 1
    activationOrder = NSLayoutConstraint.activations
    ownerHandle = view.handle
    if isCountedAsUnused { countAsUnused(false) }
    forEachItem { item, _ in item.recordActivation(activationOrder, by: view.handle) }
    view.changeConstraintList { $0.append(self) }
    // Constraints that this activates follow in the list, which is in the order of activation.
    countMentions(1)
    view.constraintDidJoin(self)
  }

  /// Counts the constraint among those of its items that were never activated, or no longer.
  func countAsUnused(_ isUnused: Bool) {
    isCountedAsUnused = isUnused
    firstHandle?.unusedConstraints += isUnused ? 1 : -1
    secondHandle?.unusedConstraints += isUnused ? 1 : -1
  }

  /// Removes the records of the constraint from its items when it is deactivated.
  func forgetActivation() {
    forEachItem { item, _ in item.forgetActivation(activationOrder) }
  }

  /// Adds to the number of the program's constraints about readable guides.
  func countMentions(_ change: Int) {
    guard origin == .program else { return }
    forEachItem { item, _ in
      guard item.countsMentions else { return }
      (item.guide as? ReadableContentGuide)?.mentionsDidChange(by: change)
    }
  }

  /// Calls back with the handle of each item and the attribute of its side, more than once for an
  /// item that is named more than once.
  func forEachItem(_ body: (ItemHandle, Attribute) -> Void) {
    if let firstHandle { body(firstHandle, storedFirstAttribute) }
    if let secondHandle, let storedSecondAttribute { body(secondHandle, storedSecondAttribute) }
    guard let extras else { return }
    if let end = extras.firstEnd?.handle { body(end, storedFirstAttribute) }
    if let end = extras.secondEnd?.handle, let storedSecondAttribute {
      body(end, storedSecondAttribute)
    }
  }

  /// The sides, one or two.
  private var operands: [ConstraintOperand] { [firstOperand] + (secondOperand.map { [$0] } ?? []) }

  /// The views and guides that the constraint mentions.
  var items: [any ConstraintItem] { operands.flatMap(\.items) }

  /// The handles of the items, each once.
  var itemHandles: [ItemHandle] {
    var found: [ItemHandle] = []
    for handle in operands.flatMap(\.handles) where !found.contains(where: { $0 === handle }) {
      found.append(handle)
    }
    return found
  }

  /// Returns the nearest view that contains all items.
  func nearestCommonAncestor() throws(ConstraintProblem) -> UIView {
    var common: ItemHandle?
    try add(firstHandle, to: &common)
    if let end = extras?.firstEnd { try add(end.handle, to: &common) }
    if hasSecondOperand { try add(secondHandle, to: &common) }
    if let end = extras?.secondEnd { try add(end.handle, to: &common) }
    guard let view = common?.view else { throw missingItem }
    return view
  }

  /// Widens the view that contains the items so far by one item.
  private func add(
    _ handle: ItemHandle?, to common: inout ItemHandle?
  ) throws(ConstraintProblem) {
    guard let handle else { throw missingItem }
    guard let view = handle.viewHandle else {
      guard handle.isAlive else { throw missingItem }
      throw ConstraintProblem(
        .guideWithoutOwner,
        message: "\(summary) cannot be activated: \(handle.name) belongs to no view; "
          + "add it with addLayoutGuide first.")
    }
    guard let known = common else {
      common = view
      return
    }
    guard let shared = known.nearestCommonAncestor(with: view) else {
      throw ConstraintProblem(
        .noCommonAncestor,
        message:
          "\(summary) cannot be activated: \(handle.name) and \(known.name) have no common superview; "
          + "add both to one tree first.")
    }
    common = shared
  }

  private var missingItem: ConstraintProblem {
    ConstraintProblem(
      .missingItem,
      message: "\(summary) cannot be activated: an item is missing or was freed.")
  }

  func changeConstant(to constant: CGFloat) {
    guard constant != storedConstant else { return }
    do throws(LayoutError) {
      try LayoutConstraintRules.validate(constant: Double(constant))
    } catch {
      ProgrammerError.stop(
        ConstraintProblem(error, between: firstOperand.name, and: ""), at: sourceLocation)
    }
    storedConstant = constant
    isChangedBeforeUse = isCountedAsUnused
    owner?.constraintDidChange(self)
  }

  /// Changes the priority, or throws the reason that it cannot be changed.
  package func changePriority(to priority: UILayoutPriority) throws(ConstraintProblem) {
    guard priority != storedPriority else { return }
    do throws(LayoutError) {
      try LayoutConstraintRules.validate(priority: Double(priority.rawValue))
    } catch {
      throw ConstraintProblem(error, between: firstOperand.name, and: "")
    }
    storedPriority = priority
    owner?.constraintDidChange(self)
  }
}
