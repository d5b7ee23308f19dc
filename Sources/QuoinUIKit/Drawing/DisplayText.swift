// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinText

/// A line of letters in one style in a ``DisplayList``.
package struct DisplayText: Hashable, Sendable {
  package var text: String
  /// The left edge in points.
  package var x: Double
  /// The distance from the top to the baseline in points.
  package var baseline: Double
  /// The width in points by the measures of layout.
  package var width: Double
  package var style: TextStyleMetrics
  /// The family of the font; empty for the system font.
  package var family = ""
  package var isItalic = false
  package var outline: TextOutline?
  package var color: DisplayColor

  package init(
    _ text: String, x: Double, baseline: Double, width: Double, style: TextStyleMetrics,
    color: DisplayColor
  ) {
    self.text = text
    self.x = x
    self.baseline = baseline
    self.width = width
    self.style = style
    self.color = color
  }
}
