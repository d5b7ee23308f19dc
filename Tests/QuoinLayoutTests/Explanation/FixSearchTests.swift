// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import LongTests
import QuoinDiagnostics
import QuoinLayout
import Testing

/// The search stops before it has tried all candidates. With a limit that no search reaches, all are
/// tried, so the best of all are the expected ones.
@LongTests @Suite("Search for fixes") struct FixSearchTests {
  private static let count = SystemCount.given(by: "QUOIN_CONFLICTS", usual: 6)

  @Test("A limited search for fixes of a conflict finds the best of all fixes")
  func conflicts() throws {
    var withMore = 0
    for seed in 0..<Self.count {
      var generator = SeededGenerator(state: UInt64(seed))
      let engine = try DifferenceSystem(&generator, most: 8).fixture.engine
      for group in engine.conflictGroups() {
        let all = engine.fixes(for: group, limit: 1000)
        if all.count > 3 { withMore += 1 }
        for limit in 1...3 {
          #expect(
            engine.fixes(for: group, limit: limit) == Array(all.prefix(limit)), "seed \(seed)")
        }
      }
    }
    #expect(withMore > 0)
  }

  @Test("A limited search for fixes of an ambiguity finds the best of all fixes")
  func ambiguities() throws {
    var fixture = try Fixture()
    let a = try fixture.add("a")
    try fixture.relate(a, .top, .equal, fixture.root, .top, 8)
    try fixture.relate(a, .left, .greaterThanOrEqual, fixture.root, .left, 16)
    fixture.engine.layout()
    let degrees = fixture.engine.degreesOfFreedom()
    var withMore = 0
    for degree in degrees {
      let all = fixture.engine.fixes(for: degree, limit: 1000)
      if all.count > 1 { withMore += 1 }
      for limit in 1...3 {
        #expect(fixture.engine.fixes(for: degree, limit: limit) == Array(all.prefix(limit)))
      }
    }
    #expect(withMore > 0)
  }

  @Test(
    "A fix that makes a broken constraint hold moves items at least by the bound",
    arguments: [0.0, 100, 361, 400, 1000])
  func leastMovement(width: Double) throws {
    // Both margins of 16 leave 393 - 32 = 361 points.
    var fixture = try Fixture(width: 393)
    let label = try fixture.add("label")
    let left = try fixture.relate(label, .left, .equal, fixture.root, .left, 16)
    try fixture.relate(fixture.root, .right, .equal, label, .right, 16)
    let broken = try fixture.relate(label, .width, .equal, nil, nil, width)
    try fixture.relate(label, .top, .equal, fixture.root, .top)
    try fixture.relate(label, .height, .equal, nil, nil, 20)
    fixture.engine.layout()
    let least = fixture.engine.leastMovement(satisfying: .constraint(broken))
    // The width is one variable, so the bound is half of what it lacks.
    #expect(least == abs(width - 361) / 2)
    guard let group = fixture.engine.conflictGroups().first else { return }
    let fixes = fixture.engine.fixes(for: group, limit: 1000)
    let removal = try #require(fixes.first { $0.edit == .remove(.constraint(left)) })
    // Without the left margin, the left edge alone moves.
    #expect(abs(removal.movement - abs(width - 361)) < 1e-6)
    #expect(removal.movement >= least)
  }
}
