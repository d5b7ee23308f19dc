// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinRender

/// Findings as a report of GitLab's code quality, a subset of Code Climate's.
package struct GitLabReport: ReportWriter {
  private let root: ReportRoot
  private var isFirst = true
  /// The number of times that each fingerprint was written. GitLab shows one of several findings
  /// with the same fingerprint.
  private var uses: [String: Int] = [:]

  package init(root: ReportRoot) { self.root = root }

  package mutating func start() -> String { "[" }

  package mutating func output(for report: FileReport) -> String {
    var result = ""
    for finding in report.activeFindings {
      result += issue(
        finding.paragraph, rule: finding.rule, severity: Self.severity(of: finding.severity),
        path: finding.file ?? finding.scene, line: finding.location?.line,
        endLine: finding.location?.endLine, fingerprint: root.relative(finding).fingerprint)
    }
    return result
  }

  package mutating func output(for failure: FileFailure) -> String {
    issue(
      failure.message, rule: failure.code, severity: "blocker", path: failure.file,
      line: failure.line > 0 ? failure.line : nil, endLine: nil,
      fingerprint: "\(failure.code)-\(root.path(of: failure.file))")
  }

  package mutating func end(_ summary: CheckSummary) -> String { isFirst ? "]\n" : "\n]\n" }

  private static func severity(of severity: LayoutSeverity) -> String {
    switch severity {
    case .off, .info: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }

  private mutating func issue(
    _ description: String, rule: String, severity: String, path: String, line: Int?,
    endLine: Int?, fingerprint: String
  ) -> String {
    uses[fingerprint, default: 0] += 1
    let use = uses[fingerprint, default: 1]
    // GitLab requires a line: a finding about a whole file is at its first one.
    var lines: [(key: String, value: JSONValue)] = [("begin", .number(Double(line ?? 1)))]
    if let endLine { lines.append(("end", .number(Double(endLine)))) }
    let value = JSONValue.object([
      ("description", .string(description)), ("check_name", .string(rule)),
      ("fingerprint", .string(use == 1 ? fingerprint : "\(fingerprint)-\(use)")),
      ("severity", .string(severity)),
      (
        "location",
        .object([("path", .string(root.path(of: path))), ("lines", .object(lines))])
      ),
    ])
    defer { isFirst = false }
    return (isFirst ? "\n" : ",\n") + value.serialized
  }
}
