// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A requirement that is part of a conflict.
public enum LayoutRequirement: Hashable, Sendable {
  /// A constraint that was added.
  case constraint(LayoutConstraintID)
  /// The given size of a root.
  case givenSize(ItemID, LayoutAxis)
  /// The requirement that a size is not negative.
  case nonNegativeSize(ItemID, LayoutAxis)
  /// The content area of a scroll view has no negative size.
  case nonNegativeContentSize(ItemID, LayoutAxis)
  /// The position that the autoresizing mask gives.
  case autoresizingPosition(ItemID, LayoutAxis)
  /// The size that the autoresizing mask gives.
  case autoresizingSize(ItemID, LayoutAxis)
  /// Required content hugging.
  case hugging(ItemID, LayoutAxis)
  /// Required compression resistance of the content.
  case compressionResistance(ItemID, LayoutAxis)
}
