// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import CheckReview
import LongTests
import Testing

/// Faults that are planted into the project's own files. `Utils/check-findings` plants 2,000, into
/// files of public projects too.
@MainActor @Suite("Planted faults") struct PlantedFaultTests {
  @Test("Checks name the planted faults, and equal seeds plant equal ones", .thorough)
  func recall() throws {
    let files = ReviewedFiles(folders: ReviewFolders.own)
    let review = try RecallReview(40, into: files, seed: 1)
    #expect(review.missed == [])
    for kind in FaultKind.allCases { #expect((review.planted[kind] ?? 0) > 0) }
    let again = try RecallReview(40, into: files, seed: 1)
    #expect(again.changes == review.changes)
  }
}
