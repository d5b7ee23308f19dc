// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

/// What only a host has that computes the fitting size of a view.
struct FittingState {
  /// The target size of the root.
  var targets: [FittingTarget] = []
  /// The part of it that the engine has.
  var appliedTargets: [(target: FittingTarget, id: LayoutConstraintID)] = []
  /// The constraints of the engine.
  var constraints: [(object: NSLayoutConstraint, id: LayoutConstraintID)] = []
  /// The items of the engine by their handles, which the host keeps alive. Views store only the slot
  /// of the layout that they are in. Only for looking up, never iterated.
  var items: [ObjectIdentifier: ItemID] = [:]

  /// Drops what belonged to a former engine.
  mutating func didResetEngine() {
    appliedTargets = []
    constraints = []
    items = [:]
  }
}
