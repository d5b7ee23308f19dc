// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// An edge of an item's alignment rectangle, or of the content of a scroll view, in the coordinates
/// of the topmost view. Each is a variable of a system.
struct LayoutEdge: Hashable {
  var item: ItemID
  var axis: LayoutAxis
  /// Whether it is the right or the lower edge.
  var isMaximum: Bool
  /// Whether it is an edge of what scrolls in the item.
  var isContent = false
}

/// Any order that is the same in each run.
extension LayoutEdge: Comparable {
  static func < (left: LayoutEdge, right: LayoutEdge) -> Bool { left.key < right.key }

  private var key: (Int, Int, Int, Int) {
    (Int(item.index), axis == .horizontal ? 0 : 1, isContent ? 1 : 0, isMaximum ? 1 : 0)
  }
}
