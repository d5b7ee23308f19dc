// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The pixels of a screen, as lines on which edges come to lie.
struct PixelGrid {
  /// Pixels a point.
  var scale: Double

  /// The nearest line to a position in points; from the middle between two lines, the greater one.
  ///
  /// *Observed* on frames that Apple's engine gave. What misses the middle by a rounding error
  /// counts as the middle.
  func rounded(_ position: Double) -> Double {
    (position * scale + 0.5 + LayoutTolerance.length).wholePart / scale
  }

  /// The rectangle with each edge on the nearest line, so that neighbours stay neighbours.
  @inline(__always) func rounded(_ rect: LayoutRect) -> LayoutRect {
    // All four at once.
    let edges = SIMD4(rect.x, rect.y, rect.maxX, rect.maxY)
    let positions = edges * scale + 0.5 + LayoutTolerance.length
    guard let parts = positions.smallWholeParts else { return roundedOneByOne(rect) }
    let lines = parts / scale
    return LayoutRect(x: lines.x, y: lines.y, width: lines.z - lines.x, height: lines.w - lines.y)
  }

  @inline(never) private func roundedOneByOne(_ rect: LayoutRect) -> LayoutRect {
    let x = rounded(rect.x)
    let y = rounded(rect.y)
    return LayoutRect(
      x: x, y: y, width: rounded(rect.maxX) - x, height: rounded(rect.maxY) - y)
  }
}
