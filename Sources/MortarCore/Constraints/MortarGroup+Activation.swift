// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

extension Array where Element == MortarConstraint {
  /// The constraints of the platform, statement by statement.
  @preconcurrency @MainActor public var layoutConstraints: [NSLayoutConstraint] {
    flatMap(\.layoutConstraints)
  }

  /// The constraints that can be activated now: all that do not wait for a hierarchy.
  @MainActor private var settledConstraints: [NSLayoutConstraint] {
    filter { $0.waiting == nil }.flatMap(\.switchedConstraints)
  }

  /// Activates all constraints. Active ones stay as they are.
  @preconcurrency @MainActor @discardableResult public func activate() -> MortarGroup {
    do throws(MortarMisuse) {
      let settled = settledConstraints
      try MortarStatement.checkInstallable(settled)
      for constraint in self { constraint.waiting?.state = .activated }
      NSLayoutConstraint.activate(settled)
    } catch {
      LayoutMisuse.report(error.report)
    }
    return self
  }

  /// Deactivates all constraints.
  @preconcurrency @MainActor @discardableResult public func deactivate() -> MortarGroup {
    for constraint in self { constraint.waiting?.state = .deactivated }
    NSLayoutConstraint.deactivate(settledConstraints)
    return self
  }

  /// Deactivates the constraints and activates others. A constraint of both groups is active in the
  /// end. Nothing changes when one of the others cannot be installed.
  ///
  /// - Returns: The other constraints.
  @preconcurrency @MainActor @discardableResult
  public func replace(with group: MortarGroup) -> MortarGroup {
    do throws(MortarMisuse) {
      try MortarStatement.checkInstallable(group.settledConstraints)
      deactivate()
      group.activate()
    } catch {
      LayoutMisuse.report(error.report)
    }
    return group
  }
}

extension MortarConstraint {
  /// Activates the constraints. Active ones stay as they are.
  @discardableResult public func activate() -> MortarConstraint {
    [self].activate()
    return self
  }

  /// Deactivates the constraints.
  @discardableResult public func deactivate() -> MortarConstraint {
    [self].deactivate()
    return self
  }

  /// Deactivates the constraints and activates those of another statement, which is returned.
  /// Constraints in both are active afterwards. Nothing changes when the other statement cannot be
  /// installed.
  @discardableResult public func replace(with constraint: MortarConstraint) -> MortarConstraint {
    [self].replace(with: [constraint])
    return constraint
  }
}

/// Activates or deactivates the constraints of a statement, and returns them.
@preconcurrency @MainActor @discardableResult
public func ~~ (constraint: MortarConstraint, state: MortarActivationState) -> MortarConstraint {
  [constraint] ~~ state
  return constraint
}

/// Activates or deactivates the constraints of a group, and returns them.
@preconcurrency @MainActor @discardableResult
public func ~~ (group: MortarGroup, state: MortarActivationState) -> MortarGroup {
  switch state {
  case .activated: group.activate()
  case .deactivated: group.deactivate()
  }
}
