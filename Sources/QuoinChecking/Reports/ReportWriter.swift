// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Writes the findings of files in a format, file by file.
package protocol ReportWriter {
  /// Returns the beginning of the output.
  mutating func start() -> String
  /// Returns the output for a file, in the order in which files were named.
  mutating func output(for report: FileReport) -> String
  /// Returns the output for a file that could not be read.
  mutating func output(for failure: FileFailure) -> String
  /// Returns the end of the output.
  mutating func end(_ summary: CheckSummary) -> String
}

extension ReportWriter {
  package mutating func start() -> String { "" }
  /// Returns no output: standard error names the files that could not be read.
  package mutating func output(for failure: FileFailure) -> String { "" }
  package mutating func end(_ summary: CheckSummary) -> String { "" }
}
