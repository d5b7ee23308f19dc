// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import LongTests
import QuoinInterfaceBuilder
import Testing

@testable import QuoinChecking

@MainActor @Suite struct SARIFReportTests {
  private let check: SchemaCheck

  init() throws {
    check = try SchemaCheck(
      PackageFolder.text("Tests/Fixtures/CheckReports/sarif-2.1.0-subset.json"))
  }

  private func writer(_ rules: [LayoutRule], hasBaseline: Bool = false) -> SARIFReport {
    SARIFReport(
      root: FindingSample.root, rules: rules, version: "1.0.0", hasBaseline: hasBaseline)
  }

  private func run(_ text: String) throws -> [String: Any] {
    let log = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    return try #require((log?["runs"] as? [[String: Any]])?.first)
  }

  private func results(_ text: String) throws -> [[String: Any]] {
    try #require(try run(text)["results"] as? [[String: Any]])
  }

  @Test("A log has the form of the standard", arguments: [false, true])
  func schema(hasBaseline: Bool) throws {
    let text = ReportSample.text(writer(RuleCatalog.all, hasBaseline: hasBaseline))
    #expect(try check.errors(in: text) == [])
    #expect(try SARIFConsistency.errors(in: text) == [])
    #expect(try check.errors(in: FindingSample.text(writer([]), [])) == [])
  }

  @Test("The logs of all files that rules are tested with have the form of the standard", .thorough)
  func files() throws {
    let checker = LayoutChecker()
    let folder = "Tests/Fixtures/Check"
    let names = try FileManager.default.subpathsOfDirectory(atPath: PackageFolder.path(folder))
      .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
    #expect(names.count > 50)
    var writer = writer(RuleCatalog.all)
    var summary = CheckSummary()
    var text = writer.start()
    for name in names {
      let data = try Data(PackageFolder.text("\(folder)/\(name)").utf8)
      let report = checker.report(on: try InterfaceFile(data: data, fileName: name))
      summary.add(report)
      text += writer.output(for: report)
    }
    text += writer.end(summary)
    #expect(try check.errors(in: text) == [])
    #expect(try SARIFConsistency.errors(in: text) == [])
    #expect(try results(text).count > 50)
  }

  @Test(
    "Logs of another form are found",
    arguments: [
      (#"{"version":"2.1.0"}"#, "$: 'runs' is missing"),
      (#"{"version":"2.0.0","runs":[]}"#, "$.version: '2.0.0' is none of the values"),
      (
        #"{"version":"2.1.0","runs":[{"tool":{"driver":{"name":"q"}},"results":[{"message":"#
          + #"{"text":""},"level":"info"}]}]}"#,
        "$.runs[0].results[0].level: 'info' is none of the values"
      ),
      (
        #"{"version":"2.1.0","runs":[{"tool":{"driver":{"name":"q"}},"results":[{"message":"#
          + #"{"text":""},"partialFingerprints":{"a":1}}]}]}"#,
        "$.runs[0].results[0].partialFingerprints.a: a number is not a string"
      ),
    ])
  func invalid(document: String, error: String) throws {
    #expect(try check.errors(in: document) == [error])
  }

  @Test(
    "Logs that contradict themselves are found",
    arguments: [
      (#""ruleId":"conflict","ruleIndex":0"#, #""ruleId":"conflict","ruleIndex":1"#, "3.27.6"),
      (#""suppressions":[]"#, #""unused":[]"#, "3.27.23"),
      (#""quoin/v1""#, #""quoin""#, "3.27.17"),
      (#""uri":"App/Main.storyboard""#, #""uri":"../Main.storyboard""#, "3.4.3"),
      (#""uri":"App/Main.storyboard""#, #""uri":"App/M n.storyboard""#, "3.4.3"),
      (#""endColumn":40"#, #""endColumn":6"#, "3.30.8"),
      (#""columnKind":"unicodeCodePoints","#, "", "3.14.17"),
    ])
  func contradictions(old: String, new: String, section: String) throws {
    let text = ReportSample.text(writer(ReportSample.rules))
    let start = try #require(text.range(of: old))
    let errors = try SARIFConsistency.errors(in: text.replacingCharacters(in: start, with: new))
    #expect(!errors.isEmpty)
    #expect(errors.allSatisfy { $0.hasPrefix(section) })
  }

  @Test("Results have the index of their rule, the level, the place and the fingerprint")
  func result() throws {
    let results = try results(ReportSample.text(writer(ReportSample.rules)))
    let first = try #require(results.first)
    #expect(first["ruleId"] as? String == "conflict")
    #expect(first["ruleIndex"] as? Int == 0)
    #expect(first["level"] as? String == "error")
    let physical =
      ((first["locations"] as? [[String: Any]])?.first?["physicalLocation"])
      as? [String: Any]
    #expect(
      physical?["artifactLocation"] as? [String: String]
        == ["uri": "App/Main.storyboard", "uriBaseId": "%SRCROOT%"])
    #expect(
      physical?["region"] as? [String: Int]
        == ["startLine": 3, "startColumn": 7, "endLine": 3, "endColumn": 40])
    #expect(
      first["partialFingerprints"] as? [String: String]
        == ["quoin/v1": ReportSample.reports[0].findings[0].fingerprint])
    #expect((first["relatedLocations"] as? [Any])?.count == 1)
    let levels = results.compactMap { $0["level"] as? String }
    #expect(levels == ["error", "warning", "warning", "warning", "note"])
  }

  @Test("Silenced findings and those of the baseline are marked")
  func marks() throws {
    let text = ReportSample.text(writer(ReportSample.rules, hasBaseline: true))
    let results = try results(text)
    let silenced = results.compactMap { $0["suppressions"] as? [[String: String]] }
    let review = ["kind": "inSource", "justification": "design review 12"]
    #expect(silenced == [[], [], [review], [], []])
    let states = results.compactMap { $0["baselineState"] as? String }
    #expect(states == ["new", "new", "new", "unchanged", "new"])
  }

  @Test("The edits that remove a finding are replacements of bytes")
  func fixes() throws {
    var finding = FindingSample.finding()
    finding.edits = [FileEdit(120..<127, "leading"), FileEdit(removing: 200..<210)]
    let text = FindingSample.text(writer([]), [FindingSample.report([finding])])
    #expect(try check.errors(in: text) == [])
    let fixes = try #require(try results(text).first?["fixes"] as? [[String: Any]])
    let changes = fixes.first?["artifactChanges"] as? [[String: Any]]
    let replacements = changes?.first?["replacements"] as? [[String: Any]]
    let regions = replacements?.compactMap { $0["deletedRegion"] as? [String: Int] }
    #expect(
      regions == [
        ["byteOffset": 120, "byteLength": 7], ["byteOffset": 200, "byteLength": 10],
      ])
    let contents = replacements?.map { ($0["insertedContent"] as? [String: String])?["text"] }
    #expect(contents == ["leading", nil])
  }

  @Test("The rules of the log have the pages of the catalog")
  func rules() throws {
    let run = try run(FindingSample.text(writer(RuleCatalog.all), []))
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = driver?["rules"] as? [[String: Any]] ?? []
    #expect(rules.compactMap { $0["id"] as? String } == RuleCatalog.all.map(\.id))
  }

  @Test(
    "Of more than 5,000 findings the most serious ones are kept, and a notification says so",
    .thorough)
  func limit() throws {
    let warnings = (0..<5_000).map { FindingSample.finding(object: "w\($0)") }
    let errors = (0..<10).map { FindingSample.finding(severity: .error, object: "e\($0)") }
    let text = FindingSample.text(
      writer([FindingSample.rule]), [FindingSample.report(warnings + errors)])
    #expect(try check.errors(in: text) == [])
    let levels = try results(text).compactMap { $0["level"] as? String }
    #expect(levels.count == 5_000)
    #expect(levels.count { $0 == "error" } == 10)
    let invocations = try run(text)["invocations"] as? [[String: Any]]
    let notifications = invocations?.first?["toolExecutionNotifications"] as? [[String: Any]]
    let message = notifications?.first?["message"] as? [String: Any]
    #expect((message?["text"] as? String)?.hasPrefix("10 of 5010 findings are left out") == true)
  }

  @Test(
    "Paths are URIs from the root; those elsewhere are absolute",
    arguments: [
      ("/repository/A B/ü,%.xib", "A%20B/%C3%BC%2C%25.xib"),
      ("/elsewhere/a.xib", "file:///elsewhere/a.xib"),
    ])
  func path(file: String, uri: String) throws {
    let report = FindingSample.report([FindingSample.finding(file: file)], file: file)
    let results = try results(FindingSample.text(writer([]), [report]))
    let location = (results.first?["locations"] as? [[String: Any]])?.first
    let physical = location?["physicalLocation"] as? [String: Any]
    #expect((physical?["artifactLocation"] as? [String: String])?["uri"] == uri)
  }
}
