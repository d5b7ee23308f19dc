// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The line heights, distances and indents of a paragraph, in points.
///
/// The default values are those of Apple's default paragraph style.
public struct ParagraphMetrics: Hashable, Sendable {
  /// A place on a line, to which a tab moves the text after it.
  public struct TabStop: Hashable, Sendable {
    /// The distance from the leading edge of the text, in points.
    public var location: Double
    /// The part of the text up to the next tab that lies before the place: 0 where it begins there,
    /// 0.5 where its middle is there, and 1 where it ends there.
    public var shareBefore: Double

    /// Creates a place with a part of the text before it.
    public init(location: Double, shareBefore: Double = 0) {
      self.location = location
      self.shareBefore = shareBefore
    }
  }

  /// The space between two lines.
  public var lineSpacing = 0.0
  /// The factor by which line heights are multiplied; 0 for none.
  public var lineHeightMultiple = 0.0
  /// The minimum height of a line.
  public var minimumLineHeight = 0.0
  /// The maximum height of a line; 0 for no limit.
  public var maximumLineHeight = 0.0
  /// The space after the paragraph, before the next one.
  public var spacing = 0.0
  /// The space before the paragraph, after the previous one.
  public var spacingBefore = 0.0
  /// The distance from the leading edge to the first line.
  public var firstLineIndent = 0.0
  /// The distance from the leading edge to the other lines.
  public var headIndent = 0.0
  /// The distance from the leading edge to the end of lines if positive, otherwise from the
  /// trailing edge.
  public var tailIndent = 0.0
  /// The places to which tabs move, by ascending location.
  public var tabStops: [TabStop] = []
  /// The distance of the places after these, more than 0.
  public var tabInterval = 28.0

  /// Creates the metrics of a paragraph without spacing, limits and indents.
  public init() {}

  /// The height of a line in the paragraph, for the height that its letters have.
  ///
  /// The factor applies first, then the minimum and maximum height.
  func lineHeight(_ natural: Double) -> Double {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    height = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }

  /// Returns the distance from the leading edge to a line.
  func indent(isFirst: Bool) -> Double { isFirst ? firstLineIndent : headIndent }

  /// Returns where a tab ends that begins at `start`, both in points from the leading edge.
  ///
  /// - Parameter width: The width of the text up to the next tab.
  func end(ofTabAt start: Double, before width: @autoclosure () -> Double) -> Double {
    // A text that ends at a stop may end before it by a rounding error.
    let least = start + LineBreaker.tolerance
    guard let stop = tabStops.first(where: { $0.location > least }) else {
      return ((least / tabInterval).rounded(.down) + 1) * tabInterval
    }
    guard stop.shareBefore > 0 else { return stop.location }
    return max(start, stop.location - stop.shareBefore * width())
  }

  /// The maximum width of a line between its indents, for that of the text; nil for no limit.
  func width(of limit: Double?, isFirst: Bool) -> Double? {
    let indent = indent(isFirst: isFirst)
    if tailIndent > 0 { return min(tailIndent, limit ?? .infinity) - indent }
    return limit.map { $0 + tailIndent - indent }
  }
}
