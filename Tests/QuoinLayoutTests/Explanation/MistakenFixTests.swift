// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinLayout
import Testing

/// Fixes are what a person would do, and problems that have one cause are one problem.
@Suite("Fixes of common mistakes") struct MistakenFixTests {
  @Test(
    "A mask that was left on joins the conflicts of both axes, and its removal is the first fix")
  func forgottenMask() throws {
    var fixture = try Fixture()
    // Its mask keeps the item at (10, 20) with 100 by 40 points.
    let box = try fixture.addMasked("box")
    try fixture.relate(box, .left, .equal, fixture.root, .left, 30)
    try fixture.relate(box, .top, .equal, fixture.root, .top, 40)
    try fixture.relate(box, .width, .equal, nil, nil, 200)
    try fixture.relate(box, .height, .equal, nil, nil, 100)
    fixture.engine.layout()
    let groups = fixture.engine.conflictGroups()
    #expect(groups.count == 1)
    let group = try #require(groups.first)
    #expect(group.broken.count == 4)
    #expect(fixture.engine.fixes(for: group).first?.edit == .stopTranslatingMask(box))
  }

  @Test("A mask of an item that constraints only refer to joins nothing")
  func otherMask() throws {
    var fixture = try Fixture()
    let card = try fixture.addMasked("card")
    for (name, start, size) in [
      ("a", LayoutAttribute.left, LayoutAttribute.width), ("b", .top, .height),
    ] {
      let item = try fixture.add(name, in: card)
      try fixture.relate(item, start, .equal, card, start, 10)
      try fixture.relate(
        item, start == .left ? .right : .bottom, .equal, card, start == .left ? .right : .bottom)
      try fixture.relate(item, size, .equal, nil, nil, 500)
    }
    fixture.engine.layout()
    #expect(fixture.engine.conflictGroups().count == 2)
    let members = fixture.engine.conflicts.flatMap(\.members)
    #expect(fixture.engine.itemsWithForgottenMasks(in: members).isEmpty)
  }

  @Test("An ambiguity that a broken constraint was meant to determine is part of the conflict")
  func consequence() throws {
    var fixture = try Fixture()
    let box = try fixture.add("box")
    try fixture.relate(box, .left, .equal, fixture.root, .left)
    try fixture.relate(box, .top, .equal, fixture.root, .top)
    try fixture.relate(box, .width, .greaterThanOrEqual, nil, nil, 200)
    try fixture.relate(box, .width, .lessThanOrEqual, nil, nil, 100)
    fixture.engine.layout()
    // Nothing determines the height. The width would be 200 if the second constraint were optional.
    #expect(Set(fixture.engine.ambiguities().map(\.coordinate)) == [.width, .height])
    #expect(fixture.engine.independentAmbiguities().map(\.coordinate) == [.height])
    let group = try #require(fixture.engine.conflictGroups().first)
    let fixes = fixture.engine.fixes(for: group, limit: 10)
    let removal = fixes.first { $0.edit == .remove(group.broken[0]) }
    #expect(removal?.ambiguities.map(\.coordinate) == [.width])
  }

  @Test("A fix that leaves an item outside of its parent comes after one that does not")
  func outside() throws {
    var fixture = try Fixture(width: 100)
    let box = try fixture.add("box")
    try fixture.place(box, x: 0, y: 0, width: 120, height: 20)
    let end = try fixture.relate(box, .right, .equal, fixture.root, .right)
    fixture.engine.layout()
    let group = try #require(fixture.engine.conflictGroups().first)
    #expect(group.broken == [.constraint(end)])
    let fixes = fixture.engine.fixes(for: group, limit: 20)
    #expect(fixes.first?.lostItems == 0)
    // Without its end, the box is 120 wide in a root of 100.
    #expect(fixes.first { $0.edit == .remove(.constraint(end)) }?.lostItems == 1)
  }

  @Test("A length that is shown as 0 is fixed by the size of a neighbour, not by 0")
  func collapsedColumns() throws {
    var fixture = try Fixture()
    let columns = try ["a", "b"].map { try fixture.add($0) }
    for column in columns {
      try fixture.relate(column, .top, .equal, fixture.root, .top)
      try fixture.relate(column, .height, .equal, nil, nil, 20)
    }
    try fixture.relate(columns[0], .leading, .equal, fixture.root, .leading)
    try fixture.relate(columns[1], .leading, .equal, columns[0], .trailing)
    try fixture.relate(columns[1], .trailing, .equal, fixture.root, .trailing)
    fixture.engine.layout()
    let degree = try #require(fixture.engine.degreesOfFreedom().first)
    let fixes = fixture.engine.fixes(for: degree, limit: 10)
    #expect(
      fixes.first?.edit
        == .add(
          LayoutConstraint(.attribute(columns[0], .width), .equal, .attribute(columns[1], .width))))
    for fix in fixes {
      var copy = fixture.engine
      try copy.apply(fix.edit)
      copy.layout()
      #expect(copy.frame(of: columns[0]).width > 0)
    }
  }

  @Test("Of a constraint on an edge of the root, the report compares the edge of the item")
  func placedOperand() throws {
    var fixture = try Fixture(width: 100)
    let box = try fixture.add("box")
    try fixture.place(box, x: 0, y: 0, width: 120, height: 20)
    let end = try fixture.relate(fixture.root, .right, .greaterThanOrEqual, box, .right, 16)
    fixture.engine.layout()
    // The right edge of the box is at 120, and at most 100 - 16 is wanted.
    let placed = try #require(fixture.engine.comparisonOfPlacedOperand(end))
    #expect(placed.operand == .attribute(box, .right))
    #expect(placed.found == 120 && placed.wanted == 84 && placed.relation == .lessThanOrEqual)
  }
}
