// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import QuoinSolver

/// The search for conflicts by certificates against the one by tests alone, and the memory of
/// conflicts against searching again.
///
/// The environment variable `QUOIN_CONFLICT_COUNT` says how many systems there are.
@Suite("Conflict search")
struct ConflictSearchTests {
  private static let batches = 4
  private static let count =
    ProcessInfo.processInfo.environment["QUOIN_CONFLICT_COUNT"].flatMap { Int($0) } ?? 80

  @Test("Certificates lead to the conflicts that tests find", arguments: 0..<batches)
  func agreement(batch: Int) throws {
    var conflictCount = 0
    for seed in stride(from: batch, to: Self.count, by: Self.batches) {
      var system = try ConflictSystem(seed: UInt64(seed))
      system.engine.solve()
      let expected = QuickXplainSearch.conflicts(system.engine.system)
      #expect(system.engine.solution.conflicts == expected, "seed \(seed)")
      conflictCount += expected.count
    }
    #expect(conflictCount > 0)
  }

  @Test("Conflicts that are followed are those that are found anew", arguments: 0..<batches)
  func following(batch: Int) throws {
    var followed = 0
    for seed in stride(from: batch, to: Self.count / 2, by: Self.batches) {
      var system = try ConflictSystem(seed: UInt64(seed))
      system.engine.solve()
      for step in 0..<6 {
        try system.edit()
        if !system.engine.solution.conflicts.isEmpty, system.engine.state.isFollowing {
          followed += 1
        }
        system.engine.solve()
        let fresh = system.engine.fresh()
        #expect(
          system.engine.solution.conflicts == fresh.solution.conflicts, "seed \(seed), step \(step)"
        )
        for (value, expected) in zip(system.engine.solution.values, fresh.solution.values) {
          #expect(isClose(value, expected), "seed \(seed), step \(step)")
        }
      }
    }
    #expect(followed > 0)
  }
}
