// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The size and weight of the letters of a text, and the vertical metrics that follow from the
/// size.
public struct TextStyleMetrics: Hashable, Sendable {
  /// The size of the font in points.
  public var pointSize: Double
  /// The weight from -1 to 1, where 0 is regular and 0.4 is bold.
  public var weight: Double
  /// The height of a line for each point of the size.
  public var lineRatio: Double
  /// The width of each letter for each point of the size, in a font whose letters are equally wide;
  /// nil for other fonts.
  public var letterRatio: Double?

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - pointSize: The size of the font in points. A size that is negative or not finite is
  ///     replaced by 0, with which letters take no space.
  ///   - weight: The weight from -1 to 1.
  ///   - lineRatio: The height of a line for each point of the size; that of the system font unless
  ///     given.
  ///   - letterRatio: The width of each letter for each point of the size; nil where letters have
  ///     widths of their own.
  public init(
    pointSize: Double, weight: Double = 0, lineRatio: Double = systemLineRatio,
    letterRatio: Double? = nil
  ) {
    self.pointSize = pointSize.isFinite ? max(0, pointSize) : 0
    self.weight = weight
    self.lineRatio = lineRatio
    self.letterRatio = letterRatio
  }

  /// The height of a line of the system font for each point of its size.
  public static let systemLineRatio = 1.19336

  /// The distance between the baselines of two lines, in points.
  public var lineHeight: Double { lineRatio * pointSize }
  /// The height of a line above its baseline, in points.
  public var ascender: Double { lineHeight - descender }
  /// The height of a line below its baseline, in points.
  public var descender: Double { 0.24121 / Self.systemLineRatio * lineHeight }
}
