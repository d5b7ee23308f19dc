// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import Testing

@testable import QuoinChecking

@Suite("The fixes that may change layouts") @MainActor
struct UnsafeFixTests {
  private static func fixture(_ rule: String, _ name: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(
      contentsOf: root.appendingPathComponent("Fixtures/Check/\(rule)/\(name)"), encoding: .utf8)
  }

  @Test("The constraint that a row's height breaks gets the priority 999, and nothing else changes")
  func encapsulatedHeight() throws {
    let text = try Self.fixture("encapsulated-height", "finds.storyboard")
    var configuration = CheckConfiguration()
    configuration.only = ["encapsulated-height"]
    let (fixed, result) = try FixSample.fixed(text, unsafe: true, configuration)
    #expect(result.fixes.map(\.rule) == ["encapsulated-height"])
    #expect(fixed.replacingOccurrences(of: #"priority="999" "#, with: "") == text)
    #expect(fixed.components(separatedBy: #"priority="999""#).count == 2)
    #expect(try FixSample.fixed(text, configuration).text == text)
  }

  @Test("One of two labels that compete for a width keeps the size of its text")
  func tie() throws {
    let text = try Self.fixture("hugging-tie", "finds.xib")
    let (fixed, result) = try FixSample.fixed(text, unsafe: true)
    #expect(result.fixes == [FixedFile.Fix(rule: "hugging-tie", object: "lbl-Aa-001")])
    #expect(fixed.contains(#"horizontalHuggingPriority="252""#))
    #expect(!result.report.findings.contains { $0.rule == "hugging-tie" })
    #expect(try FixSample.fixed(text).text == text)
  }

  @Test("A missing constraint is written into the file as the first fix of the finding says")
  func ambiguity() throws {
    let text = try Self.fixture("ambiguous-layout", "finds.xib")
    let (fixed, result) = try FixSample.fixed(text, unsafe: true)
    #expect(result.fixes == [FixedFile.Fix(rule: "ambiguous-layout", object: "lbl-Aa-001")])
    // The label is shown 16 points from the left edge.
    let line = #"<constraint firstItem="lbl-Aa-001" firstAttribute="leading" "#
    let new = Set(fixed.split(separator: "\n")).subtracting(text.split(separator: "\n"))
    #expect(new.count == 1)
    #expect(new.first?.contains(line) == true)
    #expect(!result.report.findings.contains { $0.rule == "ambiguous-layout" })
    #expect(try FixSample.fixed(text).text == text)
    #expect(try FixSample.fixed(fixed, unsafe: true).text == fixed)
  }

  @Test("A view without constraints gets the list for its first one")
  func emptyList() throws {
    let placing = FixSample.placing.split(separator: "\n").filter { !$0.contains("c-w") }
    let text = FixSample.xib(
      views: FixSample.view("box", FixSample.placedFrame),
      constraints: placing.joined(separator: "\n"))
    var configuration = CheckConfiguration()
    configuration.only = ["ambiguous-layout"]
    let (fixed, result) = try FixSample.fixed(text, unsafe: true, configuration)
    #expect(result.fixes == [FixedFile.Fix(rule: "ambiguous-layout", object: "box")])
    let lines = fixed.split(separator: "\n").map(String.init)
    let start = try #require(
      lines.firstIndex(of: "                    <constraints>"))
    #expect(
      lines[start + 1].hasPrefix(
        #"                        <constraint firstItem="box" firstAttribute="width" "#))
    #expect(lines[start + 2] == "                    </constraints>")
    #expect(!result.report.findings.contains { $0.rule == "ambiguous-layout" })
  }

  @Test("A constraint of other size classes is named as the cause, and no second one is written")
  func uninstalledConstraint() throws {
    let text = FixSample.xib(
      views: FixSample.view("box", FixSample.placedFrame), constraints: FixSample.placing
    ).replacingOccurrences(
      of: "            </constraints>",
      with: """
                    </constraints>
                    <variation key="default">
                        <mask key="constraints"><exclude reference="c-h"/></mask>
                    </variation>
                    <variation key="heightClass=compact">
                        <mask key="constraints"><include reference="c-h"/></mask>
                    </variation>
        """)
    var configuration = CheckConfiguration.default
    configuration.only = ["ambiguous-layout"]
    let findings = LayoutChecker(configuration).findings(in: try FixSample.file(text))
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.object == "box")
    #expect(finding.detail == "height")
    let cause = try #require(finding.explanation.first)
    #expect(cause.contains(".height == 50 (c-h, line "))
    #expect(cause.hasSuffix("is not installed for these size classes"))
    #expect(finding.fixes.count == 1)
    #expect(finding.fixes.first?.hasPrefix("install ") == true)
    #expect(try FixSample.fixed(text, unsafe: true, configuration).text == text)
  }
}
