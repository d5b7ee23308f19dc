// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import CheckReview
import Foundation
import LongTests
import Testing

/// Warnings and errors on files of public projects.
///
/// A debug build reviews a sample; `Utils/check-findings` reviews all files in a release build, and
/// compares the counts by rule with `Tests/Fixtures/check-counts.tsv`.
@MainActor @Suite("Findings on real files") struct FixtureReviewTests {
  @Test(
    "Each warning and error is confirmed by a flag of Xcode, proved or accepted with a reason",
    .thorough,
    .enabled(
      if: !ReviewFolders.fixtures.isEmpty,
      "Findings on real files are not reviewed: ../shared/fixtures is not there."))
  func sample() throws {
    var review = FixtureReview()
    let ambiguous = Data("ambiguous=\"YES\"".utf8)
    for (index, file) in ReviewedFiles(folders: ReviewFolders.fixtures).enumerated() {
      // Large files take most of the time.
      let isSmall = file.data.count < 20_000
      let isMarked = file.data.range(of: ambiguous) != nil
      guard isSmall, isMarked || index % 64 == 0 else { continue }
      review.add(file.data, named: file.name)
    }
    let accepted = try AcceptedFindings(contentsOf: ReviewFolders.acceptedTable)
    #expect(accepted.problems(with: review.open, isComplete: false) == [])
    #expect((review.verdicts[.flagged] ?? 0) > 0)
    #expect((review.reasons[.stale] ?? 0) > 0)
  }

  @Test("A finding that is neither proved nor accepted is a problem")
  func unproved() throws {
    let accepted = try AcceptedFindings(contentsOf: ReviewFolders.acceptedTable)
    let open = FixtureReview.Open(
      file: "A.xib", rule: "conflict", object: "box", detail: "c-w c-x")
    #expect(
      accepted.problems(with: [open], isComplete: false)
        == ["neither proved nor accepted: A.xib conflict box c-w c-x"])
  }
}
