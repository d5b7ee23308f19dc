// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The first error that a compiler reports.
package struct BuildError: Hashable, Sendable {
  package var file: String
  package var line: Int
  package var column: Int
  /// The line as the compiler wrote it.
  package var text: String

  /// Reads a line of the form `file:line:column: error: sentence`.
  ///
  /// - Returns: nil for other lines.
  package init?(_ text: String) {
    guard let mark = text.firstRange(of: ": error: ") else { return nil }
    let parts = text[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let line = Int(parts[parts.count - 2]),
      let column = Int(parts[parts.count - 1]), line > 0
    else { return nil }
    file = parts.dropLast(2).joined(separator: ":")
    self.line = line
    self.column = column
    self.text = text
  }
}
