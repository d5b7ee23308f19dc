// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinLayout
import Testing

@Suite("Warnings of lengths that nothing determines from inside") struct MissingLengthTests {
  /// A cell of 320 by 44 with a title of 20 points, 8 below its top.
  private func cell(hasBottom: Bool) throws -> (Fixture, title: ItemID) {
    var fixture = try Fixture(width: 320, height: 44)
    let title = try fixture.add("title")
    try fixture.relate(title, .left, .equal, fixture.root, .left, 16)
    try fixture.relate(title, .top, .equal, fixture.root, .top, 8)
    try fixture.relate(title, .width, .equal, nil, nil, 100)
    try fixture.relate(title, .height, .equal, nil, nil, 20)
    if hasBottom {
      try fixture.relate(title, .bottom, .equal, fixture.root, .bottom, -8, priority: 999)
    }
    fixture.engine.layout()
    return (fixture, title)
  }

  @Test("A cell without a chain of constraints from top to bottom has no height of its own")
  func noChain() throws {
    let (fixture, title) = try cell(hasBottom: false)
    let warning = try #require(fixture.engine.missingLength(of: fixture.root, .vertical))
    #expect(warning.item == fixture.root)
    #expect(warning.axis == .vertical)
    #expect(warning.overflowing == [title])
    let fix = try #require(warning.fix)
    #expect(fix.constraint.first == .attribute(title, .bottom))
    #expect(fix.constraint.second == .attribute(fixture.root, .bottom))
    #expect(fix.constraint.constant == -8)
    // 8 + 20 + 8
    #expect(fix.length == 36)
  }

  @Test("A cell with a chain has one, and so has a cell that only masks place")
  func chain() throws {
    #expect(
      try cell(hasBottom: true).0.engine.missingLength(
        of: try cell(hasBottom: true).0.root, .vertical) == nil)
    var masked = try Fixture(width: 320, height: 480)
    _ = try masked.addMasked("title")
    masked.engine.layout()
    #expect(masked.engine.missingLength(of: masked.root, .vertical) == nil)
  }

  @Test("A line above the top of a cell is outside of a cell of any height")
  func lineAbove() throws {
    var fixture = try Fixture(width: 320, height: 44)
    let line = try fixture.add("line")
    try fixture.relate(line, .left, .equal, fixture.root, .left)
    try fixture.relate(line, .top, .equal, fixture.root, .top, -1)
    try fixture.relate(line, .width, .equal, nil, nil, 100)
    try fixture.relate(line, .height, .equal, nil, nil, 1)
    fixture.engine.layout()
    #expect(fixture.engine.missingLength(of: fixture.root, .vertical, standard: 44) == nil)
  }

  @Test("Hidden views, empty views and the contents of scroll views need no height")
  func nothingToShow() throws {
    let (fixture, title) = try cell(hasBottom: false)
    #expect(fixture.engine.missingLength(of: fixture.root, .vertical) { $0 != title } == nil)
    #expect(fixture.engine.missingLength(of: title, .vertical) == nil)
    var scrolling = try Fixture(width: 320, height: 44)
    let scroll = try scrolling.add("scroll") { $0.isScrollView = true }
    let content = try scrolling.add("content", in: scroll)
    for edge in [LayoutAttribute.left, .right, .top, .bottom] {
      try scrolling.relate(scroll, edge, .equal, scrolling.root, edge)
      try scrolling.relate(content, edge, .equal, scroll, edge)
    }
    try scrolling.relate(content, .width, .equal, nil, nil, 100)
    try scrolling.relate(content, .height, .equal, nil, nil, 100)
    scrolling.engine.layout()
    #expect(scrolling.engine.missingLength(of: scrolling.root, .vertical) == nil)
  }

  @Test("Views that fit into the standard length need no other one", arguments: [20.0, 36, 60])
  func standardLength(height: Double) throws {
    var fixture = try Fixture(width: 320, height: 44)
    let content = try fixture.add("content") {
      $0.autoresizing = AutoresizingCapture(
        mask: [.flexibleWidth, .flexibleHeight],
        frame: LayoutRect(x: 0, y: 0, width: 320, height: 44),
        parentSize: LayoutSize(width: 320, height: 44))
    }
    let title = try fixture.add("title", in: content)
    try fixture.place(title, in: content, x: 0, y: 8, width: 100, height: height)
    fixture.engine.layout()
    let missing = fixture.engine.missingLength(of: fixture.root, .vertical, standard: 44)
    // The title ends at 28, 44 or 68.
    #expect(missing?.overflowing == (height == 60 ? [title] : nil))
    #expect(missing?.fix?.length == (height == 60 ? 76 : nil))
  }
}
