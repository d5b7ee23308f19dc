// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The findings and marks that stand without a proof, each with its reason.
package struct AcceptedFindings {
  /// The most there may be.
  package static let limit = 20

  private let reasons: [FixtureReview.Open: String]

  /// Reads a table: the file, the rule or `flag`, the object, the detail and the reason, separated by
  /// tabs. The first line has the names of the columns.
  package init(contentsOf path: String) throws {
    var reasons: [FixtureReview.Open: String] = [:]
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").dropFirst()
    {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count == 5 else { continue }
      let open = FixtureReview.Open(
        file: columns[0], rule: columns[1], object: columns[2], detail: columns[3])
      reasons[open] = columns[4]
    }
    self.reasons = reasons
  }

  /// The errors in the open findings, or in the table.
  ///
  /// - Parameter isComplete: Whether all files were reviewed, so that each entry is to be used.
  package func problems(with open: [FixtureReview.Open], isComplete: Bool = true) -> [String] {
    var problems = open.filter { (reasons[$0] ?? "").isEmpty }.map {
      "neither proved nor accepted: \($0.file) \($0.rule) \($0.object) \($0.detail)"
    }
    if reasons.count > Self.limit {
      problems.append("\(reasons.count) accepted findings, more than \(Self.limit)")
    }
    if isComplete {
      problems += Set(reasons.keys).subtracting(open).map {
        "accepted, and not found or proved now: \($0.file) \($0.rule) \($0.object)"
      }.sorted()
    }
    return problems
  }
}
