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
  var origin = LayoutPoint.zero
  /// The size of what scrolls in the item.
  var contentSize = LayoutSize.zero

  /// Becomes another geometry. Answers whether it is one.
  mutating func become(_ other: ItemGeometry) -> Bool {
    guard other != self else { return false }
    self = other
    return true
  }

  /// Takes a frame without insets in a parent at a place of the root. Answers whether it is another
  /// one.
  mutating func move(to new: LayoutRect, inParentAt outer: LayoutPoint) -> Bool {
    let newOrigin = LayoutPoint(x: new.x + outer.x, y: new.y + outer.y)
    guard new != frame || newOrigin != origin else { return false }
    alignmentRect = new
    frame = new
    origin = newOrigin
    return true
  }

  /// The frame in the coordinates of the root, with the edges of the alignment rectangle on the
  /// pixel grid.
  ///
  /// - Parameter insets: from the frame to the alignment rectangle, nil when they are the same.
  func roundedInRoot(_ grid: PixelGrid, insets: LayoutInsets?, isRoot: Bool) -> LayoutRect {
    var rounded = grid.rounded(alignmentRect.moved(x: origin.x - frame.x, y: origin.y - frame.y))
    if let insets { rounded = rounded.outset(by: insets) }
    // The origin of a root is that of the coordinates.
    return isRoot ? rounded.moved(x: -rounded.x, y: -rounded.y) : rounded
  }

  /// How far the edges of the frame lie inside of a rectangle of the parent.
  func distances(toEdgesOf outer: LayoutRect) -> LayoutInsets {
    LayoutInsets(
      top: frame.y - outer.y, left: frame.x - outer.x,
      bottom: outer.maxY - frame.maxY, right: outer.maxX - frame.maxX)
  }
}
