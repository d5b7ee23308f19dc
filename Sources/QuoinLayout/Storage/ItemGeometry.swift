// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The solved rectangle of an item, in the parent's coordinates.
struct ItemGeometry: Equatable, Sendable {
  var alignmentRect = LayoutRect.zero
  /// The insets from the frame to the alignment rectangle.
  var frameInsets = LayoutInsets.zero

  var frame: LayoutRect { alignmentRect.outset(by: frameInsets) }

  /// The edges of the frame in the coordinates of the root, in pixels: left, top, right, bottom.
  ///
  /// The edges of the alignment rectangle are rounded to the pixel grid.
  /// - Parameter outer: the origin of the parent in the root, as if no bounds had been moved.
  func pixelEdges(
    on grid: PixelGrid, inParentAt outer: LayoutPoint, isRoot: Bool
  ) -> PixelEdges {
    let rect = alignmentRect.moved(by: outer)
    var edges = PixelEdges(
      left: grid.line(nearestTo: rect.x) - frameInsets.left * grid.scale,
      top: grid.line(nearestTo: rect.y) - frameInsets.top * grid.scale,
      right: grid.line(nearestTo: rect.maxX) + frameInsets.right * grid.scale,
      bottom: grid.line(nearestTo: rect.maxY) + frameInsets.bottom * grid.scale)
    // The origin of a root is that of the coordinates.
    if isRoot { edges = edges.moved(x: -edges.left, y: -edges.top) }
    return edges
  }
}

extension LayoutRect {
  /// The distances from the edges of another rectangle inward to those of this one.
  func distances(toEdgesOf outer: LayoutRect) -> LayoutInsets {
    LayoutInsets(
      top: y - outer.y, left: x - outer.x, bottom: outer.maxY - maxY, right: outer.maxX - maxX)
  }
}
