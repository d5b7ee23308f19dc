// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A type that measures the widths of characters.
///
/// ``TextLayout`` derives everything else from these widths, such as the ends of lines, for any
/// measurer.
public protocol TextMeasurer: Sendable {
  /// Returns the advance of each character: the distance from its origin to that of the next one.
  ///
  /// Kerning between two characters is part of the advance of the first. Line breaks and tabs have
  /// an advance of 0.
  ///
  /// - Parameters:
  ///   - text: The text, on one line.
  ///   - style: The size and weight of the letters.
  /// - Returns: One advance in points for each `Character` of the text, in order.
  func advances(of text: String, style: TextStyleMetrics) -> [Double]
}
