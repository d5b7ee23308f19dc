// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

extension NSLayoutConstraint {
  private static var activations = 0

  /// Installs the constraint, or says why it cannot be installed.
  package func activateChecked() throws(ConstraintProblem) {
    guard !isActive else { return }
    switch commonAncestor() {
    case .success(let view): attach(to: view)
    case .failure(let problem): throw problem
    }
  }

  func install() {
    do {
      try activateChecked()
    } catch {
      ProgrammerError.stop(error.message)
    }
  }

  func uninstall() {
    guard let holder else { return }
    holder.constraintList.remove([self])
    self.holder = nil
    holder.constraintsDidLeave([self])
  }

  /// Puts the constraint into the list of a view.
  func attach(to view: UIView) {
    NSLayoutConstraint.activations += 1
    activationOrder = NSLayoutConstraint.activations
    holder = view
    view.constraintList.append(self)
    view.constraintDidJoin(self)
  }

  /// The views and guides that the constraint mentions.
  var elements: [any LayoutElement] {
    firstOperand.elements + (secondOperand?.elements ?? [])
  }

  /// What the items are to those that do not keep them, each once.
  var itemLives: [ElementLife] {
    var found: [ElementLife] = []
    for life in [
      firstOperand.life, firstOperand.endLife, secondOperand?.life, secondOperand?.endLife,
    ] {
      if let life, !found.contains(where: { $0 === life }) { found.append(life) }
    }
    return found
  }

  /// Whether one of the items is among some objects.
  func isAbout(_ objects: Set<ObjectIdentifier>) -> Bool {
    firstOperand.isAbout(objects) || (secondOperand?.isAbout(objects) ?? false)
  }

  /// The nearest view that contains all items.
  func commonAncestor() -> Result<UIView, ConstraintProblem> {
    if let near = nearAncestor { return .success(near) }
    return farAncestor()
  }

  /// The common ancestor of a view with itself, with nothing, with its superview or with a sibling,
  /// which is what most constraints are about; nil for all others.
  private var nearAncestor: UIView? {
    guard firstOperand.endLife == nil, let first = firstOperand.life?.view else { return nil }
    guard let secondOperand else { return first }
    guard secondOperand.endLife == nil, let second = secondOperand.life?.view else { return nil }
    if first === second || second.isSubview(of: first) { return first }
    if first.isSubview(of: second) { return second }
    return first.isSibling(of: second) ? first.parent : nil
  }

  private func farAncestor() -> Result<UIView, ConstraintProblem> {
    var common: UIView?
    let parts = elements
    guard firstOperand.isAlive, secondOperand?.isAlive ?? true else {
      return .failure(
        ConstraintProblem(
          kind: .missingItem,
          message: "\(summary) cannot be activated: an item is missing or was freed."))
    }
    for part in parts {
      guard let view = part.elementView else {
        return .failure(
          ConstraintProblem(
            kind: .guideWithoutOwner,
            message: "\(summary) cannot be activated: \(part.elementName) belongs to no view; "
              + "add it with addLayoutGuide first."))
      }
      guard let other = common else {
        common = view
        continue
      }
      guard let shared = view.nearestCommonAncestor(with: other) else {
        return .failure(
          ConstraintProblem(
            kind: .noCommonAncestor,
            message: "\(summary) cannot be activated: \(part.elementName) and "
              + "\(other.elementName) have no common superview; add both to one tree first."))
      }
      common = shared
    }
    guard let common else {
      return .failure(
        ConstraintProblem(
          kind: .missingItem, message: "\(summary) cannot be activated: it has no item."))
    }
    return .success(common)
  }

  func changeConstant(to constant: CGFloat) {
    guard constant != storedConstant else { return }
    do throws(LayoutError) {
      try LayoutConstraintRules.validate(constant: Double(constant))
    } catch {
      ProgrammerError.stop(ConstraintProblem(error, between: summary, and: "").message)
    }
    storedConstant = constant
    holder?.constraintDidChange(self)
  }

  /// Changes the priority, or says why it cannot be changed.
  package func changePriority(to priority: UILayoutPriority) throws(ConstraintProblem) {
    guard priority != storedPriority else { return }
    let old = Double(storedPriority.rawValue)
    let new = Double(priority.rawValue)
    do throws(LayoutError) {
      if isActive {
        try LayoutConstraintRules.validatePriorityChange(from: old, to: new)
      } else {
        try LayoutConstraintRules.validate(priority: new)
      }
    } catch {
      throw ConstraintProblem(error, between: summary, and: "")
    }
    storedPriority = priority
    holder?.constraintDidChange(self)
  }
}
