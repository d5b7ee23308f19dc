// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The position of an element's start tag in a file.
struct StartTag: Equatable {
  /// The first 100 bytes of the element's name.
  var name: String
  /// The line of the `<`, counted from 1.
  var line: Int
  /// The character of the `<` in its line, counted from 1.
  var column: Int
  /// The line of the character after the `>`, counted from 1.
  var endLine: Int
  /// The character after the `>` in its line, counted from 1.
  var endColumn: Int

  /// Whether the tag is that of an element with a name.
  func begins(_ element: String) -> Bool {
    element == name || element.utf8.count > 100
  }
}
