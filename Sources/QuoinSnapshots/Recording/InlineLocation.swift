// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A call whose literal is compared.
package struct InlineLocation: Hashable, Sendable {
  /// The path of the source file.
  package var file: String
  /// The function that is called.
  package var function: String
  package var line: Int
  package var column: Int
  /// The name of the test.
  package var test: String

  package init(
    file: String, function: String = "assertInlineLayout", line: Int, column: Int, test: String
  ) {
    self.file = file
    self.function = function
    self.line = line
    self.column = column
    self.test = test
  }
}
