// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import LongTests
import Testing

/// The results of a search that takes more steps than it should.
@LongTests @Suite("Searches that run out of steps")
struct StepLimitTests {
  @Test("Bland's rule takes over and reaches the same costs", arguments: [0, 1, 3])
  func blandTakesOver(stepLimit: Int) {
    for seed in 1...300 as ClosedRange<UInt64> {
      var sample = QuantitySample(seed: seed)
      let expected = sample.leastCosts() ?? []
      let costs = sample.leastCosts(stepLimit: stepLimit) ?? []
      let isEqual =
        costs.count == expected.count
        && zip(costs, expected).allSatisfy { abs($0 - $1) <= 1e-6 * max(1, abs($1)) }
      #expect(isEqual, "seed \(seed): \(costs) instead of \(expected)")
    }
  }
}
