// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What of an item decides how its frame follows from the solution, in little memory.
struct ItemPlan: Sendable {
  /// The slot of the item.
  let slot: Int32
  /// The slot of the parent, -1 for a root.
  let parent: Int32
  /// Where in the order of items those end that come after this one and lie inside of it.
  var end: Int32
  /// Where the solver has x; width, y and height follow it. For an item whose frame is not these four
  /// numbers alone, the complement of the place of its geometry among the derived ones.
  private let source: Int32
  /// Whether the item is a guide, whose unrounded frame has to be told as well.
  let isGuide: Bool
  /// Whether the item follows its owner, as a guide of insets does.
  let isFollowing: Bool

  /// Where the solver has the four numbers that are the frame, one after the other; nil where the
  /// frame is derived.
  var firstValue: Int? {
    @inline(__always) get { source >= 0 ? Int(source) : nil }
  }

  /// The place among the derived geometries. Only where there is no ``firstValue``.
  var derivedIndex: Int { Int(~source) }

  /// The plan of an item.
  ///
  /// - Parameters:
  ///   - end: as if nothing were inside.
  ///   - firstVariable: where the solver has the numbers of the item when it has four of them, one
  ///     after the other; else -1.
  ///   - derivedIndex: the place that a derived geometry would get.
  init(
    _ slot: Int32, _ record: borrowing ItemRecord, end: Int32, firstVariable: Int32,
    derivedIndex: Int
  ) {
    self.slot = slot
    self.end = end
    parent = record.parent
    isGuide = record.item.kind != .view
    isFollowing = !record.item.kind.ownsPosition
    let isFree =
      parent >= 0 && !isFollowing && firstVariable >= 0 && record.item.frameInsets == .zero
    source = isFree ? firstVariable : ~Int32(derivedIndex)
  }
}
