// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

/// Says how large a text is.
public protocol TextMeasurer: Sendable {
  /// The size of a text in points, on a screen with `scale` pixels a point.
  ///
  /// - Parameters:
  ///   - text: The text; line feeds start new lines.
  ///   - style: Size and weight of the letters.
  ///   - width: Lines are broken so as not to be wider than this; nil when there is no limit.
  ///   - wrapping: Where lines may be broken.
  ///   - maximumLines: How many lines are counted; 0 means all.
  ///   - scale: Pixels a point; sizes are rounded up to the pixel. 0 rounds nothing.
  func measure(
    _ text: String, style: TextStyleMetrics, width: Double?, wrapping: TextWrapping,
    maximumLines: Int, scale: Double
  ) -> TextMeasure
}

/// Where a line of text may be broken.
public enum TextWrapping: Hashable, Sendable {
  /// Between words; a word that is wider than the line is broken anywhere.
  case words
  /// Between any two characters.
  case characters
}

/// How large a text is.
public struct TextMeasure: Hashable, Sendable {
  /// Width of the widest line and height of all lines, in points.
  public var size: LayoutSize
  /// How many lines the text takes; 0 for an empty text.
  public var lineCount: Int

  /// A measure of a size and a number of lines.
  public init(size: LayoutSize, lineCount: Int) {
    self.size = size
    self.lineCount = lineCount
  }
}
