// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinLayout
import Testing

@Suite("Warnings of sizes that are 0") struct ZeroSizeCycleTests {
  private func fixture(
    _ names: [String], _ relate: (inout Fixture, [ItemID]) throws -> Void
  ) throws -> (Fixture, [ItemID]) {
    var fixture = try Fixture()
    let items = try names.map { try fixture.add($0) }
    for item in items {
      try fixture.relate(item, .left, .equal, fixture.root, .left)
      try fixture.relate(item, .top, .equal, fixture.root, .top)
    }
    try relate(&fixture, items)
    fixture.engine.layout()
    return (fixture, items)
  }

  @Test("Multiples whose product is not 1 make both sizes 0")
  func cycle() throws {
    // a = 2·b and b = 1.5·a give a = 3·a.
    var constraints: [LayoutConstraintID] = []
    let (fixture, items) = try fixture(["a", "b"]) { fixture, items in
      constraints = [
        try fixture.relate(items[0], .width, .equal, items[1], multiplier: 2),
        try fixture.relate(items[1], .width, .equal, items[0], multiplier: 1.5),
      ]
    }
    let found = fixture.engine.zeroSizeCycles()
    #expect(found.count == 1)
    #expect(found.first?.constraints == constraints)
    #expect(found.first?.sizes.map(\.item) == items)
    #expect(found.first?.sizes.allSatisfy { $0.axis == .horizontal } == true)
  }

  @Test("Two aspect ratios that differ by rounding make both sides 0")
  func aspectRatios() throws {
    // 1.333 · 0.75 = 0.99975
    var constraints: [LayoutConstraintID] = []
    let (fixture, items) = try fixture(["a"]) { fixture, items in
      constraints = [
        try fixture.relate(items[0], .width, .equal, items[0], .height, multiplier: 1.333),
        try fixture.relate(items[0], .height, .equal, items[0], .width, multiplier: 0.75),
      ]
    }
    let cycle = try #require(fixture.engine.zeroSizeCycles().first)
    #expect(cycle.constraints == constraints)
    #expect(Set(cycle.sizes.map(\.axis)) == [.horizontal, .vertical])
    #expect(cycle.sizes.allSatisfy { $0.item == items[0] })
  }

  @Test("Sizes that follow those of a cycle belong to it, and its set stays the smallest")
  func followers() throws {
    var cycle: [LayoutConstraintID] = []
    let (fixture, items) = try fixture(["a", "b", "c"]) { fixture, items in
      try fixture.relate(items[0], .width, .equal, items[1], multiplier: 3)
      cycle = [
        try fixture.relate(items[1], .width, .equal, items[2], multiplier: 2),
        try fixture.relate(items[2], .width, .equal, items[1]),
      ]
    }
    let found = fixture.engine.zeroSizeCycles()
    #expect(found.count == 1)
    #expect(found.first?.constraints == cycle)
    #expect(Set(found.first?.sizes.map(\.item) ?? []) == Set(items))
  }

  @Test("A cycle goes through edges and through inequalities as well")
  func edgesAndInequalities() throws {
    var fixture = try Fixture()
    let outer = try fixture.add("outer")
    let inner = try fixture.add("inner", in: outer)
    try fixture.relate(outer, .left, .equal, fixture.root, .left)
    let constraints = [
      try fixture.relate(inner, .left, .equal, outer, .left),
      try fixture.relate(inner, .right, .equal, outer, .right),
      // inner = outer by the edges, so outer <= 0.9·outer.
      try fixture.relate(inner, .width, .lessThanOrEqual, outer, multiplier: 0.9),
    ]
    fixture.engine.layout()
    let cycle = try #require(fixture.engine.zeroSizeCycles().first)
    #expect(cycle.constraints == constraints)
  }

  @Test(
    "No warning without a proof that multiples are the reason",
    arguments: [
      // a = 2·b and b = 0.5·a allow any size.
      ("consistent", [(0, 1, 2.0, 0.0), (1, 0, 0.5, 0)]),
      // a = 2·b + 10, b = a: both are -10 or a conflict, but a constant takes part.
      ("constant", [(0, 1, 0.5, 10), (1, 0, 1, 0)]),
      // A chain has no cycle.
      ("chain", [(0, 1, 2, 0)]),
    ] as [(String, [(Int, Int, Double, Double)])])
  func closeLayouts(name: String, rows: [(Int, Int, Double, Double)]) throws {
    let (fixture, _) = try fixture(["a", "b"]) { fixture, items in
      for row in rows {
        try fixture.relate(
          items[row.0], .width, .equal, items[row.1], multiplier: row.2, row.3)
      }
    }
    #expect(fixture.engine.zeroSizeCycles() == [], "\(name)")
  }

  @Test(
    "A length of 0 that a constraint states is not a cycle, and neither is one from edges alone")
  func statedZero() throws {
    let (fixture, _) = try fixture(["a", "b"]) { fixture, items in
      try fixture.relate(items[0], .width, .equal, nil, nil, 0)
      try fixture.relate(items[1], .width, .equal, items[0], multiplier: 2)
      try fixture.relate(items[0], .bottom, .equal, fixture.root, .top)
      try fixture.relate(items[1], .height, .equal, items[0], multiplier: 2)
    }
    #expect(fixture.engine.zeroSizeCycles() == [])
  }

  @Test("An optional constraint makes no cycle, and a conflict is reported in place of one")
  func optionalAndConflict() throws {
    var (fixture, items) = try fixture(["a", "b"]) { fixture, items in
      try fixture.relate(items[0], .width, .equal, items[1], multiplier: 2)
      try fixture.relate(items[1], .width, .equal, items[0], multiplier: 1.5, priority: 999)
    }
    #expect(fixture.engine.zeroSizeCycles() == [])
    try fixture.relate(items[1], .width, .equal, items[0], multiplier: 1.5)
    try fixture.relate(items[0], .width, .equal, nil, nil, 100)
    fixture.engine.layout()
    #expect(fixture.engine.conflicts.count == 1)
    #expect(fixture.engine.zeroSizeCycles() == [])
  }
}
