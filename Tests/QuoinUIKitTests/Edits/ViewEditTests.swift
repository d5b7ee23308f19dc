// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@MainActor @Suite("Sequences of edits of views") struct ViewEditTests {
  @Test(
    "Views that were edited have the frames of views that were told the outcome at once",
    arguments: 0..<10)
  func editedAgreesWithFresh(block: UInt64) {
    for seed in block * 15..<(block + 1) * 15 {
      var session = ViewEditSession(seed: seed)
      for step in 0..<5 {
        session.edit()
        let difference = session.differenceFromFresh()
        #expect(difference == nil, "seed \(seed), step \(step): \(session.log)")
        guard difference == nil else { break }
      }
    }
  }
}
