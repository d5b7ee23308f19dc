// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Texts of views as parts of names.
package enum NameText {
  /// The maximum number of characters of a text in a name: enough to distinguish texts, and a
  /// sentence with two names fits into a line.
  private static let longest = 24

  /// Returns the beginning of a text, in one line.
  package static func line(of text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > longest ? line.prefix(longest - 1) + "…" : line
  }
}
