// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The pixels of a screen, as lines on which edges are placed.
///
/// Lines are numbered from the origin. The distance of two lines is a whole number of pixels, which
/// one division converts to points: a length of whole pixels is converted exactly, wherever it
/// begins.
package struct PixelGrid {
  /// The number of pixels per point.
  let scale: Double
  /// The length of a pixel in points if that is exact, otherwise 0.
  private let exactPixel: Double

  package init(scale: Double) {
    self.scale = scale
    exactPixel = scale.significand == 1 ? 1 / scale : 0
  }

  /// Whether there are pixels at all. Otherwise nothing is rounded.
  package var isRounding: Bool { scale > 0 && scale.isFinite }

  /// The number of the line nearest to a position in points; from the middle between two lines, the
  /// greater one.
  ///
  /// *Observed* on frames of Apple's engine. A position that misses the middle by a rounding error
  /// counts as the middle.
  func line(nearestTo position: Double) -> Double {
    (position * scale + (0.5 + LayoutTolerance.length)).wholePart
  }

  /// A length in points, rounded to whole pixels.
  package func rounded(_ length: Double) -> Double {
    isRounding ? line(nearestTo: length) / scale : length
  }

  /// Returns the length of a number of pixels in points.
  func points(_ pixels: Double) -> Double {
    // A product is quicker than a quotient.
    exactPixel != 0 ? pixels * exactPixel : pixels / scale
  }
}
