// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A file with its fixes.
package struct FixedFile: Sendable {
  /// A fix that was made.
  package struct Fix: Hashable, Sendable {
    /// The id of the rule.
    package var rule: String
    /// The id of the object.
    package var object: String
  }

  /// A finding that has a fix, which was not made.
  package struct Refusal: Hashable, Sendable {
    package var finding: LayoutFinding
    /// A clause in lower case without a period, such as "the layout would change".
    package var reason: String

    /// The refusal on one line, as compilers write notes.
    package var text: String {
      var note = finding
      note.severity = .info
      note.message = "not fixed: \(reason)"
      return FindingLine.text(of: note)
    }
  }

  /// The bytes with the fixes.
  package var data: Data
  /// The fixes that were made, in the order in which they were made.
  package var fixes: [Fix] = []
  package var refusals: [Refusal] = []
  /// The report of the file after the fixes.
  package var report: FileReport
  /// The report of the file before the fixes.
  package let original: FileReport

  init(_ data: Data, _ report: FileReport) {
    self.data = data
    self.report = report
    original = report
  }
}
