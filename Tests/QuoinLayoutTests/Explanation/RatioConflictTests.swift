// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import LongTests
import QuoinDiagnostics
import QuoinLayout
import Testing

/// Random layouts on both axes, with ratios, against exact arithmetic. `QUOIN_CONFLICTS=10000` sets
/// their number.
@LongTests @Suite("Random conflicts with ratios") struct RatioConflictTests {
  private static let count = SystemCount.given(by: "QUOIN_CONFLICTS", usual: 15)

  private func forEachSystem(_ body: (RatioSystem, String) throws -> Void) throws {
    for seed in 0..<Self.count {
      var generator = SeededGenerator(state: UInt64(seed))
      try body(try RatioSystem(&generator), "seed \(seed)")
    }
  }

  @Test("Every set is infeasible, and every proper subset is feasible")
  func sets() throws {
    var setCount = 0
    try forEachSystem { system, seed in
      let groups = system.fixture.engine.conflictGroups(limit: 20, milliseconds: 10_000)
      #expect(system.canHold(system.required) == groups.isEmpty, "\(seed)")
      for set in groups.flatMap(\.sets) {
        setCount += 1
        #expect(!system.canHold(set.members), "\(seed)")
        for member in set.members {
          #expect(system.canHold(set.members.filter { $0 != member }), "\(seed)")
        }
      }
    }
    #expect(setCount * 4 > Self.count)
  }

  @Test("What is broken cannot hold with the rest, and the rest can hold, before and after a fix")
  func fixes() throws {
    var fixCount = 0
    try forEachSystem { system, seed in
      try expectConflictsAreTrue(in: system, seed)
      let engine = system.fixture.engine
      for group in engine.conflictGroups() {
        for fix in engine.fixes(for: group) {
          fixCount += 1
          var changed = system
          try changed.apply(fix.edit)
          let name = "\(seed), \(fix.edit)"
          try expectConflictsAreTrue(in: changed, name)
          let left = Set(changed.fixture.engine.conflicts.map(\.broken))
          #expect(Set(group.broken).subtracting(left).count == fix.solves, "\(name)")
          let before = Set(engine.conflicts.map(\.broken))
          #expect(left.subtracting(before).count == fix.newConflicts, "\(name)")
        }
      }
    }
    #expect(fixCount * 2 > Self.count)
  }

  private func expectConflictsAreTrue(in system: RatioSystem, _ name: String) throws {
    let broken = system.fixture.engine.conflicts.map(\.broken)
    let kept = system.required.filter { !broken.contains($0) }
    #expect(system.canHold(kept), "\(name)")
    for requirement in broken { #expect(!system.canHold(kept + [requirement]), "\(name)") }
  }

  @Test("A fix for each degree of freedom leaves nothing ambiguous")
  func degrees() throws {
    var determined = 0
    try forEachSystem { system, seed in
      var engine = system.fixture.engine
      guard engine.conflicts.isEmpty else { return }
      var degrees = engine.degreesOfFreedom()
      while let degree = degrees.first {
        let fix = try #require(engine.fixes(for: degree, limit: 1).first, "\(seed)")
        try engine.apply(fix.edit)
        engine.layout()
        let left = engine.degreesOfFreedom()
        #expect(engine.conflicts.isEmpty, "\(seed), \(fix.edit)")
        #expect(left.count == degrees.count - fix.solves, "\(seed), \(fix.edit)")
        try #require(left.count < degrees.count, "\(seed), \(fix.edit)")
        degrees = left
      }
      #expect(engine.ambiguities().isEmpty, "\(seed)")
      determined += 1
    }
    #expect(determined * 4 > Self.count)
  }
}
