// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import LongTests
import QuoinDiagnostics
import QuoinLayout
import Testing

/// Random systems against an exact oracle. `QUOIN_CONFLICTS=10000` sets their number.
@LongTests @Suite("Random conflict groups") struct RandomConflictTests {
  private static let count = SystemCount.given(by: "QUOIN_CONFLICTS", usual: 40)

  private func forEachSystem(_ body: (inout DifferenceSystem, Int) throws -> Void) throws {
    var conflicts = 0
    for seed in 0..<Self.count {
      var generator = SeededGenerator(state: UInt64(seed))
      var system = try DifferenceSystem(&generator, most: 8)
      if !system.fixture.engine.conflicts.isEmpty { conflicts += 1 }
      try body(&system, seed)
    }
    #expect(conflicts * 4 > Self.count)
  }

  @Test("Every set is infeasible, every proper subset is feasible, and complete groups have all")
  func sets() throws {
    var completeCount = 0
    try forEachSystem { system, seed in
      let groups = system.fixture.engine.conflictGroups(limit: 100, milliseconds: 10_000)
      for group in groups {
        for set in group.sets {
          #expect(!system.canHold(set.members), "seed \(seed)")
          for member in set.members {
            #expect(system.canHold(set.members.filter { $0 != member }), "seed \(seed)")
          }
          #expect(system.fixture.engine.certificate(of: set) != nil, "seed \(seed)")
        }
      }
      guard groups.count == 1, let group = groups.first, group.isComplete else { return }
      completeCount += 1
      let found = Set(group.sets.map { Set($0.members).intersection(system.constraints) })
      #expect(found == system.allSets(), "seed \(seed)")
      for correction in group.correctionSets {
        let rest = system.rows.keys.filter { !correction.contains($0) }
        #expect(system.canHold(rest), "seed \(seed)")
        for member in correction { #expect(!system.canHold(rest + [member]), "seed \(seed)") }
      }
    }
    #expect(completeCount > 0)
  }

  @Test("The sets of larger groups are all that there are")
  func largerSets() throws {
    var completeCount = 0
    for seed in 0..<6 {
      var generator = SeededGenerator(state: UInt64(1_000 + seed))
      // With the size of the root and the signs of sizes there are up to 14 rows.
      let system = try DifferenceSystem(&generator, most: 10)
      let groups = system.fixture.engine.conflictGroups(limit: 100, milliseconds: 60_000)
      let found = Set(
        groups.flatMap(\.sets).map { Set($0.members).intersection(system.constraints) })
      let all = system.allSets()
      #expect(found.isSubset(of: all), "seed \(seed)")
      guard groups.count == 1, groups[0].isComplete else { continue }
      completeCount += 1
      #expect(found == all, "seed \(seed)")
    }
    #expect(completeCount > 0)
  }

  @Test("Every fix does what it claims when its edit is applied", .thorough)
  func fixes() throws {
    try forEachSystem { system, seed in
      let engine = system.fixture.engine
      for group in engine.conflictGroups() {
        let broken = Set(group.broken)
        for fix in engine.fixes(for: group) {
          var copy = engine
          try copy.apply(fix.edit)
          copy.layout()
          let left = copy.conflicts.count { broken.contains($0.broken) }
          #expect(broken.count - left == fix.solves, "seed \(seed), \(fix.edit)")
          let isOther = copy.conflicts.count { conflict in
            !engine.conflicts.contains { $0.broken == conflict.broken }
          }
          #expect(isOther == fix.newConflicts, "seed \(seed), \(fix.edit)")
        }
      }
    }
  }

  @Test("Printed sums are right when their printed numbers are added as decimals")
  func sums() throws {
    var sumCount = 0
    try forEachSystem { system, seed in
      let engine = system.fixture.engine
      for group in engine.conflictGroups() {
        let sentence = ConflictGroupDescription(
          group, in: engine, names: system.fixture.layoutNames, fixLimit: 0
        ).sentences[0]
        let start = sentence.components(separatedBy: ", but")[0]
        guard let equals = start.range(of: " = ") else { continue }
        var sum = Decimal(0)
        var sign = Decimal(1)
        for word in start[..<equals.lowerBound].split(separator: " ") {
          if word == "-" { sign = -1 }
          if word == "+" { sign = 1 }
          if let number = Decimal(string: String(word)), word != "-", word != "+" {
            sum += sign * number
          }
        }
        sumCount += 1
        #expect(sum == Decimal(string: String(start[equals.upperBound...])), "seed \(seed)")
      }
    }
    #expect(sumCount > 0)
  }
}
