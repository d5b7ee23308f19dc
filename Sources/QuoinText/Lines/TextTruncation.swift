// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The form of the last line of a text that does not fit.
public enum TextTruncation: Hashable, Sendable {
  /// The line ends where it is broken; the rest of the text is not part of the layout.
  case drop
  /// The line contains the rest of its paragraph, beyond the limit; drawing clips it.
  case clip
  /// The line shows an ellipsis and the end of the text.
  case head
  /// The line shows the beginning of the rest, an ellipsis and the end of the text.
  case middle
  /// The line ends in an ellipsis.
  case tail
}
