// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The pixels of a screen, as lines on which edges come to lie.
struct PixelGrid {
  /// Pixels a point.
  let scale: Double
  /// Points a pixel where this is no approximation, else 0.
  private let exactPixel: Double

  init(scale: Double) {
    self.scale = scale
    exactPixel = scale.significand == 1 ? 1 / scale : 0
  }

  /// Whether there are pixels at all. Otherwise nothing is rounded.
  var isRounding: Bool { scale > 0 && scale.isFinite }

  /// The nearest line to a position in points; from the middle between two lines, the greater one.
  ///
  /// *Observed* on frames that Apple's engine gave. What misses the middle by a rounding error
  /// counts as the middle.
  func rounded(_ position: Double) -> Double {
    (position * scale + 0.5 + LayoutTolerance.length).wholePart / scale
  }

  /// The nearest lines to four positions.
  @inline(__always) func rounded(_ positions: SIMD4<Double>) -> SIMD4<Double> {
    let pixels = positions * scale + (0.5 + LayoutTolerance.length)
    guard let parts = pixels.smallWholeParts else { return roundedOneByOne(positions) }
    // A product is quicker than a quotient.
    return exactPixel != 0 ? parts * exactPixel : parts / scale
  }

  @inline(never) private func roundedOneByOne(_ positions: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4(
      rounded(positions.x), rounded(positions.y), rounded(positions.z), rounded(positions.w))
  }

  /// The rectangle with each edge on the nearest line, so that neighbours stay neighbours.
  @inline(__always) func rounded(_ rect: LayoutRect) -> LayoutRect {
    let lines = rounded(SIMD4(rect.x, rect.y, rect.maxX, rect.maxY))
    return LayoutRect(x: lines.x, y: lines.y, width: lines.z - lines.x, height: lines.w - lines.y)
  }
}
