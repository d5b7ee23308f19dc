// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Findings as Checkstyle's XML, which most continuous integration services read.
package struct CheckstyleReport: ReportWriter {
  package init() {}

  package mutating func start() -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"8.0\">\n"
  }

  package mutating func output(for report: FileReport) -> String {
    let errors = report.activeFindings.map { finding in
      Self.error(
        line: finding.location?.line, column: finding.location?.column,
        severity: finding.severity.rawValue, message: finding.message, source: finding.rule)
    }
    return Self.file(report.file, errors)
  }

  package mutating func output(for failure: FileFailure) -> String {
    let isPlaced = failure.line > 0
    return Self.file(
      failure.file,
      [
        Self.error(
          line: isPlaced ? failure.line : nil, column: isPlaced ? failure.column : nil,
          severity: "error", message: failure.message, source: failure.code)
      ])
  }

  package mutating func end(_ summary: CheckSummary) -> String { "</checkstyle>\n" }

  private static func file(_ name: String, _ errors: [String]) -> String {
    let tag = XMLText.tag("file", [("name", name)])
    return errors.isEmpty ? "  <\(tag)/>\n" : "  <\(tag)>\n\(errors.joined())  </file>\n"
  }

  private static func error(
    line: Int?, column: Int?, severity: String, message: String, source: String
  ) -> String {
    let tag = XMLText.tag(
      "error",
      [
        ("line", line.map(String.init)), ("column", column.map(String.init)),
        ("severity", severity), ("message", message), ("source", "quoin.\(source)"),
      ])
    return "    <\(tag)/>\n"
  }
}
