// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The space for a text, and how the text is broken and truncated to fit into it.
public struct TextLimits: Hashable, Sendable {
  /// The maximum width of a line in points; nil for no limit.
  public var width: Double?
  /// The maximum number of lines; 0 for any number.
  public var lineCount: Int
  /// The positions at which lines may be broken.
  public var wrapping: TextWrapping
  /// The last line of a text with more lines than the limit.
  public var truncation: TextTruncation
  /// The number of pixels per point, for rounding the size of the text up to whole pixels; 0 for no
  /// rounding.
  public var scale: Double

  /// Creates limits. The default values limit nothing.
  public init(
    width: Double? = nil, lineCount: Int = 0, wrapping: TextWrapping = .words,
    truncation: TextTruncation = .tail, scale: Double = 0
  ) {
    self.width = width
    self.lineCount = lineCount
    self.wrapping = wrapping
    self.truncation = truncation
    self.scale = scale
  }
}
