// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The whole widths and heights in points that a page can show.
package struct SizeRange: Hashable, Sendable {
  package var widths: ClosedRange<Int>
  package var heights: ClosedRange<Int>

  /// The range from the smallest phone to the largest tablet, held either way.
  package static let devices = SizeRange(widths: 320...1366, heights: 480...1366)

  package init(widths: ClosedRange<Int>, heights: ClosedRange<Int>) {
    self.widths = widths
    self.heights = heights
  }

  /// Returns the range, extended to include a size.
  package func including(width: Double, height: Double) -> SizeRange {
    let (w, h) = (Int(width.rounded(.down)), Int(height.rounded(.down)))
    return SizeRange(
      widths: min(widths.lowerBound, w)...max(widths.upperBound, w),
      heights: min(heights.lowerBound, h)...max(heights.upperBound, h))
  }

  /// The corners of the range, in a circle.
  var corners: [ScenePoint] {
    let (left, right) = (Double(widths.lowerBound), Double(widths.upperBound))
    let (top, bottom) = (Double(heights.lowerBound), Double(heights.upperBound))
    return [
      ScenePoint(width: left, height: top), ScenePoint(width: right, height: top),
      ScenePoint(width: right, height: bottom), ScenePoint(width: left, height: bottom),
    ]
  }
}
