// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A piece of text in one font.
public struct TextRun: Hashable, Sendable {
  /// The text.
  public var text: String
  /// The size and weight of the letters.
  public var style: TextStyleMetrics

  /// Creates a run of a text in one style.
  public init(_ text: String, style: TextStyleMetrics) {
    self.text = text
    self.style = style
  }
}
