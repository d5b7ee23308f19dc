// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinChecking

/// The number of findings by rule and severity.
package struct FindingCounts {
  private struct Key: Hashable, Comparable {
    var rule: String
    var severity: String

    static func < (left: Key, right: Key) -> Bool {
      (left.rule, left.severity) < (right.rule, right.severity)
    }
  }

  private var counts: [Key: Int] = [:]

  mutating func add(_ finding: LayoutFinding) {
    counts[Key(rule: finding.rule, severity: finding.severity.rawValue), default: 0] += 1
  }

  /// A line for each rule and severity, after one with the names of the columns.
  package var table: String {
    (["rule\tseverity\tfindings"]
      + counts.sorted { $0.key < $1.key }.map { "\($0.key.rule)\t\($0.key.severity)\t\($0.value)" })
      .joined(separator: "\n") + "\n"
  }
}
