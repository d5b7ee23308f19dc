// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
public import QuoinPlatform

extension Array where Element == MortarConstraint {
  /// Changes the priority of all constraints. An active constraint cannot become required or stop
  /// being required: then the change is reported, and no priority changes.
  ///
  /// - Returns: The group.
  @preconcurrency @MainActor @discardableResult
  public func changePriority(to priority: MortarAliasLayoutPriority) -> MortarGroup {
    do throws(MortarMisuse) {
      for constraint in layoutConstraints { try constraint.checkPriority(priority) }
      for constraint in layoutConstraints { constraint.priority = priority }
      for constraint in self { constraint.waiting?.changePriority(to: priority) }
    } catch {
      LayoutMisuse.report(error.report)
    }
    return self
  }

  /// Changes the priority of all constraints to a number.
  @preconcurrency @MainActor @discardableResult
  public func changePriority(to priority: any MortarCGFloatable) -> MortarGroup {
    changePriority(to: priority.m_intoPriority())
  }

  /// Changes the priority of all constraints to a named one.
  @preconcurrency @MainActor @discardableResult
  public func changePriority(to priority: MortarLayoutPriority) -> MortarGroup {
    changePriority(to: priority.layoutPriority())
  }
}

extension MortarConstraint {
  /// Changes the priority of the constraints. Active constraints cannot become required or stop
  /// being required: then the change is reported, and no priority changes.
  ///
  /// - Returns: The constraints of the statement.
  @discardableResult
  public func changePriority(to priority: MortarAliasLayoutPriority) -> MortarConstraint {
    [self].changePriority(to: priority)
    return self
  }

  /// Sets the priority of the constraints to a number.
  @discardableResult
  public func changePriority(to priority: any MortarCGFloatable) -> MortarConstraint {
    changePriority(to: priority.m_intoPriority())
  }

  /// Sets the priority of the constraints to a named one.
  @discardableResult
  public func changePriority(to priority: MortarLayoutPriority) -> MortarConstraint {
    changePriority(to: priority.layoutPriority())
  }
}

extension NSLayoutConstraint {
  @MainActor fileprivate func checkPriority(
    _ priority: MortarAliasLayoutPriority
  ) throws(MortarMisuse) {
    let (old, new) = (Double(self.priority.rawValue), Double(priority.rawValue))
    do throws(LayoutError) {
      if isActive {
        try LayoutConstraintRules.validatePriorityChange(from: old, to: new)
      } else {
        try LayoutConstraintRules.validate(priority: new)
      }
    } catch {
      var refusal = ConstraintRefusal(error, relating: plainDescription, to: nil)
      refusal.evidence += [old, new].map { LayoutText.number($0) }
      if case .requiredPriorityMutation = error { throw .requiredChange(refusal) }
      throw .cannotBeRelated(refusal)
    }
  }
}
