// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

/// Everything outside of a view that its fitting size depends on.
///
/// A change inside of the view removes the result; see `UIView.forgetFittingSizes()`.
struct FittingInputs: Equatable {
  var targets: [FittingTarget]
  private let margins: UIEdgeInsets
  private let safeArea: UIEdgeInsets
  private let direction: UIUserInterfaceLayoutDirection
  private let measurer: Int

  @MainActor init(_ targets: [FittingTarget], of view: UIView) {
    self.targets = targets
    margins = view.effectiveMargins
    safeArea = view.safeAreaInsets
    direction = view.effectiveUserInterfaceLayoutDirection
    measurer = LayoutHost.measurerCount
  }
}

/// The properties of a host that computes the fitting size of a view.
struct FittingState {
  /// The target size of the root.
  var targets: [FittingTarget] = []
  /// The part of the targets that the engine has.
  var appliedTargets: [(target: FittingTarget, id: LayoutConstraintID)] = []
  /// The constraints of the engine.
  var constraints: [(object: NSLayoutConstraint, id: LayoutConstraintID)] = []
  /// The items of the engine by their handles, which the host keeps alive. Views store only the
  /// slot of the layout that they are in. Only for looking up, never iterated.
  var items: [ObjectIdentifier: ItemID] = [:]

  /// The last result; nil once anything has changed inside of the root.
  var result: (inputs: FittingInputs, size: CGSize)?

  /// Removes the data of a former engine.
  mutating func didResetEngine() {
    appliedTargets = []
    constraints = []
    items = [:]
  }
}
