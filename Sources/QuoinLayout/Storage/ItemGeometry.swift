// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The solved rectangle of an item.
struct ItemGeometry: Equatable, Sendable {
  /// In the parent's coordinates.
  var alignmentRect = LayoutRect.zero
  /// In the parent's coordinates.
  var frame = LayoutRect.zero
  /// The origin of the frame in the root's coordinates, as if no bounds had been moved: scrolling
  /// rounds nothing anew.
  var absoluteX = 0.0
  var absoluteY = 0.0
  /// The size of what scrolls in the item.
  var contentSize = LayoutSize.zero

  /// How far the edges of the frame lie inside of a rectangle of the parent.
  func distances(toEdgesOf outer: LayoutRect) -> LayoutInsets {
    LayoutInsets(
      top: frame.y - outer.y, left: frame.x - outer.x,
      bottom: outer.maxY - frame.maxY, right: outer.maxX - frame.maxX)
  }
}
