// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import LongTests
import QuoinDiagnostics
import QuoinLayout
import Testing

/// Random systems of differences, whose dimension shortest paths decide with whole numbers.
@LongTests @Suite("Random degrees of freedom") struct RandomDegreeTests {
  private static let count = SystemCount.given(by: "QUOIN_CONFLICTS", usual: 15)

  private func horizontal(_ engine: LayoutEngine) -> [DegreeOfFreedom] {
    engine.degreesOfFreedom().filter { $0.driver.coordinate.axis == .horizontal }
  }

  @Test("There are as many degrees of freedom as the feasible layouts have dimensions")
  func dimension() throws {
    var open = 0
    for seed in 0..<Self.count {
      var generator = SeededGenerator(state: UInt64(seed))
      let system = try DifferenceSystem(&generator, most: 6)
      let engine = system.fixture.engine
      let broken = Set(engine.conflicts.map(\.broken))
      let expected = system.dimension(without: broken)
      if expected > 0 { open += 1 }
      #expect(horizontal(engine).count == expected, "seed \(seed)")
    }
    #expect(open > 0)
  }

  @Test("A fix for each degree, one after the other, leaves none")
  func fixes() throws {
    var fixed = 0
    for seed in 0..<Self.count / 3 {
      var generator = SeededGenerator(state: UInt64(seed))
      var engine = try DifferenceSystem(&generator, most: 6).fixture.engine
      let broken = engine.conflicts.count
      while let degree = horizontal(engine).first {
        let count = horizontal(engine).count
        let fix = try #require(engine.fixes(for: degree, limit: 1).first, "seed \(seed)")
        fixed += 1
        try engine.apply(fix.edit)
        engine.layout()
        try #require(horizontal(engine).count < count, "seed \(seed)")
        try #require(engine.conflicts.count <= broken, "seed \(seed)")
      }
    }
    #expect(fixed > 0)
  }
}
