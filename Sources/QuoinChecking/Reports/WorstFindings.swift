// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The first findings of each severity, and how many there are of each.
///
/// It holds a limited number of findings, however many files are checked.
struct WorstFindings {
  private let capacity: Int
  private var lists: [LayoutSeverity: [LayoutFinding]] = [:]
  private var counts: [LayoutSeverity: Int] = [:]

  /// - Parameter capacity: The maximum number of findings of each severity that are kept.
  init(capacity: Int) { self.capacity = capacity }

  mutating func add(_ finding: LayoutFinding) {
    counts[finding.severity, default: 0] += 1
    guard counts[finding.severity, default: 0] <= capacity else { return }
    lists[finding.severity, default: []].append(finding)
  }

  /// The number of all findings of a severity.
  func count(_ severity: LayoutSeverity) -> Int { counts[severity] ?? 0 }

  /// The number of all findings.
  var count: Int { counts.values.reduce(0, +) }

  /// The first findings of a severity, in the order in which they were added.
  func first(_ severity: LayoutSeverity) -> [LayoutFinding] { lists[severity] ?? [] }

  /// The findings that are kept, the most serious first.
  var all: [LayoutFinding] {
    LayoutSeverity.allCases.sorted(by: >).flatMap(first)
  }
}
