// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The size and weight of the letters of a text, and the vertical metrics that follow from the
/// size.
public struct TextStyleMetrics: Hashable, Sendable {
  /// The size of the font in points.
  public var pointSize: Double
  /// From -1 to 1, where 0 is regular and 0.4 is bold.
  public var weight: Double

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - pointSize: The size of the font in points. A size that is negative or not finite is
  ///     replaced by 0, with which letters take no space.
  ///   - weight: The weight from -1 to 1.
  public init(pointSize: Double, weight: Double = 0) {
    self.pointSize = pointSize.isFinite ? max(0, pointSize) : 0
    self.weight = weight
  }

  /// The distance between the baselines of two lines, in points.
  public var lineHeight: Double { 1.19336 * pointSize }
  /// The height of a line above its baseline, in points.
  public var ascender: Double { 0.95215 * pointSize }
  /// The height of a line below its baseline, in points.
  public var descender: Double { 0.24121 * pointSize }
}
