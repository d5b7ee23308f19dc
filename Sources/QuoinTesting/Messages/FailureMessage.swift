// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinChecking

/// The text of the issue that a call of `expectLayout` records.
@MainActor struct FailureMessage {
  let text: String

  /// The column, from 0, at which the location begins in the first line.
  private static let locationColumn = 93

  init(
    _ subject: String, _ problems: ProblemGroups, of expectations: [LayoutExpectation],
    at location: IssueLocation, pictures: String?
  ) {
    let layouts = problems.cells.count
    let words =
      "✘ \(subject): \(Self.count(problems.expectationCount, "expectation")) failed in "
      + "\(problems.failingCount) of \(Self.count(layouts, "layout"))"
    let gap = String(repeating: " ", count: max(2, Self.locationColumn - words.count))
    var lines = [words + gap + location.text]
    for group in problems.sorted(by: expectations) {
      lines += Self.lines(of: group, among: problems.cells)
    }
    if let pictures { lines.append("  pictures: \(pictures)") }
    text = lines.joined(separator: "\n")
  }

  private static func lines(of group: ProblemGroup, among cells: [LayoutCell]) -> [String] {
    ["  \(group.expectation): \(group.message)"]
      + ["    first in: \(firstLayout(of: group, among: cells))"]
      + group.details.map { "    \($0)" }
  }

  /// Returns the first layout of a group with the number of all, such as `iPhone SE, AX1 (2
  /// layouts, all with AX1)`.
  private static func firstLayout(of group: ProblemGroup, among cells: [LayoutCell]) -> String {
    guard let first = group.cells.first else { return "" }
    guard group.cells.count > 1 else { return first.name }
    let shared = SharedValues(of: group.cells, among: cells).names
    let values = shared.isEmpty ? "" : ", all with \(shared.joined(separator: " and "))"
    let isAll = group.cells.count == cells.count
    return "\(first.name) (\(isAll ? "all " : "")\(group.cells.count) layouts\(values))"
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
