// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

/// A text broken into lines: the content and position of each line, and the size of the whole.
///
/// ```swift
/// let text = TextRun("Hello, world", style: TextStyleMetrics(pointSize: 17))
/// let layout = TextLayout([text], limits: TextLimits(width: 60, scale: 2))
/// layout.lines.map(\.text)  // ["Hello,", "world"]
/// ```
public struct TextLayout: Hashable, Sendable {
  /// One line as it is drawn.
  public struct Line: Hashable, Sendable {
    /// The text of the line, with its ellipsis if it has one, without the spaces at which it was
    /// broken. A tab is a run of its own, with an empty space as its attachment.
    public var runs: [TextRun]
    /// The number of the run of the whole text that each run is cut from.
    package var parts: [Int]
    /// The characters of the whole text that the line shows or replaces by an ellipsis, counted
    /// from the beginning of the text.
    public var range: Range<Int>
    /// The width in points, not rounded.
    public var width: Double
    /// The distance from the leading edge of the text to the line, in points.
    public var indent: Double
    /// The distance from the top of the text to the upper edge of the line, in points.
    public var top: Double
    /// The distance from the upper edge of the line to its baseline, in points.
    public var ascender: Double
    /// The distance from the baseline to the lower edge of the line, in points.
    public var descender: Double

    /// The text of the line, without styles.
    public var text: String { runs.map(\.text).joined() }
    /// The distance from the top of the text to the line's baseline, in points.
    public var baseline: Double { top + ascender }
  }

  /// The lines from top to bottom; none for an empty text.
  public let lines: [Line]
  /// Width of the widest line with its indent, and height of all, in points, rounded up to the
  /// pixel.
  public let size: LayoutSize
  /// Whether part of the text is not shown.
  public let isTruncated: Bool

  /// The distance from the top of the text to the baseline of the first line, in points.
  public var firstBaseline: Double { lines.first?.ascender ?? 0 }
  /// The distance from the bottom of the text to the baseline of the last line, in points.
  public var lastBaseline: Double { lines.last?.descender ?? 0 }

  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - runs: The pieces of the text in reading order.
  ///   - limits: The space for the text.
  ///   - measurer: The widths of the characters.
  /// - Complexity: O(*n*), where *n* is the number of characters.
  public init(
    _ runs: [TextRun], limits: TextLimits = TextLimits(),
    measurer: any TextMeasurer = SystemFontMeasurer()
  ) {
    self.init(PreparedText(runs, measurer: measurer), limits: limits)
  }

  /// Breaks a measured text into lines.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limits: The space for the text.
  public init(_ text: PreparedText, limits: TextLimits = TextLimits()) {
    let setting = LineSetting(text.row, limits: limits)
    lines = setting.lines
    isTruncated = setting.isTruncated
    var width = lines.map { $0.indent + $0.width }.max() ?? 0
    if limits.truncation == .clip, let limit = limits.width { width = min(width, limit) }
    let height = lines.last.map { $0.baseline + $0.descender } ?? 0
    size = LayoutSize(
      width: roundedUpToPixel(width, scale: limits.scale),
      height: roundedUpToPixel(height, scale: limits.scale))
  }
}
