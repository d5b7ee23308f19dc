// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinLayout
import Testing

@Suite("Warnings of hidden views with a length") struct HiddenLengthTests {
  /// A row with a view of 60 points that an optional constraint hides.
  private func fixture(
    priority: Double = 1000, hidingPriority: Double = 999.75
  ) throws -> (Fixture, view: ItemID, width: LayoutConstraintID, hiding: LayoutConstraintID) {
    var fixture = try Fixture()
    let row = try fixture.add("row")
    try fixture.place(row, x: 0, y: 0, width: 200, height: 44)
    let view = try fixture.add("view", in: row)
    for edge in [LayoutAttribute.left, .top, .bottom] {
      try fixture.relate(view, edge, .equal, row, edge)
    }
    let width = try fixture.relate(view, .width, .equal, nil, nil, 60, priority: priority)
    let hiding = try fixture.relate(view, .width, .equal, nil, nil, 0, priority: hidingPriority)
    fixture.engine.layout()
    return (fixture, view, width, hiding)
  }

  @Test("A required length of a hidden view is found, with a priority that lets it be 0")
  func requiredLength() throws {
    let (fixture, view, width, hiding) = try fixture()
    let found = fixture.engine.hiddenLengths(hiding: [hiding])
    let hidden = try #require(found.first)
    #expect(found.count == 1)
    #expect(hidden.item == view && hidden.axis == .horizontal && hidden.length == 60)
    #expect(hidden.hiding == hiding && hidden.constraints == [width])
    let fix = try #require(fixture.engine.fixes(for: hidden).first)
    #expect(fix.edit == .setPriority(.constraint(width), 999))
    var copy = fixture.engine
    try copy.apply(fix.edit)
    copy.layout()
    #expect(copy.frame(of: view).width == 0)
    #expect(copy.hiddenLengths(hiding: [hiding]) == [])
  }

  @Test("An optional length lets the view be 0 long, also where it wins in the layout shown")
  func optionalLength() throws {
    let (hidden, _, _, hiding) = try fixture(priority: 999)
    #expect(hidden.engine.hiddenLengths(hiding: [hiding]) == [])
    // The length is stronger here, but no obstacle where the hiding constraint is required.
    let (shown, _, _, weak) = try fixture(priority: 999, hidingPriority: 2)
    #expect(shown.engine.hiddenLengths(hiding: [weak]) == [])
  }

  @Test("A conflict with a required hiding constraint is left to the report about the conflict")
  func requiredHiding() throws {
    let (fixture, _, _, hiding) = try fixture(hidingPriority: 1000)
    #expect(fixture.engine.conflicts.count == 1)
    #expect(fixture.engine.hiddenLengths(hiding: [hiding]) == [])
  }

  @Test("The words name the view that hides, the length and the constraint")
  func words() throws {
    let (fixture, _, width, hiding) = try fixture()
    let warning = try #require(fixture.engine.hiddenLengths(hiding: [hiding]).first)
    var names = fixture.layoutNames
    names.location = { $0 == width ? "Form.xib:9:5" : nil }
    let words = LayoutWarningDescription(
      .hiddenLength(warning), in: fixture.engine, names: names, fixLimit: 1)
    #expect(
      words.text == """
        warning[hidden-size]: row hides view, which has to be 60 wide
          --> Form.xib:9:5
           |
           |  Form.xib:9:5  view.width == 60
           |
           = when the program runs, a hidden arranged view is 0 wide, which breaks this constraint
           = fixes, each tried:
             1. view.width == 60: priority 1000 -> 999  (nothing moves, no new problem)
        """)
  }
}
