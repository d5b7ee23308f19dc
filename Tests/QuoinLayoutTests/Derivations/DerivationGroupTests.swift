// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinLayout
import Testing

@Suite("Steps of derivations: groups, rounding and other sets") struct DerivationGroupTests {
  /// Three items below each other with gaps of 8, each 30 high.
  private func column() throws -> (
    fixture: Fixture, items: [ItemID], gaps: [LayoutConstraintID], heights: [LayoutConstraintID]
  ) {
    var fixture = try Fixture()
    var items: [ItemID] = []
    var gaps: [LayoutConstraintID] = []
    var heights: [LayoutConstraintID] = []
    for name in ["a", "b", "c"] {
      let item = try fixture.add(name)
      if let last = items.last {
        gaps.append(try fixture.relate(item, .top, .equal, last, .bottom, 8))
      } else {
        gaps.append(try fixture.relate(item, .top, .equal, fixture.root, .top, 10))
      }
      heights.append(try fixture.relate(item, .height, .equal, nil, nil, 30))
      items.append(item)
    }
    fixture.engine.layout()
    return (fixture, items, gaps, heights)
  }

  @Test("Connected steps of one owner become one, and what does not belong to it remains a part")
  func group() throws {
    let (fixture, items, gaps, heights) = try column()
    // 10 + 30 + 8 + 30 + 8.
    let derivation = try #require(fixture.engine.derivation(of: .top, in: items[2]))
    #expect(derivation.nodes[0].number.value == 86)
    let own = Set(gaps.dropFirst().map(LayoutRequirement.constraint))
    let grouped = derivation.grouped { own.contains($0) ? "stack" : nil }
    #expect(grouped.nodes[0].number.value == 86)
    guard case .group(let members) = grouped.nodes[0].reason else {
      Issue.record("the first step is \(grouped.nodes[0].reason)")
      return
    }
    #expect(Set(members) == own)
    #expect(Set(grouped.determiningSet) == Set(derivation.determiningSet))
    // The top of the first item and the heights of the first two.
    let others = Set(grouped.nodes.dropFirst().flatMap(\.reason.determiningRequirements))
    #expect(others == Set([gaps[0], heights[0], heights[1]].map(LayoutRequirement.constraint)))
  }

  @Test("A step between two of one owner keeps them apart, so that no step depends on itself")
  func interruptedGroup() throws {
    let (fixture, items, gaps, _) = try column()
    let derivation = try #require(fixture.engine.derivation(of: .top, in: items[2]))
    let ends = Set([gaps[0], gaps[2]].map(LayoutRequirement.constraint))
    let grouped = derivation.grouped { ends.contains($0) ? "stack" : nil }
    #expect(grouped == derivation)
  }

  @Test("Groups keep what determines the number, and every step before its parts")
  func randomGroups() throws {
    for seed in 0..<40 {
      var layout = try RandomRow(seed: UInt64(seed))
      layout.engine.layout()
      for view in layout.views {
        let derivation = try #require(layout.engine.derivation(of: .right, in: view))
        let grouped = derivation.grouped { requirement -> Int? in
          guard case .constraint(let id) = requirement else { return nil }
          return Int(id.index) % 3 == 0 ? nil : Int(id.index) % 2
        }
        #expect(Set(grouped.determiningSet) == Set(derivation.determiningSet))
        #expect(grouped.nodes[0].number == derivation.nodes[0].number)
        #expect(isAcyclic(grouped), "seed \(seed)")
      }
    }
  }

  private func isAcyclic(_ derivation: LayoutDerivation) -> Bool {
    var counts = Array(repeating: 0, count: derivation.nodes.count)
    for node in derivation.nodes {
      for part in node.parts { counts[part] += 1 }
    }
    var ready = counts.indices.filter { counts[$0] == 0 }
    var seen = 0
    while let index = ready.popLast() {
      seen += 1
      for part in derivation.nodes[index].parts {
        counts[part] -= 1
        if counts[part] == 0 { ready.append(part) }
      }
    }
    return seen == derivation.nodes.count
  }

  @Test(
    "A number that pixels change has the exact one as its part",
    arguments: [(3.0, 33.0 + 1.0 / 3), (2, 33.5), (1, 33)])
  func rounding(scale: Double, shown: Double) throws {
    var fixture = try Fixture()
    let a = try fixture.add("a")
    try fixture.relate(a, .left, .equal, fixture.root, .left)
    // 33.4 points are 100.2, 66.8 and 33.4 pixels: 100, 67 and 33.
    try fixture.relate(a, .width, .equal, nil, nil, 33.4)
    fixture.engine.layout()
    let derivation = try #require(fixture.engine.derivation(of: .width, in: a, scale: scale))
    #expect(derivation.nodes[0].reason == .rounding(exact: 33.4, scale: scale))
    #expect(abs(derivation.nodes[0].number.value - shown) < 1e-9)
    #expect(derivation.nodes[0].parts == [1])
    #expect(derivation.nodes[1].number.value == 33.4)
    // If rounding to pixels changes nothing, there is no such step.
    let left = try #require(fixture.engine.derivation(of: .left, in: a, scale: scale))
    #expect(left == fixture.engine.derivation(of: .left, in: a))
    #expect(fixture.engine.derivation(of: .width, in: a, scale: 0)?.nodes.count == 1)
  }

  @Test("The step of rounding names the exact number and the screen")
  func roundingText() throws {
    var fixture = try Fixture()
    let a = try fixture.add("a")
    try fixture.relate(a, .width, .equal, fixture.root, .width, multiplier: 1.0 / 7)
    fixture.engine.layout()
    let derivation = try #require(fixture.engine.derivation(of: .width, in: a, scale: 2))
    let text = DerivationDescription(
      derivation, in: fixture.engine, names: fixture.layoutNames
    ).text
    // 320 / 7 = 45.714…, which is 91.43 pixels.
    #expect(text.hasPrefix("a.width is 45.5\n   45.714… on a screen of 2 pixels a point\n"))
  }

  @Test("Redundant constraints give further sets, each of which determines the number alone")
  func otherSets() throws {
    var fixture = try Fixture()
    let a = try fixture.add("a")
    let left = try fixture.relate(a, .left, .equal, fixture.root, .left, 16)
    let right = try fixture.relate(a, .right, .equal, fixture.root, .right, -16)
    // 320 - 2 * 16.
    let width = try fixture.relate(a, .width, .equal, nil, nil, 288)
    fixture.engine.layout()
    let sets = fixture.engine.determiningSets(of: .width, in: a)
    #expect(
      Set(sets.map(Set.init)) == [[.constraint(left), .constraint(right)], [.constraint(width)]])
    #expect(sets[0] == fixture.engine.derivation(of: .width, in: a)?.determiningSet)
    #expect(fixture.engine.determiningSets(of: .width, in: a, limit: 1) == [sets[0]])
    // Without the width, the edges are the only set.
    try fixture.engine.removeConstraint(width)
    fixture.engine.layout()
    #expect(fixture.engine.determiningSets(of: .width, in: a).count == 1)
  }

  @Test("Each set of random layouts has the value as its only one, and no subset has")
  func randomSets() throws {
    var several = 0
    for seed in 0..<40 {
      var layout = try RandomRow(seed: UInt64(seed))
      layout.engine.layout()
      for view in layout.views {
        let target = layout.sum(of: .width, view)
        for set in layout.engine.determiningSets(of: .width, in: view).dropFirst() {
          several += 1
          let equations = set.map(layout.equation)
          // That a size of 0 is not negative is a fact, which sets do not list.
          let facts = layout.views.filter { abs(layout.value(of: .width, $0)) < 1e-6 }
            .map { layout.sum(of: .width, $0) }
          let value = LinearSpan(equations + facts).value(of: target)
          #expect(
            value.map { abs($0 - layout.value(of: .width, view)) < 1e-5 } == true, "seed \(seed)")
          guard facts.isEmpty else { continue }
          for index in equations.indices {
            var fewer = equations
            fewer.remove(at: index)
            #expect(LinearSpan(fewer).value(of: target) == nil, "seed \(seed)")
          }
        }
      }
    }
    #expect(several > 0)
  }
}
