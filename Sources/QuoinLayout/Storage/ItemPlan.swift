// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What of an item decides how its frame follows from the solution, in little memory.
struct ItemPlan: Sendable {
  /// The slot of the parent, -1 for a root.
  var parent: Int32 = -1
  /// Whether the solver has a place and a size for the item.
  var isFree = false
  /// Whether the item follows its owner, as a guide of insets does.
  var isFollowing = false
  /// Whether the item is a view, with margins and a safe area.
  var hasOwnInsets = false
  /// Whether frame and alignment rectangle differ.
  var hasInsets = false
  /// From the frame to the alignment rectangle.
  var insets = LayoutInsets.zero

  init() {}

  init(_ record: borrowing ItemRecord) {
    parent = record.parent
    isFollowing = !record.item.kind.ownsPosition
    isFree = !isFollowing && parent >= 0
    hasOwnInsets = record.item.kind == .view
    insets = record.item.frameInsets
    hasInsets = insets != .zero
  }
}
