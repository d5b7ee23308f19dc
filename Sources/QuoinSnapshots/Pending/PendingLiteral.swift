// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// A text that waits to become the literal of a call.
package struct PendingLiteral: Hashable, Sendable, Codable {
  /// The path of the source file.
  package var file: String
  /// The function that is called.
  package var function: String
  package var line: Int
  package var column: Int
  /// The hash of the lines of the call.
  package var hash: String
  /// The literal; nil when the call has none.
  package var old: String?
  /// The text that the test found; nil for a note that an earlier text is no longer found.
  package var new: String?
  /// The name of the test.
  package var test: String
  /// The run of tests.
  package var run: String

  package init(
    file: String, function: String, line: Int, column: Int, hash: String, old: String?,
    new: String?, test: String, run: String
  ) {
    self.file = file
    self.function = function
    self.line = line
    self.column = column
    self.hash = hash
    self.old = old
    self.new = new
    self.test = test
    self.run = run
  }

  /// Whether two texts are for the same call.
  func isSameCall(as other: PendingLiteral) -> Bool {
    file == other.file && line == other.line && column == other.column
  }

  /// The change of the source.
  package var change: LiteralChange {
    LiteralChange(function: function, line: line, column: column, hash: hash, text: new ?? "")
  }

  func line(_ encoder: JSONEncoder = Self.encoder) throws -> Data { try encoder.encode(self) }

  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
