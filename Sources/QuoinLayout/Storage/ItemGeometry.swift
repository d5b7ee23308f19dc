// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The solved rectangle of an item.
struct ItemGeometry: Sendable {
  /// In the parent's coordinates.
  var alignmentRect = LayoutRect.zero
  /// In the parent's coordinates.
  var frame = LayoutRect.zero
  /// The origin of the frame in the root's coordinates.
  var absoluteX = 0.0
  var absoluteY = 0.0
  /// The size of what scrolls in the item.
  var contentSize = LayoutSize.zero

  /// How far the edges of the frame lie inside of those of its parent.
  func distances(toEdgesOf parent: LayoutSize) -> LayoutInsets {
    LayoutInsets(
      top: frame.y, left: frame.x,
      bottom: parent.height - frame.maxY, right: parent.width - frame.maxX)
  }
}
