// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Size and weight of the letters of a text, and the vertical metrics that follow from the size.
public struct TextStyleMetrics: Hashable, Sendable {
  /// The size of the font in points.
  public var pointSize: Double
  /// From -1 to 1, where 0 is regular and 0.4 is bold.
  public var weight: Double

  /// A style of a size in points and a weight from -1 to 1.
  ///
  /// A size that is negative, infinite or no number counts as 0: such letters take no space.
  public init(pointSize: Double, weight: Double = 0) {
    self.pointSize = pointSize.isFinite ? max(0, pointSize) : 0
    self.weight = weight
  }

  /// From baseline to baseline, in points.
  public var lineHeight: Double { 1.19336 * pointSize }
  /// From the baseline up, in points.
  public var ascender: Double { 0.95215 * pointSize }
  /// From the baseline down, in points.
  public var descender: Double { 0.24121 * pointSize }
}

/// Rounds a length up to whole pixels.
///
/// - Parameters:
///   - length: A length in points.
///   - scale: Pixels a point; 0 leaves the length as it is.
public func roundedUpToPixel(_ length: Double, scale: Double) -> Double {
  guard scale > 0 else { return length }
  // Sums of advances carry noise; a length within a millionth of a pixel counts as whole.
  let pixels = (length * scale - 1e-6).rounded(.up)
  // 0 and not -0, which is printed with its sign.
  return pixels == 0 ? 0 : pixels / scale
}
