// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

extension CaseTree {
  /// Carries out one edit of a step.
  func apply(_ operation: CaseValue) {
    switch operation["op"].text {
    case "setConstraint":
      guard let constraint = constraints[operation["id"].text ?? ""] else { return }
      if let constant = operation["c"].number { constraint.constant = constant }
      if let priority = operation["p"].number { setPriority(Float(priority), of: constraint) }
    case "activate": activate(operation["constraints"].list)
    case "deactivate":
      NSLayoutConstraint.deactivate(operation["ids"].strings.compactMap { constraints[$0] })
    case "setView": setView(operation)
    case "setRoot": setRoot(operation)
    case "setStack": setStack(operation["id"].text, operation)
    case "removeView": views[operation["id"].text ?? ""]?.removeFromSuperview()
    default: Issue.record("unknown operation")
    }
  }

  /// A constraint has to be inactive while it becomes required or stops being so.
  private func setPriority(_ priority: Float, of constraint: NSLayoutConstraint) {
    let new = UILayoutPriority(priority)
    let isCrossing = (new == .required) != (constraint.priority == .required)
    if isCrossing { constraint.isActive = false }
    constraint.priority = new
    if isCrossing { constraint.isActive = true }
  }
}
