// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The characters beyond ASCII in explanations, and their replacements.
enum PlainCharacters {
  private static let replacements: [Character: String] = [
    "├": "|", "└": "`", "│": "|", "─": "-", "·": ".", "…": "...", "−": "-", "→": "->", "←": "<-",
    "×": "x", "≥": ">=", "≤": "<=", "“": "\"", "”": "\"", "’": "'",
  ]

  /// Returns a text whose lines, arrows and signs are ASCII. Names stay as they are.
  static func ascii(_ text: String) -> String {
    text.reduce(into: "") { $0 += replacements[$1] ?? String($1) }
  }
}
