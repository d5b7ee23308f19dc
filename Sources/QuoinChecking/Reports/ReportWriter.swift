// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Writes the findings of files in a format, file by file.
package protocol ReportWriter {
  /// Returns the output for a file, in the order in which files were named.
  mutating func output(for report: FileReport) -> String
  /// Returns the end of the output.
  mutating func end(_ summary: CheckSummary) -> String
}
