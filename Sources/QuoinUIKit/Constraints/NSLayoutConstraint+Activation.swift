// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

extension NSLayoutConstraint {
  @exclusivity(unchecked) private static var activations = 0

  /// Installs constraints in order, or stops the program before any is installed.
  static func install(_ constraints: [NSLayoutConstraint]) {
    for index in constraints.indices
    where nearHolder(of: Unmanaged.passUnretained(constraints[index])) == nil {
      let constraint = constraints[index]
      guard !constraint.isActive else { continue }
      if case .failure(let problem) = constraint.farAncestor() {
        ProgrammerError.stop(problem.message)
      }
    }
    var index = 0
    while index < constraints.count {
      let constraint = constraints[index]
      guard type(of: constraint) == NSLayoutConstraint.self else {
        // A class of the program's may do something of its own here.
        constraint.isActive = true
        index += 1
        continue
      }
      guard !constraint.isHeld else {
        index += 1
        continue
      }
      guard let record = nearHolder(of: Unmanaged.passUnretained(constraint)),
        let visit = ConstraintVisit(record)
      else {
        constraint.install()
        index += 1
        continue
      }
      index = visit.attachAll(of: constraints, from: index)
    }
  }

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
    loseHolder()
    holder.constraintsDidLeave([self])
  }

  /// Puts the constraint into the list of a view.
  func attach(to view: UIView) {
    ConstraintVisit(view.life.record)?.attach(self)
  }

  /// What `attach` leaves to those who look for the layout themselves.
  fileprivate func join(_ view: UIView, _ life: ElementLife) {
    NSLayoutConstraint.activations += 1
    activationOrder = NSLayoutConstraint.activations
    setHolder(life)
    view.constraintList.append(self)
  }

  /// The views and guides that the constraint mentions.
  var elements: [any LayoutElement] {
    firstOperand.elements + storedSecondOperand.elements
  }

  /// The second side, nil where there is none.
  var secondOperand: ConstraintOperand? { hasSecondOperand ? storedSecondOperand : nil }

  /// What the items are to those that do not keep them, each once.
  var itemLives: [ElementLife] {
    var found: [ElementLife] = []
    for life in [
      firstOperand.life, firstOperand.endLife, storedSecondOperand.life,
      storedSecondOperand.endLife,
    ] {
      if let life, !found.contains(where: { $0 === life }) { found.append(life) }
    }
    return found
  }

  /// The nearest view that contains all items.
  func commonAncestor() -> Result<UIView, ConstraintProblem> {
    let near = NSLayoutConstraint.nearHolder(of: Unmanaged.passUnretained(self))
    if let view = near?.pointee.view?.takeUnretainedValue() { return .success(view) }
    return farAncestor()
  }

  /// The common ancestor of a view with itself, with nothing, with its superview or with a sibling,
  /// which is what most constraints are about; nil for all others. A guide counts as its owner.
  /// Counts no reference.
  fileprivate nonisolated static func nearHolder(
    of constraint: Unmanaged<NSLayoutConstraint>
  ) -> UnsafeMutablePointer<LifeRecord>? {
    guard let simple = constraint._withUnsafeGuaranteedRef({ $0.simpleItems }),
      let first = simple.first.holder
    else { return nil }
    guard let other = simple.second else { return first }
    guard let second = other.holder else { return nil }
    if first == second || second.pointee.parent == first { return first }
    guard let parent = first.pointee.parent, parent.pointee.isThere else { return nil }
    return parent == second || parent == second.pointee.parent ? parent : nil
  }

  /// Whether an inactive constraint, of no class of a program's, is to be held by a view that is near.
  fileprivate nonisolated static func belongs(
    _ constraint: Unmanaged<NSLayoutConstraint>, to record: UnsafeMutablePointer<LifeRecord>
  ) -> Bool {
    constraint._withUnsafeGuaranteedRef {
      type(of: $0) == NSLayoutConstraint.self && !$0.isHeld
    } && nearHolder(of: constraint) == record
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

/// A view that gets one constraint after the other, of which its layout hears once.
@MainActor private struct ConstraintVisit {
  let record: UnsafeMutablePointer<LifeRecord>
  private let view: UIView
  private let life: ElementLife
  private let host: LayoutHost?

  /// nil when the view is not there.
  init?(_ record: UnsafeMutablePointer<LifeRecord>) {
    guard let view = record.pointee.view?.takeUnretainedValue() else { return nil }
    self.record = record
    self.view = view
    life = view.life
    host = view.constraintsWillJoin()
  }

  func attach(_ constraint: NSLayoutConstraint) {
    constraint.join(view, life)
    host?.joined.append(constraint)
  }

  /// Attaches a constraint of a list and those after it that belong to the same view, up to the first
  /// that needs another look. Answers where that is.
  func attachAll(of constraints: [NSLayoutConstraint], from start: Int) -> Int {
    var index = start
    repeat {
      attach(constraints[index])
      index += 1
    } while index < constraints.count
      && NSLayoutConstraint.belongs(Unmanaged.passUnretained(constraints[index]), to: record)
    return index
  }
}
