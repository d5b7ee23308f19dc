// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A piece of text in one font.
public struct TextRun: Hashable, Sendable {
  /// The text.
  public var text: String
  /// Size and weight of the letters.
  public var style: TextStyleMetrics

  /// A text in a style.
  public init(_ text: String, style: TextStyleMetrics) {
    self.text = text
    self.style = style
  }
}
