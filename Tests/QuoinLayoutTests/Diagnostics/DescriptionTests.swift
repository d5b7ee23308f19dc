// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinLayout
import Testing

@Suite("Explanations in words") struct DescriptionTests {
  private func conflict(_ fixture: inout Fixture) throws -> String {
    fixture.engine.layout()
    let conflict = try #require(fixture.engine.conflicts.first)
    return ConflictDescription(conflict, in: fixture.engine, names: fixture.layoutNames).text
  }

  private func ambiguities(_ fixture: inout Fixture) -> [String] {
    fixture.engine.layout()
    return fixture.engine.ambiguities().map {
      AmbiguityDescription($0, in: fixture.engine, names: fixture.layoutNames).text
    }
  }

  @Test(
    "A conflict lists its constraints with their source locations, and the numbers that conflict")
  func conflictIsExplained() throws {
    var fixture = try Fixture()
    let title = try fixture.add("title")
    let left = try fixture.relate(title, .left, .equal, fixture.root, .left, 16)
    let right = try fixture.relate(title, .right, .equal, fixture.root, .right, -16)
    let width = try fixture.relate(title, .width, .equal, nil, nil, 400)
    fixture.engine.layout()
    let locations = [left: "Form.swift:9", right: "Form.swift:24", width: "Form.swift:31"]
    var names = fixture.layoutNames
    names.location = { locations[$0] }
    let conflict = try #require(fixture.engine.conflicts.first)
    #expect(
      ConflictDescription(conflict, in: fixture.engine, names: names).text == """
        these 3 constraints cannot all hold (horizontal)
          Form.swift:9   title.left == root.left + 16
          Form.swift:24  title.right == root.right - 16
          Form.swift:31  title.width == 400  <- broken
          root is 320 points wide
          without the broken one, title.width is 288 instead of 400
          try: lower title.width == 400 below 1000, or remove one of the 3
        """)
  }

  @Test("A clash of inequalities says what is asked for at most")
  func inequalitiesAreExplained() throws {
    var fixture = try Fixture()
    let a = try fixture.add("a")
    try fixture.relate(a, .width, .greaterThanOrEqual, nil, nil, 200.5)
    try fixture.relate(a, .width, .lessThanOrEqual, nil, nil, 100)
    #expect(
      try conflict(&fixture) == """
        these 2 constraints cannot all hold (horizontal)
          a.width >= 200.5
          a.width <= 100  <- broken
          without the broken one, a.width is 200.5 instead of at most 100
          try: lower a.width <= 100 below 1000, or remove one of the 2
        """)
  }

  @Test("A constraint that no size can meet stands alone")
  func loneConstraintIsExplained() throws {
    var fixture = try Fixture()
    let a = try fixture.add("a")
    try fixture.relate(a, .height, .equal, nil, nil, -5)
    #expect(
      try conflict(&fixture) == """
        this constraint cannot hold (vertical)
          a.height == -5  <- broken
          the height of a cannot be negative
          without the broken one, a.height is 0 instead of -5
          try: lower it below 1000, or remove it
        """)
  }

  @Test("Both directions are named when a proportion ties them together")
  func proportionIsExplained() throws {
    var fixture = try Fixture()
    let a = try fixture.add("a")
    try fixture.relate(a, .width, .equal, nil, nil, 100)
    try fixture.relate(a, .height, .equal, nil, nil, 100)
    try fixture.relate(a, .width, .equal, a, .height, multiplier: 2)
    #expect(
      try conflict(&fixture) == """
        these 3 constraints cannot all hold (horizontal and vertical)
          a.width == 100
          a.height == 100
          a.width == 2*a.height  <- broken
          without the broken one, a.width is 100 instead of 200
          try: lower a.width == 2*a.height below 1000, or remove one of the 3
        """)
  }

  @Test("An autoresizing mask in a conflict is what to look at first")
  func maskIsExplained() throws {
    var fixture = try Fixture()
    let a = try fixture.addMasked("a")
    try fixture.relate(a, .left, .equal, fixture.root, .left, 25)
    #expect(
      try conflict(&fixture) == """
        these 2 constraints cannot all hold (horizontal)
          the autoresizing mask of a sets its x
          a.left == root.left + 25  <- broken
          without the broken one, a.left is 10 instead of 25
          try: set translatesAutoresizingMaskIntoConstraints of a to false, or remove one of the 2
        """)
  }

  @Test("Required content sizes are named as such")
  func contentIsExplained() throws {
    var fixture = try Fixture()
    let a = try fixture.add("a") {
      $0.contentWidth = ContentSize(80, hugging: 1000, compressionResistance: 1000)
    }
    try fixture.relate(a, .width, .equal, nil, nil, 50)
    #expect(
      try conflict(&fixture) == """
        these 2 constraints cannot all hold (horizontal)
          a.width >= 80 (compression resistance)
          a.width == 50  <- broken
          without the broken one, a.width is 80 instead of 50
          try: lower a.width == 50 below 1000, or remove one of the 2
        """)
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
    let text = try conflict(&fixture)
    #expect(text.contains("  distance(a.right, b.left) == 0.5*a.width - 2\n"))
    #expect(text.contains("without the broken one, b.left is 73 instead of 50"))
  }

  @Test("An ambiguous number says how far it can go and what would settle it")
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
    #expect(
      ambiguities(&fixture) == [
        "the width of a can be anything from 71 to 228; \(remedy)",
        "the x of b can be anything from 101 to 258; "
          + "try: a constraint on its left edge, its right edge or its centerX",
        "the width of b can be anything from 97 to 254; \(remedy)",
      ])
  }

  @Test("A number without bounds can be anything")
  func unboundedIsExplained() throws {
    var fixture = try Fixture()
    let a = try fixture.add("a")
    try fixture.relate(a, .left, .equal, fixture.root, .left)
    try fixture.relate(a, .bottom, .lessThanOrEqual, fixture.root, .top, 40)
    try fixture.relate(a, .height, .equal, nil, nil, 10)
    #expect(
      ambiguities(&fixture) == [
        "the y of a can be anything up to 30; "
          + "try: a constraint on its top edge, its bottom edge or its centerY",
        "the width of a can be anything from 0 up; "
          + "try: a width, or constraints on its left and right edges",
      ])
    let b = try fixture.add("b")
    try fixture.relate(b, .top, .equal, fixture.root, .top)
    try fixture.relate(b, .height, .equal, nil, nil, 10)
    #expect(
      ambiguities(&fixture).contains(
        "the x of b can be anything; "
          + "try: a constraint on its left edge, its right edge or its centerX"))
  }
}
