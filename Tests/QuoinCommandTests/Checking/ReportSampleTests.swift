// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import QuoinChecking

/// Reports equal samples that are written by hand from the descriptions of the formats.
@Suite struct ReportSampleTests {
  private func sample(_ name: String) throws -> String {
    try PackageFolder.text("Tests/Fixtures/CheckReports/\(name)")
  }

  @Test("Commands for GitHub equal the sample")
  func gitHub() throws {
    #expect(
      try ReportSample.text(GitHubReport(root: FindingSample.root)) == sample("github.txt"))
  }

  @Test("Checkstyle equals the sample")
  func checkstyle() throws {
    #expect(try ReportSample.text(CheckstyleReport()) == sample("checkstyle.xml"))
  }

  @Test("JUnit equals the sample")
  func jUnit() throws {
    #expect(try ReportSample.text(JUnitReport()) == sample("junit.xml"))
  }

  @Test("The lines for Xcode equal the sample")
  func xcode() throws {
    #expect(try ReportSample.text(XcodeReport()) == sample("xcode.txt"))
  }

  @Test("JSON has the form of its schema, and its keys are in the documented order")
  func json() throws {
    let lines = ReportSample.text(JSONReport()).split(separator: "\n").map { String($0) }
    #expect(lines.count == 3)
    let check = try SchemaCheck(PackageFolder.text("Documentation/Schemas/check.json"))
    for line in lines { #expect(try check.errors(in: line) == []) }
    let keys = try #require(lines.first).matches(of: /"([A-Za-z]+)":/).map { String($0.output.1) }
    #expect(
      keys.prefix(18) == [
        "rule", "severity", "file", "line", "column", "endLine", "endColumn", "scene", "object",
        "name", "message", "explanation", "configurations", "fixes", "fixable", "certainty",
        "fingerprint", "detail",
      ])
  }

  @Test("Of many findings GitHub gets ten of a level, and the last says how many more there are")
  func manyAnnotations() {
    let findings = (1...25).map { FindingSample.finding("number \($0)", object: "o\($0)") }
    let text = FindingSample.text(
      GitHubReport(root: FindingSample.root), [FindingSample.report(findings)])
    let lines = text.split(separator: "\n")
    #expect(lines.count == 10)
    #expect(lines[8].hasSuffix("::number 9"))
    #expect(lines[9].hasSuffix("::number 10%0A(and 15 more)"))
  }

  @Test("Findings with the same fingerprint are several issues for GitLab")
  func equalFingerprints() throws {
    let findings = [FindingSample.finding("one"), FindingSample.finding("two")]
    let text = FindingSample.text(
      GitLabReport(root: FindingSample.root), [FindingSample.report(findings)])
    let issues = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    let fingerprints = issues.compactMap { $0["fingerprint"] as? String }
    #expect(fingerprints == [findings[0].fingerprint, findings[0].fingerprint + "-2"])
    let location = issues.first?["location"] as? [String: Any]
    #expect(location?["path"] as? String == "App/Main.storyboard")
    #expect((location?["lines"] as? [String: Int])?["begin"] == 3)
  }

  @Test("Code quality for GitLab is an array, also without findings")
  func emptyArray() {
    #expect(FindingSample.text(GitLabReport(root: FindingSample.root), []) == "[]\n")
  }
}
