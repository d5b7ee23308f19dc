// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Says how wide letters are.
///
/// All else, such as where lines end, follows from that: ``TextLayout`` does it for any measurer.
public protocol TextMeasurer: Sendable {
  /// How far each character of a text moves the place of the next one, in points, in order.
  ///
  /// Whatever the pair of two characters adds or takes belongs to the first. Line breaks and tabs
  /// count 0.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - style: Size and weight of the letters.
  /// - Returns: One number for each `Character` of the text.
  func advances(of text: String, style: TextStyleMetrics) -> [Double]
}
