// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

/// The constraints of one block, to switch them off and on or to replace them.
///
/// ```swift
/// let group = constrain(view) { $0.width == 100 }
/// constrain(view, replace: group) { $0.width == 200 }
/// ```
///
/// Releasing a group leaves its constraints installed.
@preconcurrency @MainActor public class ConstraintGroup {
  /// The constraints of the group, in the order of the block.
  public private(set) var constraints: [NSLayoutConstraint] = []

  /// Creates an empty group.
  public init() {}

  /// Whether all constraints are active; an empty group is. Setting it does not lay out.
  public var active: Bool {
    get { constraints.allSatisfy(\.isActive) }
    set { for constraint in constraints { constraint.isActive = newValue } }
  }

  /// Replaces the constraints of the group. Nothing changes when one of the new constraints cannot
  /// be installed.
  ///
  /// - Parameters:
  ///   - new: The constraints that the group has from now on.
  ///   - activating: Whether they are installed.
  func replace(with new: [NSLayoutConstraint], activating: Bool) {
    let hint = "add both to one tree first"
    guard !activating || new.allSatisfy({ $0.isInstallable(hint: hint) }) else { return }
    active = false
    constraints = new
    if activating { active = true }
  }
}
