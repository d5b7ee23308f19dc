// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The outline of letters, which the attribute `strokeWidth` of a text asks for.
package struct TextOutline: Hashable, Sendable {
  package var color: DisplayColor
  /// The width of the line, in points.
  package var width: Double
  /// Whether the letters are not filled.
  package var isHollow: Bool

  /// Reads the outline from the attributes of a text; nil for none.
  ///
  /// - Parameters:
  ///   - values: The attributes. The width is in percent of the font's size, and negative for letters
  ///     that are filled too.
  ///   - pointSize: The size of the font in points.
  ///   - color: The colour of the text.
  package init?(_ values: [NSAttributedString.Key: Any], pointSize: Double, color: UIColor) {
    let share = values.number(.strokeWidth)
    guard share != 0, share.isFinite else { return nil }
    self.color = DisplayColor(values[.strokeColor] as? UIColor ?? color)
    width = abs(share) / 100 * pointSize
    isHollow = share > 0
  }
}
