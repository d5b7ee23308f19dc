// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

@testable import QuoinChecking

/// Findings and reports for tests of what is written about them.
enum FindingSample {
  static let rule = LayoutRule("truncated-text", "A text is cut off", .warning)

  /// A finding at the start tag of an element, from line 3, column 7, to column 40.
  static func finding(
    _ message: String = "is cut off", severity: LayoutSeverity = .warning,
    rule: LayoutRule = rule, file: String = "App/Main.storyboard", object: String = "abc-de-001"
  ) -> LayoutFinding {
    var finding = LayoutFinding(
      rule, object: object, name: "UILabel \(object)", message: message)
    finding.severity = severity
    finding.file = file
    finding.scene = "Scn-01-001"
    finding.location = FindingLocation(line: 3, column: 7, endLine: 3, endColumn: 40)
    return finding
  }

  static func report(
    _ findings: [LayoutFinding], file: String = "App/Main.storyboard"
  ) -> FileReport {
    FileReport(file: file, findings: findings, sceneCount: 1, configurationCount: 1)
  }

  /// The whole output of a format about files.
  static func text(
    _ writer: some ReportWriter, _ reports: [FileReport], failures: [FileFailure] = []
  ) -> String {
    var writer = writer
    var summary = CheckSummary()
    var text = writer.start()
    for report in reports {
      summary.add(report)
      text += writer.output(for: report)
    }
    for failure in failures { text += writer.output(for: failure) }
    return text + writer.end(summary)
  }

  static let root = ReportRoot(folder: "/repository")
}
