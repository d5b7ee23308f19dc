// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// What can be constrained: a view or a guide.
@preconcurrency @MainActor public protocol Constrainable: AnyObject {
  /// The edge where reading begins.
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  /// The edge where reading ends.
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  /// The middle between the sides.
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  /// The upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The middle between top and bottom.
  var centerYAnchor: NSLayoutYAxisAnchor { get }
  /// The width.
  var widthAnchor: NSLayoutDimension { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

extension PlatformView: Constrainable {}
extension PlatformLayoutGuide: Constrainable {}

extension Constrainable {
  /// Starts constraints between this item and another one.
  ///
  /// A view that has no superview becomes a subview of the other item, or of the view that a guide
  /// belongs to; a guide that belongs to no view is added in the same way. Nothing that has a place
  /// in a tree is moved, and the other item is left as it is. Constraints place the view from now
  /// on, not its autoresizing mask.
  @discardableResult
  public func constrain(to constrainable: any Constrainable) -> RelationalConstraintBuilder {
    PlatformItem.leaveAutoresizing(self)
    TreeAdoption(of: self, by: constrainable).carryOut()
    return RelationalConstraintBuilder(self, constrainable)
  }

  /// Starts constraints that put this item after another one, in reading direction or below it.
  ///
  /// Both need a place in a tree before a constraint is activated. Constraints place both from now
  /// on, not their autoresizing masks.
  public func constrain(after constrainable: any Constrainable) -> DistributiveConstraintBuilder {
    PlatformItem.leaveAutoresizing(self)
    PlatformItem.leaveAutoresizing(constrainable)
    return DistributiveConstraintBuilder(self, constrainable)
  }

  /// Starts constraints of this item alone. Constraints place it from now on, not its autoresizing
  /// mask.
  public func constrainSelf() -> SelfConstraintBuilder {
    PlatformItem.leaveAutoresizing(self)
    return SelfConstraintBuilder(self)
  }
}
