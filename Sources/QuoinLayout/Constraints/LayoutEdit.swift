// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A change of a layout that a program or a file can make, as a fix proposes it.
public enum LayoutEdit: Hashable, Sendable {
  /// Another priority of a constraint, of content hugging or of compression resistance.
  case setPriority(LayoutRequirement, Double)
  /// Another constant of a constraint, in points.
  case setConstant(LayoutConstraintID, Double)
  /// Changes the relation of a constraint.
  case setRelation(LayoutConstraintID, LayoutRelation)
  /// Removes a constraint, content hugging or compression resistance.
  case remove(LayoutRequirement)
  /// Adds a constraint.
  case add(LayoutConstraint)
  /// Removes the constraints of an autoresizing mask.
  case stopTranslatingMask(ItemID)
  /// Removes the constraints of the autoresizing masks of several items.
  case stopTranslatingMasks([ItemID])
}
