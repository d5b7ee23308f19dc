// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinLayout
import Testing

@Suite("Degrees of freedom") struct DegreeOfFreedomTests {
  /// A badge of 96 by 20, without a horizontal position but inside 16 points of both edges.
  private func badge() throws -> (Fixture, ItemID) {
    var fixture = try Fixture(width: 393)
    let badge = try fixture.add("badge")
    try fixture.relate(badge, .width, .equal, nil, nil, 96)
    try fixture.relate(badge, .height, .equal, nil, nil, 20)
    try fixture.relate(badge, .top, .equal, fixture.root, .top)
    try fixture.relate(badge, .left, .greaterThanOrEqual, fixture.root, .left, 16)
    try fixture.relate(badge, .right, .lessThanOrEqual, fixture.root, .right, -16)
    fixture.engine.layout()
    return (fixture, badge)
  }

  @Test("An open position is one degree, with the range between the limits")
  func positionIsOpen() throws {
    let (fixture, badge) = try badge()
    // The right edge is at most 393 - 16, so x is at most 393 - 16 - 96.
    let degrees = fixture.engine.degreesOfFreedom()
    let degree = try #require(degrees.first)
    #expect(degrees.count == 1)
    #expect(
      degree.driver == LayoutAmbiguity(item: badge, coordinate: .x, minimum: 16, maximum: 281))
    #expect(degree.followers.isEmpty)
    #expect(degree.cause == .openPosition)
    #expect(degree.isVisible(at: 2))
  }

  @Test("The full text has headline, range, picture, cause and fixes")
  func textIsComplete() throws {
    let (fixture, _) = try badge()
    let degree = try #require(fixture.engine.degreesOfFreedom().first)
    let description = DegreeOfFreedomDescription(
      degree, in: fixture.engine, names: fixture.layoutNames, width: 40)
    #expect(description.headline == "nothing says where badge is from left to right")
    #expect(
      description.range
        == "x can be anything from 16 to 281; shown at 16, where Quoin's tie rule puts it")
    // 40 characters, of which the ends take 4 each and the label 10.
    #expect(
      description.picture == "|16|[badge 96]" + String(repeating: "·", count: 22) + "|16|  393")
    #expect(description.fixes.first?.edit == "add badge.leading == root.leading + 16")
    #expect(description.shortText.hasPrefix("nothing says where badge is from left to right\n"))
    #expect(description.text.hasPrefix("warning[ambiguous]: nothing says where"))
  }

  @Test("Without a constraint on the axis, the size and the position are open")
  func nothingIsKnown() throws {
    var fixture = try Fixture()
    let box = try fixture.add("box")
    try fixture.relate(box, .top, .equal, fixture.root, .top)
    try fixture.relate(box, .height, .equal, nil, nil, 10)
    fixture.engine.layout()
    let degrees = fixture.engine.degreesOfFreedom()
    #expect(degrees.map(\.driver.coordinate) == [.width, .x])
    #expect(degrees.map(\.cause) == [.unconstrained, .unconstrained])
    let known = fixture.engine.degreesOfFreedom { $0 == box }
    #expect(known.first?.cause == .unknownContent)
  }

  @Test("A size that another item's position follows is one degree")
  func positionFollowsSize() throws {
    var fixture = try Fixture()
    let first = try fixture.add("first")
    let second = try fixture.add("second")
    for item in [first, second] {
      try fixture.relate(item, .top, .equal, fixture.root, .top)
      try fixture.relate(item, .height, .equal, nil, nil, 10)
    }
    try fixture.relate(first, .left, .equal, fixture.root, .left)
    try fixture.relate(second, .left, .equal, first, .right, 8)
    try fixture.relate(second, .width, .equal, nil, nil, 50)
    fixture.engine.layout()
    let degrees = fixture.engine.degreesOfFreedom()
    let degree = try #require(degrees.first)
    #expect(degrees.count == 1)
    #expect(degree.driver.item == first)
    #expect(degree.driver.coordinate == .width)
    #expect(degree.cause == .openSize)
    #expect(degree.followers.map(\.item) == [second])
    #expect(degree.followers.map(\.coordinate) == [.x])
  }

  @Test("Equal hugging priorities are a tie, and another priority determines the row")
  func huggingIsTied() throws {
    var fixture = try Fixture()
    let labels = try ["a", "b"].map { name in
      try fixture.add(name) {
        $0.contentWidth = ContentSize(100, hugging: 251)
        $0.contentHeight = ContentSize(20)
      }
    }
    for label in labels { try fixture.relate(label, .top, .equal, fixture.root, .top) }
    try fixture.relate(labels[0], .left, .equal, fixture.root, .left)
    try fixture.relate(labels[1], .left, .equal, labels[0], .right)
    try fixture.relate(labels[1], .right, .equal, fixture.root, .right)
    fixture.engine.layout()
    let degrees = fixture.engine.degreesOfFreedom()
    let degree = try #require(degrees.first)
    #expect(degrees.count == 1)
    // 320 between two labels that want 100 each.
    #expect(
      degree.driver
        == LayoutAmbiguity(item: labels[0], coordinate: .width, minimum: 100, maximum: 220))
    #expect(
      degree.cause == .tie(.hugging(labels[0], .horizontal), .hugging(labels[1], .horizontal)))
    let fixes = fixture.engine.fixes(for: degree, limit: 10)
    let raised = LayoutEdit.setPriority(.hugging(labels[0], .horizontal), 252)
    let other = LayoutEdit.setPriority(.hugging(labels[1], .horizontal), 252)
    #expect(fixes.contains { $0.edit == raised || $0.edit == other })
    for fix in fixes {
      var copy = fixture.engine
      try copy.apply(fix.edit)
      copy.layout()
      #expect(copy.ambiguities().isEmpty && copy.conflicts.isEmpty)
    }
  }

  @Test("A content area without an end is named after the scroll view, with a fix")
  func contentIsOpen() throws {
    var fixture = try Fixture()
    let scroll = try fixture.add("scroll") { $0.isScrollView = true }
    try fixture.place(scroll, x: 0, y: 0, width: 200, height: 300)
    let page = try fixture.add("page", in: scroll)
    try fixture.place(page, in: scroll, x: 0, y: 0, width: 30, height: 30)
    try fixture.relate(page, .right, .lessThanOrEqual, scroll, .right)
    fixture.engine.layout()
    let degrees = fixture.engine.degreesOfFreedom()
    #expect(degrees.map(\.cause) == [.scrollableContent, .scrollableContent])
    // No constraint mentions the bottom of the content.
    #expect(degrees.map(\.driver.coordinate) == [.contentWidth, .contentHeight])
    for (degree, end) in zip(degrees, [LayoutAttribute.trailing, .bottom]) {
      let fix = try #require(fixture.engine.fixes(for: degree).first)
      // The content ends where the page does, though its height is shown as 0.
      #expect(
        fix.edit == .add(LayoutConstraint(.attribute(page, end), .equal, .attribute(scroll, end))))
    }
  }

  @Test("An inequality that is tight in all solutions does not count as a degree")
  func impliedEqualityIsDetermined() throws {
    var fixture = try Fixture()
    let box = try fixture.add("box")
    try fixture.relate(box, .top, .equal, fixture.root, .top)
    try fixture.relate(box, .height, .equal, nil, nil, 10)
    try fixture.relate(box, .width, .equal, nil, nil, 320)
    try fixture.relate(box, .left, .greaterThanOrEqual, fixture.root, .left)
    try fixture.relate(box, .right, .lessThanOrEqual, fixture.root, .right)
    fixture.engine.layout()
    #expect(fixture.engine.degreesOfFreedom().isEmpty)
  }

  @Test("A range below a pixel is not visible", arguments: [(1.0, false), (2, false), (3, true)])
  func rangeIsBelowPixel(scale: Double, isVisible: Bool) throws {
    var fixture = try Fixture()
    let box = try fixture.add("box")
    try fixture.place(box, x: 0, y: 0, width: 10, height: 10)
    let other = try fixture.add("other")
    try fixture.relate(other, .top, .equal, fixture.root, .top)
    try fixture.relate(other, .height, .equal, nil, nil, 10)
    try fixture.relate(other, .width, .equal, nil, nil, 10)
    try fixture.relate(other, .left, .greaterThanOrEqual, box, .right)
    try fixture.relate(other, .left, .lessThanOrEqual, box, .right, 0.4)
    fixture.engine.layout()
    let degree = try #require(fixture.engine.degreesOfFreedom().first)
    #expect(degree.isVisible(at: scale) == isVisible)
  }
}
