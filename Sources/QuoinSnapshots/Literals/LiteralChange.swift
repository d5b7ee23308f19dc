// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A new text for the literal of a call.
package struct LiteralChange: Hashable, Sendable {
  /// The name of the function that is called.
  package var function: String
  /// The line of the call, from 1.
  package var line: Int
  /// The column of the bracket after the function, or of its name, in bytes, from 1.
  package var column: Int
  /// The hash of the lines of the call when the text was found; nil for no check.
  package var hash: String?
  /// The new text.
  package var text: String

  package init(
    function: String = "assertInlineLayout", line: Int, column: Int, hash: String? = nil,
    text: String
  ) {
    self.function = function
    self.line = line
    self.column = column
    self.hash = hash
    self.text = text
  }
}
