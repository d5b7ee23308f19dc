// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Findings as JUnit's XML: a suite for each file, and in it a test case for each rule that ran.
///
/// A test case fails when the rule has a finding that fails the run. Other findings are its output.
package struct JUnitReport: ReportWriter {
  package init() {}

  package mutating func start() -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"quoin check\">\n"
  }

  package mutating func output(for report: FileReport) -> String {
    let findings = Dictionary(grouping: report.findings, by: \.rule)
    let others = findings.keys.filter { !report.rules.contains($0) }.sorted()
    let rules = report.rules + others
    let failures = rules.count { rule in findings[rule, default: []].contains(where: report.fails) }
    let skipped = rules.count { isSkipped(findings[$0, default: []]) }
    let suite = XMLText.tag(
      "testsuite",
      [
        ("name", report.file), ("tests", "\(rules.count)"), ("failures", "\(failures)"),
        ("errors", "0"), ("skipped", "\(skipped)"),
      ])
    let cases = rules.map { testCase($0, findings[$0, default: []], report) }.joined()
    return "  <\(suite)>\n\(cases)  </testsuite>\n"
  }

  package mutating func output(for failure: FileFailure) -> String {
    let suite = XMLText.tag(
      "testsuite",
      [
        ("name", failure.file), ("tests", "1"), ("failures", "0"), ("errors", "1"),
        ("skipped", "0"),
      ])
    let test = XMLText.tag("testcase", [("classname", failure.file), ("name", failure.code)])
    let error = XMLText.tag("error", [("message", failure.message), ("type", failure.code)])
    return "  <\(suite)>\n    <\(test)>\n      <\(error)/>\n    </testcase>\n  </testsuite>\n"
  }

  package mutating func end(_ summary: CheckSummary) -> String { "</testsuites>\n" }

  /// Whether all that a rule found is silenced or in the baseline.
  private func isSkipped(_ findings: [LayoutFinding]) -> Bool {
    !findings.isEmpty && !findings.contains(where: \.isActive)
  }

  private func testCase(
    _ rule: String, _ findings: [LayoutFinding], _ report: FileReport
  ) -> String {
    let test = XMLText.tag("testcase", [("classname", report.file), ("name", rule)])
    var content = ""
    let failing = findings.filter(report.fails)
    if let first = failing.first {
      let failure = XMLText.tag(
        "failure", [("message", first.message), ("type", first.severity.rawValue)])
      content += "      <\(failure)>\(text(of: failing))</failure>\n"
    } else if isSkipped(findings) {
      content += "      <skipped/>\n"
    }
    let others = findings.filter { $0.isActive && !report.fails(by: $0) }
    if !others.isEmpty { content += "      <system-out>\(text(of: others))</system-out>\n" }
    return content.isEmpty ? "    <\(test)/>\n" : "    <\(test)>\n\(content)    </testcase>\n"
  }

  private func text(of findings: [LayoutFinding]) -> String {
    let lines = findings.flatMap { finding in
      [FindingLine.text(of: finding)] + finding.bodyLines.map { "    " + FindingLine.escaped($0) }
    }
    // The content of an element keeps its line endings, which are readable here.
    return lines.map(XMLText.escaped).joined(separator: "\n")
  }
}
