// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinLayout
import Testing

@Suite("Explanations in words") struct DescriptionTests {
  private func group(_ fixture: inout Fixture) throws -> ConflictGroupDescription {
    fixture.engine.layout()
    let group = try #require(fixture.engine.conflictGroups().first)
    return ConflictGroupDescription(
      group, in: fixture.engine, names: fixture.layoutNames, fixLimit: 0)
  }

  private func ambiguities(_ fixture: inout Fixture) -> [String] {
    fixture.engine.layout()
    return fixture.engine.ambiguities().map {
      let words = DegreeOfFreedomDescription(
        untried: $0, in: fixture.engine, names: fixture.layoutNames)
      return words.shortText
    }
  }

  @Test("A clash of inequalities says what is requested at most")
  func inequalitiesAreExplained() throws {
    var fixture = try Fixture()
    let a = try fixture.add("a")
    try fixture.relate(a, .width, .greaterThanOrEqual, nil, nil, 200.5)
    try fixture.relate(a, .width, .lessThanOrEqual, nil, nil, 100)
    let group = try group(&fixture)
    #expect(
      group.headline
        == "a cannot be at least 200.5 and at most 100 wide: 2 constraints cannot all hold (horizontal)"
    )
    #expect(group.lines.map(\.text) == ["a.width >= 200.5", "a.width <= 100"])
    #expect(group.lines.map(\.isBroken) == [false, true])
    #expect(group.now == "a.width is 200.5 instead of at most 100; no other view differs")
  }

  @Test("A constraint that no size can meet stands alone, and a fact follows it")
  func loneConstraintIsExplained() throws {
    var fixture = try Fixture()
    let a = try fixture.add("a")
    try fixture.relate(a, .height, .equal, nil, nil, -5)
    let group = try group(&fixture)
    #expect(group.headline == "a cannot be -5 high: this constraint cannot hold (vertical)")
    #expect(group.lines.map(\.text) == ["a.height == -5", "the height of a cannot be negative"])
    #expect(group.now == "a.height is 0 instead of -5; no other view differs")
  }

  @Test("Required content sizes are named as such")
  func contentIsExplained() throws {
    var fixture = try Fixture()
    let a = try fixture.add("a") {
      $0.contentWidth = ContentSize(80, hugging: 1000, compressionResistance: 1000)
    }
    try fixture.relate(a, .width, .equal, nil, nil, 50)
    let group = try group(&fixture)
    #expect(group.lines.map(\.text) == ["a.width >= 80 (compression resistance)", "a.width == 50"])
    #expect(group.hints == ["the content of a is 80 wide"])
  }

  @Test("Distances, multipliers and priorities are written out")
  func equationsAreWrittenOut() throws {
    var fixture = try Fixture()
    let a = try fixture.add("a")
    let b = try fixture.add("b")
    try fixture.place(a, x: 0, y: 0, width: 50, height: 10)
    try fixture.engine.addConstraint(
      LayoutConstraint(
        .distance(from: a, .right, to: b, .left), .equal, .attribute(a, .width),
        multiplier: 0.5, constant: -2))
    try fixture.relate(b, .left, .equal, a, .right)
    let group = try group(&fixture)
    #expect(group.lines.map(\.text).contains("distance(a.right, b.left) == 0.5*a.width - 2"))
    // The distance makes it 50 + 0.5 * 50 - 2.
    #expect(group.now == "b.left is 73 instead of 50; no other view differs")
  }

  @Test("An ambiguous number has its range, and what would determine it")
  func ambiguityIsExplained() throws {
    var fixture = try Fixture(width: 375, height: 667)
    let a = try fixture.add("a") { $0.contentWidth = ContentSize(71) }
    let b = try fixture.add("b") { $0.contentWidth = ContentSize(97) }
    for item in [a, b] {
      try fixture.relate(item, .top, .equal, fixture.root, .top)
      try fixture.relate(item, .height, .equal, nil, nil, 20)
    }
    try fixture.relate(a, .leading, .equal, fixture.root, .leading, 20)
    try fixture.relate(b, .leading, .equal, a, .trailing, 10)
    try fixture.relate(b, .trailing, .equal, fixture.root, .trailing, -20)
    let remedy =
      "try: a width, or another hugging or compression resistance priority than its neighbours"
    let texts = ambiguities(&fixture)
    // 375 - 20 - 10 - 20 = 325 for both, of which the other one needs 97 or 71.
    #expect(
      texts.map { $0.split(separator: ";").first.map(String.init) } == [
        "nothing says how wide a is\n  width can be anything from 71 to 228",
        "nothing says where b is from left to right\n  x can be anything from 101 to 258",
        "nothing says how wide b is\n  width can be anything from 97 to 254",
      ])
    #expect(texts[0].hasSuffix("\n  \(remedy)") && texts[2].hasSuffix("\n  \(remedy)"))
    #expect(
      texts[1].hasSuffix("try: a constraint on its left edge, its right edge or its centerX"))
  }

  @Test("A number without bounds can be anything")
  func unboundedIsExplained() throws {
    var fixture = try Fixture()
    let a = try fixture.add("a")
    try fixture.relate(a, .left, .equal, fixture.root, .left)
    try fixture.relate(a, .bottom, .lessThanOrEqual, fixture.root, .top, 40)
    try fixture.relate(a, .height, .equal, nil, nil, 10)
    let texts = ambiguities(&fixture)
    #expect(texts.count == 2)
    // The bottom is at most 40, and the height 10.
    #expect(texts[0].contains("y can be anything up to 30; shown at "))
    #expect(texts[0].hasSuffix("try: a constraint on its top edge, its bottom edge or its centerY"))
    #expect(texts[1].contains("width can be anything from 0 up; shown at "))
    #expect(texts[1].hasSuffix("try: a width, or constraints on its left and right edges"))
    let b = try fixture.add("b")
    try fixture.relate(b, .top, .equal, fixture.root, .top)
    try fixture.relate(b, .height, .equal, nil, nil, 10)
    #expect(ambiguities(&fixture).contains { $0.contains("\n  x can be anything; shown at ") })
  }

  @Test("A range of another layout is not compared with the value shown")
  func otherRange() throws {
    var fixture = try Fixture()
    let a = try fixture.add("a")
    try fixture.place(a, x: 0, y: 0, width: 51, height: 10)
    fixture.engine.layout()
    func range(_ greatest: Double) -> String {
      let ambiguity = LayoutAmbiguity(item: a, coordinate: .width, minimum: 13, maximum: greatest)
      return DegreeOfFreedomDescription(
        untried: ambiguity, in: fixture.engine, names: fixture.layoutNames
      ).range
    }
    #expect(range(20.5) == "width can be anything from 13 to 20.5")
    #expect(range(60) == "width can be anything from 13 to 60; shown at 51")
  }
}
