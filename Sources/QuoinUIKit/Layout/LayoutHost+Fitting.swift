// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

extension LayoutHost {
  /// Records a change inside the root of a fitting host.
  func change(_ record: (inout FittingState) -> Void) {
    guard var state = fitting else { return }
    fitting = nil
    record(&state)
    fitting = state
  }

  /// Applies the changes since the last solution to the engine of a kept fitting host, which is
  /// dropped when its structure changes.
  /// - Returns: false when everything has to be described from scratch.
  func refreshFitting() -> Bool {
    guard let changes = fitting else { return false }
    fitting?.didApplyChanges()
    for handle in changes.describesAll ? handles : changes.changedViews {
      if let view = handle.view, let item = item(of: handle) { update(item, from: view) }
    }
    let constraints =
      changes.describesAll ? constraintObjects.compactMap(\.self) : changes.changedConstraints
    for constraint in constraints { applyChange(of: constraint) }
    return baselinesAreCurrent && retryExcluded()
  }

  /// Applies the target size to the engine. A priority of 0 or less means no target.
  func applyTargets() {
    guard let fitting, let root = item(of: rootHandle) else { return }
    let targets = fitting.targets.filter { $0.priority.rawValue > 0 }
    let applied = fitting.appliedTargets
    let isSame = targets.elementsEqual(applied) {
      $0.attribute == $1.target.attribute && $0.priority == $1.target.priority
    }
    if isSame {
      for (target, former) in zip(targets, applied) { changeTarget(former.id, to: target.length) }
      return
    }
    for former in applied { removeFromEngine(former.id) }
    self.fitting?.appliedTargets = targets.map { (target: $0, id: addTarget($0, of: root)) }
  }

  /// Changes a target length, which cannot fail: the engine has it, and the number is made finite.
  private func changeTarget(_ id: LayoutConstraintID, to length: CGFloat) {
    do throws(LayoutError) {
      try engine.setConstant(of: id, to: Double(length.finite))
      if hasFirstSystem { try firstSystem.setConstant(of: id, to: Double(length.finite)) }
    } catch {
      preconditionFailure("The engine refused a finite target length: \(error)")
    }
  }

  /// Adds a target length, which cannot fail: numbers and priority are such as the engine accepts.
  private func addTarget(_ target: FittingTarget, of root: ItemID) -> LayoutConstraintID {
    let constraint = LayoutConstraint(
      .attribute(root, target.attribute), .equal, constant: Double(target.length.finite),
      priority: min(Double(target.priority.rawValue), 1000), breaking: .fixed)
    do throws(LayoutError) {
      let id = try engine.addConstraint(constraint)
      if hasFirstSystem { _ = try firstSystem.addConstraint(constraint) }
      return id
    } catch {
      preconditionFailure("The engine refused a target length: \(error)")
    }
  }
}
