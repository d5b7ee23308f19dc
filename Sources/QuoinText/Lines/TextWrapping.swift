// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The positions at which a line of text may be broken.
public enum TextWrapping: Hashable, Sendable {
  /// Lines are broken between words, after hyphens, and between the characters of Chinese, Japanese
  /// and Korean. A word that is wider than the line is broken between any two characters.
  case words
  /// Lines may be broken between any two characters.
  case characters
}
