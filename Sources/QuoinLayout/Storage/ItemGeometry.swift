// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The solved rectangle of an item, in the parent's coordinates.
struct ItemGeometry: Equatable, Sendable {
  var alignmentRect = LayoutRect.zero
  /// From the frame to the alignment rectangle.
  var frameInsets = LayoutInsets.zero
  var frame = LayoutRect.zero
  /// The size of what scrolls in the item.
  var contentSize = LayoutSize.zero

  init() {}

  /// The geometry of an item without insets in which nothing scrolls.
  init(_ frame: LayoutRect) {
    alignmentRect = frame
    self.frame = frame
  }

  init(alignmentRect: LayoutRect, frameInsets: LayoutInsets, contentSize: LayoutSize) {
    self.alignmentRect = alignmentRect
    self.frameInsets = frameInsets
    frame = alignmentRect.outset(by: frameInsets)
    self.contentSize = contentSize
  }

  /// Becomes another geometry. Answers whether it is one.
  mutating func become(_ other: ItemGeometry) -> Bool {
    guard other != self else { return false }
    self = other
    return true
  }

  /// The edges of the frame in the coordinates of the root, in pixels: left, top, right, bottom.
  ///
  /// Those of the alignment rectangle are on the pixel grid.
  /// - Parameter outer: the origin of the parent in the root, as if no bounds had been moved.
  func pixelEdges(
    on grid: PixelGrid, inParentAt outer: SIMD2<Double>, isRoot: Bool
  ) -> SIMD4<Double> {
    let rect = alignmentRect
    let origin = SIMD2(rect.x, rect.y) + outer
    var edges = grid.lines(
      nearestTo: SIMD4(lowHalf: origin, highHalf: origin + SIMD2(rect.width, rect.height)))
    edges +=
      SIMD4(-frameInsets.left, -frameInsets.top, frameInsets.right, frameInsets.bottom)
      * grid.scale
    // The origin of a root is that of the coordinates.
    return isRoot ? edges - SIMD4(lowHalf: edges.lowHalf, highHalf: edges.lowHalf) : edges
  }
}

extension LayoutRect {
  /// How far the edges lie inside of those of another rectangle.
  func distances(toEdgesOf outer: LayoutRect) -> LayoutInsets {
    LayoutInsets(
      top: y - outer.y, left: x - outer.x, bottom: outer.maxY - maxY, right: outer.maxX - maxX)
  }
}
