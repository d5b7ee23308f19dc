// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The edges of a rectangle as numbers of pixels from the origin of the root.
struct PixelEdges {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  func moved(x: Double, y: Double) -> PixelEdges {
    PixelEdges(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  /// The rectangle in points.
  func rect(_ grid: PixelGrid) -> LayoutRect {
    LayoutRect(
      x: grid.points(left), y: grid.points(top), width: grid.points(right - left),
      height: grid.points(bottom - top))
  }
}
