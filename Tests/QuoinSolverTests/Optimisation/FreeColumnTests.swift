// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import LongTests
import Testing

/// Columns without bounds are replaced by rows before the search.
@LongTests @Suite("Columns without bounds")
struct FreeColumnTests {
  @Test("A search without them leads to the same costs as one with far limits on them")
  func costs() {
    let seedCount = ThoroughTests.areWanted ? 1000 : 300
    var freeColumns = 0
    for seed in 1...UInt64(seedCount) {
      var sample = QuantitySample(seed: seed)
      var limited = QuantitySample(seed: seed, limitsFreeColumns: true)
      freeColumns += sample.freeColumnCount
      let costs = (sample.leastCosts(settlesRows: false) ?? [.nan]).filter { $0 > 1e-6 }
      let expected = (limited.leastCosts(settlesRows: false) ?? []).filter { $0 > 1e-6 }
      let isEqual =
        costs.count == expected.count
        && zip(costs, expected).allSatisfy { abs($0 - $1) <= 1e-6 * max(1, abs($1)) }
      #expect(isEqual, "seed \(seed): \(costs) instead of \(expected)")
    }
    #expect(freeColumns > seedCount)
  }
}
