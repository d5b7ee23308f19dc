// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

/// Everything outside of a view that its fitting size depends on.
///
/// A change inside the view is recorded in the ``FittingState`` of its host.
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

  /// Returns whether two queries differ in their targets at most.
  func hasSameSurroundings(as other: FittingInputs) -> Bool {
    var same = self
    same.targets = other.targets
    return same == other
  }
}

/// The properties of a host that computes the fitting size of a view.
struct FittingState {
  /// The part of the targets that the engine has.
  var appliedTargets: [(target: FittingTarget, id: LayoutConstraintID)] = []
  /// The constraints and items of the engine by their objects, which the host keeps alive. Objects
  /// store only the slot of the layout that they are in. Only for looking up, never iterated.
  var constraints: [ObjectIdentifier: LayoutConstraintID] = [:]
  var items: [ObjectIdentifier: ItemID] = [:]

  /// The inputs of the last solution.
  private(set) var inputs: FittingInputs?
  /// The size that was found for these inputs; nil once anything has changed inside the root.
  var size: CGSize?
  /// Whether each view has to be described again, since they depend on what is around the root.
  private(set) var describesAll = true
  /// The views and constraints that changed inside since the last solution.
  private(set) var changedViews: [ItemHandle] = []
  private(set) var changedConstraints: [NSLayoutConstraint] = []

  /// The target size of the root.
  var targets: [FittingTarget] { inputs?.targets ?? [] }

  /// Begins another solution.
  mutating func begin(_ inputs: FittingInputs) {
    if self.inputs?.hasSameSurroundings(as: inputs) != true { describesAll = true }
    self.inputs = inputs
    size = nil
  }

  /// Records a change of a view.
  mutating func record(_ view: ItemHandle) {
    size = nil
    guard !describesAll, changedViews.last !== view else { return }
    changedViews.append(view)
    // A list that is never taken must not grow without end.
    if changedViews.count > items.count { invalidate() }
  }

  /// Records another constant or priority of a constraint.
  mutating func record(_ constraint: NSLayoutConstraint) {
    size = nil
    guard changedConstraints.last !== constraint else { return }
    changedConstraints.append(constraint)
    if changedConstraints.count > constraints.count { invalidate() }
  }

  /// Records that anything may have changed.
  mutating func invalidate() {
    (size, describesAll) = (nil, true)
    (changedViews, changedConstraints) = ([], [])
  }

  /// Records that the engine has all changes.
  mutating func didApplyChanges() {
    describesAll = false
    (changedViews, changedConstraints) = ([], [])
  }

  /// Removes the data of a former engine.
  mutating func didResetEngine() {
    appliedTargets = []
    (constraints, items) = ([:], [:])
  }
}
