// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking
import Testing

@testable import quoin

/// The documentation of `quoin check` has the output of the command and the rules of the catalog.
@MainActor @Suite struct CheckDocumentationTests {
  /// Expects that a text is between two comments of a page. With `QUOIN_UPDATE=1` the page is written
  /// instead.
  private func expect(_ text: String, in page: String, between name: String) throws {
    let content = try PackageFolder.text(page)
    let (begin, end) = ("<!-- \(name) -->\n", "<!-- end of \(name) -->")
    let first = try #require(content.range(of: begin))
    let last = try #require(content.range(of: end))
    let updated =
      content[..<first.upperBound] + "\n" + text + "\n" + content[last.lowerBound...]
    try PackageFolder.expect(String(updated), isStoredIn: page)
  }

  /// The output about the example with a conflict.
  private func sample(_ change: (inout CheckRequest) -> Void = { _ in }) -> String {
    let name = "Examples/Conflict.storyboard"
    let transcript = CheckTranscript([PackageFolder.path(name)]) {
      $0.reports = [ReportTarget(writer: TextReport(), destination: .standardOutput)]
      change(&$0)
    }
    let output = transcript.output.replacing(PackageFolder.path(name), with: name)
    return "```text\n$ quoin check \(name)\n\(output)```\n"
  }

  @Test("The page shows the output about the conflict")
  func output() throws {
    try expect(sample(), in: "Documentation/Checking.md", between: "sample")
  }

  @Test("The table of rules is that of the catalog")
  func rules() throws {
    let rows = RuleCatalog.all.map { rule in
      let raises = LayoutRule.Raise.allCases.filter(rule.raises.contains).map { raise in
        raise == .matrix ? "`--matrix`" : "`\(raise.rawValue)`"
      }
      let raised = rule.raisedSeverity == .warning ? "" : " (\(rule.raisedSeverity.rawValue))"
      return "| [`\(rule.id)`](Rules/\(rule.id).md) | \(rule.defaultSeverity.rawValue) | "
        + "\(raises.joined(separator: ", "))\(raised) | \(rule.summary) |\n"
    }
    let head = "| rule | severity | raised by | finds |\n| --- | --- | --- | --- |\n"
    try expect(head + rows.joined(), in: "Documentation/Checking.md", between: "rules")
  }

  @Test("The page names each format, preset, set and axis of a matrix, and exit code")
  func words() throws {
    let page = try PackageFolder.text("Documentation/Checking.md")
    let words =
      ReportFormat.allCases.map(\.rawValue) + CheckPreset.allCases.map(\.rawValue)
      + LayoutMatrix.namedSets.map(\.name) + MatrixAxis.allCases.map(\.rawValue)
    for word in words { #expect(page.contains("| `\(word)` |"), "\(word)") }
    for code in [0, 1, 2, 64] { #expect(page.contains("\n| \(code) | ")) }
  }

  @Test("The configuration of the page can be read")
  func configuration() throws {
    let page = try PackageFolder.text("Documentation/Checking.md")
    let block = try #require(page.components(separatedBy: "```json5\n").dropFirst().first)
    let text = try #require(block.components(separatedBy: "```").first)
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = try folder.add(".quoin.json", text)
    let layer = try ConfigurationFile.layer(at: path, rules: RuleCatalog.all)
    #expect(layer.rules.count == 2)
    #expect(layer.overrides.count == 1)
  }

  @Test("The hook for pre-commit runs the command on the files that it reads")
  func hook() throws {
    let hook = try PackageFolder.text(".pre-commit-hooks.yaml")
    #expect(hook.contains("  entry: Utils/run-quoin check\n"))
    #expect(hook.contains("  files: \\.(storyboard|xib)$\n"))
  }
}
