// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

/// The changes of a constraint of a running program for other size classes.
@MainActor struct ConstraintChange {
  enum Step {
    /// Before views leave their superviews.
    case leaving
    /// After views joined their superviews.
    case joining
  }

  let constraint: NSLayoutConstraint
  let old: ConstraintDescription
  let new: ConstraintDescription
  let wasInstalled: Bool
  let isInstalled: Bool

  var id: String { new.id }

  func apply(_ step: Step) {
    switch step {
    case .leaving:
      if wasInstalled, !isInstalled { constraint.isActive = false }
    case .joining:
      if old.constant != new.constant { constraint.constant = new.constant }
      if old.priority != new.priority {
        constraint.priority = UILayoutPriority(Float(new.priority))
      }
      // It cannot be where the program moved an item to another tree.
      if !wasInstalled, isInstalled { constraint.activateOrLog() }
    }
  }
}
