// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import CheckReview
import Testing

/// Faults that are planted into the project's own files. `Utils/check-findings` plants 2,000, into
/// files of public projects too.
@MainActor @Suite("Planted faults") struct PlantedFaultTests {
  @Test("Checks name at least 99 of 100 planted faults", arguments: [UInt64(1), 2])
  func recall(seed: UInt64) throws {
    let review = try RecallReview(
      40, into: ReviewedFiles(folders: ReviewFolders.own), seed: seed)
    #expect(review.missed == [])
    for kind in FaultKind.allCases { #expect((review.planted[kind] ?? 0) > 0) }
  }

  @Test("Equal seeds plant equal faults")
  func determinism() throws {
    func planted() throws -> RecallReview {
      try RecallReview(20, into: ReviewedFiles(folders: ReviewFolders.own), seed: 7)
    }
    let (first, second) = (try planted(), try planted())
    #expect(first.changes == second.changes)
    #expect(!first.changes.isEmpty)
  }
}
