// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A requirement that takes part in a conflict.
public enum LayoutRequirement: Hashable, Sendable {
  /// A constraint that was added.
  case constraint(LayoutConstraintID)
  /// The given size of a root.
  case givenSize(ItemID, LayoutAxis)
  /// No size is negative.
  case nonNegativeSize(ItemID, LayoutAxis)
  /// The content area of a scroll view has no negative size.
  case nonNegativeContentSize(ItemID, LayoutAxis)
  /// The place that the autoresizing mask gives.
  case autoresizingPosition(ItemID, LayoutAxis)
  /// The size that the autoresizing mask gives.
  case autoresizingSize(ItemID, LayoutAxis)
  /// Required content hugging.
  case hugging(ItemID, LayoutAxis)
  /// Required compression resistance of the content.
  case compressionResistance(ItemID, LayoutAxis)
}

/// Required constraints that cannot hold together, and the one that is left out.
public struct LayoutConflict: Hashable, Sendable {
  /// What is left out as long as the conflict lasts.
  public var broken: LayoutRequirement
  /// A set that cannot hold together and in which each member is needed, in order of activation.
  public var members: [LayoutRequirement]

  /// A conflict that an engine reports.
  package init(broken: LayoutRequirement, members: [LayoutRequirement]) {
    self.broken = broken
    self.members = members
  }
}
