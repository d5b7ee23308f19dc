// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import LongTests
import Testing

@testable import QuoinSolver

/// The search for conflicts by certificates, compared with the search by tests alone, and conflicts
/// after incremental solves, compared with those of new solvers.
@LongTests @Suite("Conflict search")
struct ConflictSearchTests {
  nonisolated private static let batches = 4
  nonisolated private static let count = 16

  @Test("Certificates lead to the conflicts that tests find", arguments: 0..<batches)
  func agreement(batch: Int) throws {
    var conflictCount = 0
    for seed in stride(from: batch, to: Self.count, by: Self.batches) {
      let system = try ConflictSystem(seed: UInt64(seed))
      system.engine.solve()
      let expected = QuickXplainSearch.conflicts(system.engine.system)
      #expect(system.engine.solution.conflicts == expected, "seed \(seed)")
      conflictCount += expected.count
    }
    #expect(conflictCount > 0)
  }

  @Test(
    "Conflicts after incremental solves are those that a new solver finds", arguments: 0..<batches)
  func incremental(batch: Int) throws {
    var incrementalCount = 0
    for seed in stride(from: batch, to: Self.count / 2, by: Self.batches) {
      var system = try ConflictSystem(seed: UInt64(seed))
      system.engine.solve()
      for step in 0..<6 {
        try system.edit()
        if !system.engine.solution.conflicts.isEmpty, system.engine.state.isIncremental {
          incrementalCount += 1
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
    #expect(incrementalCount > 0)
  }

  @Test(
    "Prices lead to the inequalities of a conflict"
  )
  func prices() throws {
    var solver = LinearSolver()
    let root = try solver.addInput(100)
    var total = [LinearTerm(-1, root)]
    for _ in 0..<5 {
      let size = solver.addVariable(role: .size, isNonNegative: true)
      _ = try solver.addConstraint([LinearTerm(size)], .greaterThanOrEqual, 60)
      total.append(LinearTerm(size))
    }
    _ = try solver.addConstraint(total, .lessThanOrEqual, 0)
    solver.solve()
    // 0 + 0 + 0 + 0 + 60 fits, 0 + 0 + 0 + 60 + 60 does not: three signs and two least widths,
    // with the total and the input.
    #expect(solver.conflicts.map(\.members.count) == [7])
  }
}
