// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation
import QuoinChecking

/// The review of all files of some folders.
@MainActor package struct FixtureReview {
  package private(set) var counts: [String: Int] = [:]
  package private(set) var verdicts: [FindingVerdict: Int] = [:]
  package private(set) var reasons: [FlagReview.Reason: Int] = [:]
  /// The findings without a proof, and the marks without a finding or a reason, a line each.
  package private(set) var open: [String] = []

  package init() {}

  /// Adds a file.
  package mutating func add(_ data: Data, named name: String) throws {
    guard let review = try FileReview(data, named: name) else { return }
    for finding in review.findings {
      counts["\(finding.rule)\t\(finding.severity.rawValue)", default: 0] += 1
    }
    for judged in review.judged {
      verdicts[judged.verdict, default: 0] += 1
      let line =
        "\(name)\t\(judged.finding.rule)\t\(judged.finding.object)\t\(judged.finding.detail)"
      print("\(judged.verdict.rawValue)\t\(line)\t\(judged.reason)")
      if judged.verdict == .open { open.append(line) }
    }
    for flag in review.flags {
      reasons[flag.reason, default: 0] += 1
      if flag.reason != .found { print("flag: \(flag.reason.rawValue)\t\(name)\t\(flag.view)") }
      if flag.reason == .open { open.append("\(name)\tflag\t\(flag.view)\t") }
    }
  }

  /// Reviews all files of some folders and prints the counts.
  ///
  /// - Returns: 0 when nothing is open.
  package static func run(folders: [String]) -> Int32 {
    var review = FixtureReview()
    for folder in folders {
      let names = (FileManager.default.enumerator(atPath: folder) ?? .init())
        .compactMap { $0 as? String }.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
      for name in names.sorted() {
        guard let data = FileManager.default.contents(atPath: folder + "/" + name) else { continue }
        do { try review.add(data, named: name) } catch { print("not read\t\(name)\t\(error)") }
      }
    }
    for (rule, count) in review.counts.sorted(by: { $0.key < $1.key }) { print("\(rule)\t\(count)") }
    for verdict in FindingVerdict.allCases {
      print("\(verdict.rawValue): \(review.verdicts[verdict] ?? 0)")
    }
    for reason in FlagReview.Reason.allCases {
      print("flags, \(reason.rawValue): \(review.reasons[reason] ?? 0)")
    }
    return review.open.isEmpty ? 0 : 1
  }
}
