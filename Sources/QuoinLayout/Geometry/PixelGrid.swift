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

  /// The nearest lines to four positions; nil when one is so far away that it needs more care.
  @inline(__always) func nearestLines(_ positions: SIMD4<Double>) -> SIMD4<Double>? {
    let pixels = positions * scale + (0.5 + LayoutTolerance.length)
    guard let parts = pixels.smallWholeParts else { return nil }
    // A product is quicker than a quotient.
    return exactPixel != 0 ? parts * exactPixel : parts / scale
  }

  /// The rectangle with each edge on the nearest line, so that neighbours stay neighbours.
  func rounded(_ rect: LayoutRect) -> LayoutRect {
    let x = rounded(rect.x)
    let y = rounded(rect.y)
    return LayoutRect(
      x: x, y: y, width: rounded(rect.maxX) - x, height: rounded(rect.maxY) - y)
  }
}
