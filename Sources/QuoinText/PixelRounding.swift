// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Rounds a length up to whole pixels.
///
/// - Parameters:
///   - length: A length in points.
///   - scale: Pixels per point; 0 leaves the length unchanged.
/// - Returns: The smallest multiple of a pixel, in points, that is not below the length by more
///   than a millionth of a pixel.
package func roundedUpToPixel(_ length: Double, scale: Double) -> Double {
  guard scale > 0 else { return length }
  // Sums of advances have rounding noise, so a length within a millionth of a pixel is whole.
  let pixels = (length * scale - 1e-6).rounded(.up)
  // Not -0, which would be printed with its sign.
  return pixels == 0 ? 0 : pixels / scale
}
