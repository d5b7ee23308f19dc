// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The frame of an item when it was reported last.
struct ReportedFrame: Sendable {
  /// The frame in the parent's coordinates, with its edges on the pixel grid. Not a number before
  /// the first report, so that every frame differs from it.
  var rect = LayoutRect(x: .nan, y: .nan, width: .nan, height: .nan)
  /// The origin of the exact frame in the root's coordinates, as if no bounds had been moved, so
  /// that scrolling does not change how frames are rounded.
  var origin = LayoutPoint.zero
  /// The left and top edges of the rounded frame in the root's coordinates, in pixels.
  var pixelOrigin = LayoutPoint.zero

  /// Creates the state before the first report.
  init() {}

  /// - Parameter outer: the frame of the parent, nil for a root.
  init(_ geometry: ItemGeometry, in outer: ReportedFrame?, _ grid: PixelGrid) {
    let frame = geometry.frame
    let outerOrigin = outer?.origin ?? .zero
    origin = LayoutPoint(x: frame.x + outerOrigin.x, y: frame.y + outerOrigin.y)
    guard grid.isRounding else {
      rect = frame
      return
    }
    let edges = geometry.pixelEdges(on: grid, inParentAt: outerOrigin, isRoot: outer == nil)
    let outerPixels = outer?.pixelOrigin ?? .zero
    rect = edges.moved(x: -outerPixels.x, y: -outerPixels.y).rect(grid)
    pixelOrigin = LayoutPoint(x: edges.left, y: edges.top)
  }
}
