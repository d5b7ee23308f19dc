// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinLayout
import Testing

@Suite("Scroll views and guides") struct ScrollTests {
  private func scroll() throws -> (Fixture, ItemID) {
    var fixture = try Fixture()
    let scroll = try fixture.add("scroll") { $0.isScrollView = true }
    try fixture.place(scroll, x: 10, y: 20, width: 200, height: 300)
    return (fixture, scroll)
  }

  @Test("Edges against something inside mean what scrolls, sizes and centers mean the frame")
  func edgesMeanContent() throws {
    var (fixture, scroll) = try scroll()
    let page = try fixture.add(in: scroll)
    let badge = try fixture.add(in: page)
    try fixture.relate(page, .left, .equal, scroll, .left, 10)
    try fixture.relate(page, .right, .equal, scroll, .right, -10)
    try fixture.relate(page, .top, .equal, scroll, .top)
    try fixture.relate(page, .bottom, .equal, scroll, .bottom)
    try fixture.relate(page, .width, .equal, scroll, .width, multiplier: 2)
    try fixture.relate(page, .height, .equal, nil, nil, 1000)
    try fixture.relate(badge, .centerX, .equal, scroll, .centerX)
    try fixture.relate(badge, .top, .equal, page, .top)
    try fixture.relate(badge, .width, .equal, nil, nil, 20)
    try fixture.relate(badge, .height, .equal, nil, nil, 20)
    #expect(fixture.frame(of: page) == LayoutRect(x: 10, y: 0, width: 400, height: 1000))
    #expect(fixture.engine.contentSize(of: scroll) == LayoutSize(width: 420, height: 1000))
    // The center of the frame is at 100; the badge is 20 wide and its page starts at 10.
    #expect(fixture.engine.frame(of: badge).x == 80)
    #expect(fixture.engine.ambiguities().isEmpty)
  }

  @Test("Margins of a scroll view lie in what scrolls")
  func marginsLieInContent() throws {
    var (fixture, scroll) = try scroll()
    let page = try fixture.add(in: scroll)
    try fixture.relate(page, .left, .equal, scroll, .leftMargin)
    try fixture.relate(page, .right, .equal, scroll, .rightMargin)
    try fixture.relate(page, .width, .equal, nil, nil, 500)
    #expect(fixture.frame(of: page).x == 8)
    #expect(fixture.engine.contentSize(of: scroll).width == 516)
  }

  @Test("Against something outside, all of a scroll view means its frame")
  func outsideMeansFrame() throws {
    var (fixture, scroll) = try scroll()
    let below = try fixture.add()
    try fixture.relate(below, .top, .equal, scroll, .bottom, 8)
    try fixture.relate(below, .left, .equal, scroll, .left)
    #expect(fixture.frame(of: below).y == 328)
    #expect(fixture.engine.contentSize(of: scroll) == LayoutSize(width: 0, height: 0))
  }

  @Test("The content guide is what scrolls, the frame guide the frame")
  func guidesNameRectangles() throws {
    var (fixture, scroll) = try scroll()
    let content = try fixture.add("content", .contentGuide, in: scroll)
    let frame = try fixture.add("frame", .frameGuide, in: scroll)
    let page = try fixture.add(in: scroll)
    for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] {
      try fixture.relate(page, edge, .equal, content, edge)
    }
    try fixture.relate(page, .width, .equal, frame, .width)
    try fixture.relate(page, .height, .equal, nil, nil, 1000)
    #expect(fixture.frame(of: page) == LayoutRect(x: 0, y: 0, width: 200, height: 1000))
    #expect(fixture.engine.frame(of: content) == LayoutRect(x: 0, y: 0, width: 200, height: 1000))
    #expect(fixture.engine.frame(of: frame) == LayoutRect(x: 0, y: 0, width: 200, height: 300))
    #expect(fixture.engine.contentSize(of: scroll) == LayoutSize(width: 200, height: 1000))
  }

  @Test("A content size that nothing determines is ambiguous, and named after the scroll view")
  func openContentIsAmbiguous() throws {
    var (fixture, scroll) = try scroll()
    let page = try fixture.add(in: scroll)
    try fixture.place(page, in: scroll, x: 0, y: 0, width: 30, height: 30)
    try fixture.relate(page, .right, .lessThanOrEqual, scroll, .right)
    fixture.engine.layout()
    #expect(
      fixture.engine.ambiguities() == [
        LayoutAmbiguity(
          item: scroll, coordinate: .contentWidth, minimum: 30, maximum: .infinity),
        // The top of the page makes the height a number of the layout, and nothing is its end.
        LayoutAmbiguity(
          item: scroll, coordinate: .contentHeight, minimum: 0, maximum: .infinity),
      ])
  }

  @Test("A content size is ambiguous only as long as a constraint mentions the content")
  func unmentionedContentIsNone() throws {
    var (fixture, scroll) = try scroll()
    let page = try fixture.add(in: scroll)
    try fixture.place(page, in: scroll, x: 0, y: 0, width: 30, height: 30)
    try fixture.relate(page, .right, .equal, scroll, .right)
    try fixture.relate(page, .bottom, .equal, scroll, .bottom)
    let overlay = try fixture.add("overlay")
    try fixture.place(overlay, x: 0, y: 0, width: 10, height: 10)
    fixture.engine.layout()
    #expect(fixture.engine.ambiguities().isEmpty)
    try fixture.engine.removeItem(page)
    fixture.engine.layout()
    #expect(fixture.engine.ambiguities().isEmpty)
    #expect(fixture.engine.degreesOfFreedom().isEmpty)
  }

  @Test("A scrolled content moves against everything that is held by the frame")
  func contentIsMoved() throws {
    var (fixture, scroll) = try scroll()
    let frame = try fixture.add("frame", .frameGuide, in: scroll)
    let safeArea = try fixture.add("safeArea", .safeAreaGuide, in: scroll)
    let content = try fixture.add("content", .contentGuide, in: scroll)
    let page = try fixture.add(in: scroll)
    let badge = try fixture.add(in: page)
    let label = try fixture.add(in: scroll)
    let outside = try fixture.add()
    try fixture.place(page, in: scroll, x: 0, y: 100, width: 200, height: 900)
    try fixture.relate(badge, .top, .equal, frame, .top, 5)
    try fixture.relate(label, .centerY, .equal, scroll, .centerY, multiplier: 0.5)
    try fixture.relate(outside, .top, .equal, page, .top)
    fixture.engine.layout()
    try fixture.update(scroll) { $0.boundsOrigin = LayoutPoint(x: 0, y: 50) }
    #expect(fixture.frame(of: page).y == 100)
    // 5 below an edge at 50, in a page that begins at 100.
    #expect(fixture.engine.frame(of: badge).y == -45)
    // The middle of the frame is at 150 and scrolls along; half of that.
    #expect(fixture.engine.frame(of: label).y == 75)
    // 20 down to the scroll view, and 100 of content of which 50 went out at the top.
    #expect(fixture.engine.frame(of: outside).y == 70)
    let shown = LayoutRect(x: 0, y: 50, width: 200, height: 300)
    #expect(fixture.engine.frame(of: frame) == shown)
    #expect(fixture.engine.frame(of: safeArea) == shown)
    #expect(fixture.engine.frame(of: content).y == 0)
  }

  @Test("In a view whose bounds begin elsewhere, frames are measured in these bounds")
  func boundsAreMoved() throws {
    var fixture = try Fixture {
      $0.boundsOrigin = LayoutPoint(x: 30, y: 0)
      $0.safeAreaInsets = LayoutInsets(top: 0, left: 20, bottom: 0, right: 0)
    }
    let box = try fixture.add()
    let half = try fixture.add()
    let masked = try fixture.add {
      $0.autoresizing = AutoresizingCapture(
        mask: [.flexibleLeftMargin], frame: LayoutRect(x: 250, y: 0, width: 50, height: 10),
        parentSize: LayoutSize(width: 300, height: 480))
    }
    try fixture.place(box, x: 5, y: 0, width: 10, height: 10)
    try fixture.relate(half, .left, .equal, fixture.root, .right, multiplier: 0.5)
    #expect(fixture.frame(of: box).x == 35)
    // The right edge is at 30 + 320.
    #expect(fixture.engine.frame(of: half).x == 175)
    // The superview was 300 wide and is 320 wide now.
    #expect(fixture.engine.frame(of: masked).x == 270)
    // 5 of the 20 that are covered lie before the box.
    #expect(fixture.engine.safeAreaInsets(of: box).left == 15)
  }

  @Test("Guides are rectangles in the coordinates of their owner")
  func guidesAreRectangles() throws {
    var fixture = try Fixture()
    let box = try fixture.add()
    let guide = try fixture.add("gap", .guide, in: box)
    let label = try fixture.add(in: box)
    try fixture.place(box, x: 100, y: 100, width: 100, height: 50)
    try fixture.relate(guide, .left, .equal, box, .left, 5)
    try fixture.relate(guide, .width, .equal, box, .width, multiplier: 0.3)
    try fixture.relate(label, .left, .equal, guide, .right)
    // A multiplier of 2 works on the coordinates of the box, not on those of the root or of the
    // guide.
    let marker = try fixture.add(in: box)
    try fixture.relate(marker, .left, .equal, guide, .right, multiplier: 2)
    #expect(fixture.frame(of: guide).x == 5)
    #expect(fixture.engine.frame(of: label).x == 35)
    #expect(fixture.engine.frame(of: marker).x == 70)
  }
}
