// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The reason why an item or a constraint was refused. The engine is as it was before the call.
///
/// ``code`` identifies the reason in tests and outputs, ``sentence(first:second:)`` explains it.
public enum LayoutError: Error, Hashable, Sendable {
  /// The first item is missing.
  case missingFirstItem
  /// A location would equal a constant: there is no second item, or the multiplier is 0.
  case illegalLocationConstant(LayoutAttribute)
  /// The two attributes cannot be compared.
  case invalidAttributePairing(LayoutAttribute, LayoutAttribute)
  /// One attribute follows the reading direction, the other does not.
  case mixedDirectionality(LayoutAttribute, LayoutAttribute)
  /// The constant is NaN or infinite.
  case nonFiniteConstant(Double)
  /// The multiplier is NaN or infinite.
  case nonFiniteMultiplier(Double)
  /// The magnitude of the constant is above ``LayoutLimits/magnitude``.
  case constantOutOfRange(Double)
  /// The magnitude of the multiplier is above ``LayoutLimits/magnitude``.
  case multiplierOutOfRange(Double)
  /// The priority is outside of the range from 0, exclusive, to 1000, inclusive.
  case priorityOutOfRange(Double)
  /// The priority of a constraint in the engine cannot become required, or stop being required.
  case requiredPriorityMutation(from: Double, to: Double)
  /// The two items are not in one tree.
  case noCommonAncestor(ItemID, ItemID)
  /// A guide has no owner.
  case guideWithoutOwner(ItemID)
  /// The item was removed, or belongs to another engine.
  case unknownItem(ItemID)
  /// The constraint was removed, or belongs to another engine.
  case unknownConstraint(LayoutConstraintID)
  /// A size, an inset or a frame of the item is NaN or infinite.
  case nonFiniteGeometry
  /// The magnitude of a size, an inset, an origin or a baseline of the item is above
  /// ``LayoutLimits/magnitude``.
  case geometryOutOfRange
  /// The parent of the item would be the item itself or one of its descendants.
  case cyclicParent(ItemID)
  /// The parent of the item would be a guide, which has no children.
  case guideAsParent(ItemID)
  /// The requirement cannot be edited: a fact, or a row that the engine makes.
  case unchangeableRequirement(LayoutRequirement)
}
