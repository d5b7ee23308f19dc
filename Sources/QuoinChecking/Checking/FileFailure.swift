// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A file or a configuration that could not be read.
package struct FileFailure: Error, Hashable, Sendable, Codable {
  /// The path as passed by the caller.
  package var file: String
  /// The line, counted from 1; 0 for the whole file.
  package var line: Int
  /// The character in the line, counted from 1; 0 for the whole file.
  package var column: Int
  /// A code for the kind of failure that is the same in every version.
  package var code: String
  /// The description of the failure, in sentences.
  package var message: String

  package init(file: String, line: Int = 0, column: Int = 0, code: String, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.code = code
    self.message = message
  }

  /// Creates a failure about a file, or about a place in it.
  package init(_ problem: FileProblem, file: String, line: Int = 0, column: Int = 0) {
    self.init(
      file: file, line: line, column: column, code: problem.code, message: problem.sentence)
  }

  /// The failure on one line, as compilers write errors:
  /// `file:line:column: error: message [code]`.
  package var text: String {
    let path = FindingLine.path(file)
    let place = line > 0 ? "\(path):\(line):\(column)" : path
    return "\(place): error: \(FindingLine.escaped(message)) [\(code)]"
  }
}
