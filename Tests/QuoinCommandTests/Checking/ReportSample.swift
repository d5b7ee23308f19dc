// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

@testable import QuoinChecking

/// A run with findings of each severity, a silenced one, one of a baseline, a clean file, and a file
/// that could not be read. The stored samples in Tests/Fixtures/CheckReports are about it.
enum ReportSample {
  static let conflict = LayoutRule("conflict", "Required constraints that cannot all hold", .error)
  static let misplaced = LayoutRule("misplaced-view", "A stored frame differs", .info)
  static let rules = [conflict, FindingSample.rule, misplaced]

  static var reports: [FileReport] {
    var first = FindingSample.finding(
      "16 + 400 + 16 = 432, 100% \"too\" wide", severity: .error, rule: conflict, object: "a-1")
    first.explanation = ["UILabel a.width == 400  <- broken"]
    first.fixes = ["priority 1000 -> 999"]
    first.related = [
      RelatedLocation(
        object: "c-9", text: "width == 400",
        location: FindingLocation(line: 9, column: 5, endLine: 10, endColumn: 3))
    ]
    let second = FindingSample.finding("is cut off", object: "b-2")
    var third = FindingSample.finding("is elsewhere", severity: .info, rule: misplaced)
    third.location = nil
    var silenced = FindingSample.finding("is cut off", object: "d-4")
    silenced.suppression = "design review 12"
    var known = FindingSample.finding("is cut off", file: "b,c.xib", object: "e-5")
    known.isInBaseline = true
    var report = FindingSample.report([first, second, third, silenced])
    var other = FindingSample.report([known], file: "b,c.xib")
    var clean = FindingSample.report([], file: "clean.xib")
    report.rules = rules.map(\.id)
    other.rules = rules.map(\.id)
    clean.rules = ["conflict"]
    return [report, other, clean]
  }

  static let failure = FileFailure(
    file: "no/d.xib", line: 2, column: 5, code: "malformed-file", message: "The file ends early.")

  static func text(_ writer: some ReportWriter) -> String {
    FindingSample.text(writer, reports, failures: [failure])
  }
}
