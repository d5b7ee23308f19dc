// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The pixels of a screen, as lines on which edges come to lie.
///
/// Lines are numbered from the origin. What lies between two lines is a whole number of pixels, which
/// becomes points by one division: a length that is a whole number of pixels comes out exactly,
/// wherever it begins.
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

  /// The number of the line nearest to a position in points; from the middle between two lines, the
  /// greater one.
  ///
  /// *Observed* on frames that Apple's engine gave. What misses the middle by a rounding error
  /// counts as the middle.
  func line(nearestTo position: Double) -> Double {
    (position * scale + 0.5 + LayoutTolerance.length).wholePart
  }

  /// The numbers of the lines nearest to four positions.
  @inline(__always) func lines(nearestTo positions: SIMD4<Double>) -> SIMD4<Double> {
    let pixels = positions * scale + (0.5 + LayoutTolerance.length)
    return pixels.smallWholeParts
      ?? SIMD4(
        line(nearestTo: positions.x), line(nearestTo: positions.y), line(nearestTo: positions.z),
        line(nearestTo: positions.w))
  }

  /// The number of the line nearest to a length, in points.
  func rounded(_ length: Double) -> Double {
    isRounding ? line(nearestTo: length) / scale : length
  }

  /// Numbers of pixels in points.
  @inline(__always) func points(_ pixels: SIMD4<Double>) -> SIMD4<Double> {
    // A product is quicker than a quotient.
    exactPixel != 0 ? pixels * exactPixel : pixels / scale
  }
}
