// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation
import QuoinChecking
import QuoinInterfaceBuilder

/// The review of the findings on many files.
@MainActor package struct FixtureReview {
  /// A finding or a mark without a proof.
  package struct Open: Hashable {
    package var file: String
    /// The rule, or `flag`.
    package var rule: String
    package var object: String
    package var detail: String

    package init(file: String, rule: String, object: String, detail: String) {
      self.file = file
      self.rule = rule
      self.object = object
      self.detail = detail
    }
  }

  /// The number of findings, by rule and severity.
  package private(set) var counts = FindingCounts()
  package private(set) var verdicts: [FindingVerdict: Int] = [:]
  package private(set) var reasons: [FlagReview.Reason: Int] = [:]
  package private(set) var open: [Open] = []

  package init() {}

  /// Adds a file. One that cannot be read has no findings.
  ///
  /// - Parameter report: Gets a line for each warning and error, and for each mark without a finding.
  package mutating func add(
    _ data: Data, named name: String, report: (String) -> Void = { _ in }
  ) {
    let review: FileReview?
    do { review = try FileReview(data, named: name) } catch {
      report("not read\t\(name)\t\(error)")
      return
    }
    guard let review else { return }
    for finding in review.findings { counts.add(finding) }
    for judged in review.judged {
      let finding = judged.finding
      verdicts[judged.verdict, default: 0] += 1
      report(
        [
          judged.verdict.rawValue, name, finding.rule, finding.object, finding.detail,
          judged.reason,
        ]
        .joined(separator: "\t"))
      guard judged.verdict == .open else { continue }
      open.append(
        Open(file: name, rule: finding.rule, object: finding.object, detail: finding.detail))
    }
    for flag in review.flags {
      reasons[flag.reason, default: 0] += 1
      if flag.reason != .found { report("flag, \(flag.reason.rawValue)\t\(name)\t\(flag.view)") }
      guard flag.reason == .open else { continue }
      open.append(Open(file: name, rule: "flag", object: flag.view, detail: ""))
    }
  }
}

extension FixtureReview {
  /// Reviews files, and prints what is known of each finding and the counts.
  ///
  /// - Parameter tables: The folder of the stored tables.
  /// - Returns: Whether each finding has a proof or an accepted reason, and the counts are the stored
  ///   ones.
  package static func run(_ files: ReviewedFiles, tables: String) throws -> Bool {
    var review = FixtureReview()
    for file in files { review.add(file.data, named: file.name) { print($0) } }
    let accepted = try AcceptedFindings(contentsOf: tables + "/check-accepted.tsv")
    let stored = try String(contentsOfFile: tables + "/check-counts.tsv", encoding: .utf8)
    let problems =
      accepted.problems(with: review.open)
      + (review.counts.table == stored
        ? [] : ["the counts by rule are not those of check-counts.tsv:\n\(review.counts.table)"])
    for verdict in FindingVerdict.allCases {
      print("findings, \(verdict.rawValue): \(review.verdicts[verdict] ?? 0)")
    }
    for reason in FlagReview.Reason.allCases {
      print("flags, \(reason.rawValue): \(review.reasons[reason] ?? 0)")
    }
    for problem in problems { print("error: \(problem)") }
    return problems.isEmpty
  }
}
