// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

/// A generator with a seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

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
