// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What of an item decides how its frame follows from the solution, in little memory.
struct ItemPlan: Sendable {
  /// The slot of the item.
  var slot: Int32
  /// The slot of the parent, -1 for a root.
  var parent: Int32
  /// Where in the order of items those end that come after this one and lie inside of it.
  var end: Int32
  /// Where the solver has x; width, y and height follow it. -1 when they do not.
  var variable: Int32
  /// Whether the item is a guide, whose unrounded frame has to be told as well.
  var isGuide: Bool
  /// Whether the item follows its owner, as a guide of insets does.
  var isFollowing: Bool
  /// Whether frame and alignment rectangle differ.
  var hasInsets: Bool

  /// Whether the frame is four numbers of the solution, and nothing else depends on them.
  var isFree: Bool { variable >= 0 }

  /// The plan of an item.
  ///
  /// - Parameters:
  ///   - end: as if nothing were inside.
  ///   - firstVariable: where the solver has the numbers of the item when it has four of them, one
  ///     after the other; else -1.
  init(_ slot: Int32, _ record: borrowing ItemRecord, end: Int32, firstVariable: Int32) {
    self.slot = slot
    self.end = end
    parent = record.parent
    isGuide = record.item.kind != .view
    isFollowing = !record.item.kind.ownsPosition
    hasInsets = record.item.frameInsets != .zero
    variable = parent >= 0 && !isFollowing && !hasInsets ? firstVariable : -1
  }
}
