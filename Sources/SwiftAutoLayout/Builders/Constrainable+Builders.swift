// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

extension Constrainable {
  /// Starts constraints between this item and another one.
  ///
  /// A view that has no superview becomes a subview of the other item, or of the view that a guide
  /// belongs to; a guide that belongs to no view is added in the same way. An item that is in a
  /// tree already is not moved, and the other item does not change. The autoresizing mask of this
  /// item is switched off.
  ///
  /// - Parameter constrainable: The other view or guide.
  /// - Returns: A builder, whose methods add the constraints.
  @discardableResult
  public func constrain(to constrainable: any Constrainable) -> RelationalConstraintBuilder {
    PlatformItem.leaveAutoresizing(self)
    TreeAdoption(of: self, by: constrainable).carryOut()
    return RelationalConstraintBuilder(self, constrainable)
  }

  /// Starts constraints that put this item after another one, in reading direction or below it.
  ///
  /// Both have to be in one tree before a constraint is activated. The autoresizing masks of both
  /// are switched off.
  ///
  /// - Parameter constrainable: The view or guide that comes first.
  /// - Returns: A builder, whose methods add the constraints.
  public func constrain(after constrainable: any Constrainable) -> DistributiveConstraintBuilder {
    PlatformItem.leaveAutoresizing(self)
    PlatformItem.leaveAutoresizing(constrainable)
    return DistributiveConstraintBuilder(self, constrainable)
  }

  /// Starts constraints of this item alone. Its autoresizing mask is switched off.
  ///
  /// - Returns: A builder, whose methods add the constraints.
  public func constrainSelf() -> SelfConstraintBuilder {
    PlatformItem.leaveAutoresizing(self)
    return SelfConstraintBuilder(self)
  }
}
