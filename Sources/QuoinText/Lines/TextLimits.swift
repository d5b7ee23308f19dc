// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The space that a text has, and what becomes of it where the space is not enough.
public struct TextLimits: Hashable, Sendable {
  /// Lines are broken so as not to be wider than this, in points; nil when there is no limit.
  public var width: Double?
  /// How many lines there may be; 0 means any number.
  public var lineCount: Int
  /// Where lines may be broken.
  public var wrapping: TextWrapping
  /// What the last line shows when there is more text than lines.
  public var truncation: TextTruncation
  /// Pixels a point; the size of the text is rounded up to the pixel. 0 rounds nothing.
  public var scale: Double

  /// Limits; unless told otherwise there are none.
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

/// Where a line of text may be broken.
public enum TextWrapping: Hashable, Sendable {
  /// Between words, after hyphens, and between the characters of Chinese, Japanese and Korean. A
  /// word that is wider than the line is broken anywhere.
  case words
  /// Between any two characters.
  case characters
}

/// What becomes of text that does not fit into the last line.
public enum TextTruncation: Hashable, Sendable {
  /// It is left out.
  case drop
  /// The line goes on, and whoever draws it cuts it off.
  case clip
  /// An ellipsis stands for what comes before the end of the text.
  case head
  /// An ellipsis stands in the middle of the line.
  case middle
  /// The line ends in an ellipsis.
  case tail
}
