// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import Testing

@Suite("Margins and safe areas") struct InsetTests {
  @Test("The margins guide lies inside of margins and safe area")
  func marginsGuideAddsSafeArea() throws {
    for (insets, expected) in [
      (true, LayoutRect(x: 60, y: 0, width: 692, height: 354)),
      (false, LayoutRect(x: 16, y: 0, width: 780, height: 375)),
    ] {
      var fixture = try Fixture(width: 812, height: 375) {
        $0.margins = LayoutInsets(top: 0, left: 16, bottom: 0, right: 16)
        $0.safeAreaInsets = LayoutInsets(top: 0, left: 44, bottom: 21, right: 44)
        $0.insetsMarginsFromSafeArea = insets
      }
      let guide = try fixture.add("margins", .marginsGuide)
      #expect(fixture.frame(of: guide) == expected)
    }
  }

  @Test("A safe area of 20 and a margin of 28 make 48")
  func safeAreaAddsToMargin() throws {
    var fixture = try Fixture {
      $0.margins = LayoutInsets(all: 28)
      $0.safeAreaInsets = LayoutInsets(top: 20, left: 0, bottom: 0, right: 0)
    }
    fixture.engine.layout()
    #expect(fixture.engine.effectiveMargins(of: fixture.root).top == 48)
  }

  @Test("An item adds to the safe area that it has from its parent, and passes the sum on")
  func safeAreaIsAddedTo() throws {
    var fixture = try Fixture {
      $0.safeAreaInsets = LayoutInsets(top: 20, left: 0, bottom: 0, right: 0)
    }
    let page = try fixture.add {
      $0.additionalSafeAreaInsets = LayoutInsets(top: 44, left: 0, bottom: 49, right: 0)
    }
    let view = try fixture.add(in: page)
    try fixture.place(page, x: 0, y: 0, width: 320, height: 480)
    try fixture.place(view, in: page, x: 0, y: 30, width: 320, height: 100)
    fixture.engine.layout()
    #expect(
      fixture.engine.safeAreaInsets(of: page)
        == LayoutInsets(top: 64, left: 0, bottom: 49, right: 0))
    #expect(
      fixture.engine.safeAreaInsets(of: view)
        == LayoutInsets(top: 34, left: 0, bottom: 0, right: 0))
  }

  /// Superview left margin 20, own margin 8: what is kept at a distance from the superview's edge.
  @Test(
    "A view keeps its superview's margin when it preserves it",
    arguments: [(0.0, 20.0), (5, 15), (30, 8)])
  func superviewMarginIsPreserved(offset: Double, expected: Double) throws {
    var fixture = try Fixture {
      $0.margins = LayoutInsets(top: 8, left: 20, bottom: 8, right: 8)
    }
    let view = try fixture.add { $0.preservesSuperviewMargins = true }
    let child = try fixture.add(in: view)
    try fixture.place(view, x: offset, y: 0, width: 200, height: 200)
    try fixture.relate(child, .left, .equal, view, .leftMargin)
    #expect(fixture.frame(of: child).x == expected)
    #expect(fixture.engine.effectiveMargins(of: view).left == expected)
  }

  /// An inset of 59 at the top: a view inside of it, one shifted by 20, one that hangs out of the
  /// superview.
  @Test(
    "A view has the part of its superview's safe area that reaches into it",
    arguments: [(100.0, 0.0), (59, 0), (20, 39), (0, 59), (-30, 59)])
  func safeAreaReachesIntoView(y: Double, expected: Double) throws {
    var fixture = try Fixture {
      $0.safeAreaInsets = LayoutInsets(top: 59, left: 0, bottom: 34, right: 0)
    }
    let view = try fixture.add()
    let child = try fixture.add(in: view)
    let guide = try fixture.add("safe", .safeAreaGuide, in: view)
    try fixture.place(view, x: 0, y: y, width: 320, height: 200)
    try fixture.relate(child, .top, .equal, guide, .top)
    #expect(fixture.frame(of: child).y == expected)
    #expect(fixture.engine.safeAreaInsets(of: view).top == expected)
    // The margin of 8 comes on top.
    #expect(fixture.engine.effectiveMargins(of: view).top == expected + 8)
    #expect(
      fixture.engine.frame(of: guide)
        == LayoutRect(x: 0, y: expected, width: 320, height: 200 - expected))
  }

  @Test("Safe areas reach through several levels")
  func safeAreaReachesThroughLevels() throws {
    var fixture = try Fixture {
      $0.safeAreaInsets = LayoutInsets(top: 50, left: 0, bottom: 30, right: 0)
    }
    let outer = try fixture.add()
    let inner = try fixture.add(in: outer)
    try fixture.place(outer, x: 0, y: 10, width: 320, height: 470)
    try fixture.place(inner, in: outer, x: 0, y: 15, width: 320, height: 450)
    fixture.engine.layout()
    #expect(
      fixture.engine.safeAreaInsets(of: inner)
        == LayoutInsets(top: 25, left: 0, bottom: 25, right: 0))
  }

  @Test("What scrolls has no safe area where the scroll view adds it to the insets of the content")
  func scrollContentHasNoCountedSafeArea() throws {
    var fixture = try Fixture { $0.safeAreaInsets = LayoutInsets(all: 40) }
    let scroll = try fixture.add {
      $0.isScrollView = true
      $0.countsSafeAreaHorizontally = true
      $0.countsSafeAreaVertically = true
    }
    let child = try fixture.add(in: scroll)
    try fixture.place(scroll, x: 0, y: 0, width: 320, height: 480)
    try fixture.place(child, in: scroll, x: 0, y: 0, width: 320, height: 480)
    fixture.engine.layout()
    #expect(fixture.engine.safeAreaInsets(of: scroll) == LayoutInsets(all: 40))
    #expect(fixture.engine.safeAreaInsets(of: child) == .zero)
    #expect(fixture.engine.effectiveMargins(of: child) == LayoutInsets(all: 8))
  }

  // Content of 320 by 1000 in a view of 320 by 480, of which 40 points are covered at each edge. The
  // scroll view counts those above and below. At an offset of 100 a row from 90 to 130 begins at the
  // upper edge; it is covered by 40 at both sides.
  @Test("What scrolls has the safe area that covers it and that the scroll view does not count")
  func scrollContentIsCovered() throws {
    var fixture = try Fixture { $0.safeAreaInsets = LayoutInsets(all: 40) }
    let scroll = try fixture.add {
      $0.isScrollView = true
      $0.boundsOrigin = LayoutPoint(x: 0, y: 100)
      $0.countsSafeAreaVertically = true
    }
    let row = try fixture.add(in: scroll)
    try fixture.place(scroll, x: 0, y: 0, width: 320, height: 480)
    try fixture.place(row, in: scroll, x: 0, y: 90, width: 320, height: 40)
    fixture.engine.layout()
    #expect(
      fixture.engine.safeAreaInsets(of: row)
        == LayoutInsets(top: 0, left: 40, bottom: 0, right: 40))
    try fixture.update(scroll) { $0.countsSafeAreaVertically = false }
    fixture.engine.layout()
    // 10 points above the edge, so that all 40 points of the edge reach into it, but no more.
    #expect(
      fixture.engine.safeAreaInsets(of: row)
        == LayoutInsets(top: 40, left: 40, bottom: 0, right: 40))
  }

  // A margin of 20 with the safe area of 40 is 60 in the scroll view. Of these it counts 40 above and
  // below, and the rest is kept by rows at the edge and beyond.
  @Test("Rows keep the margin of a scroll view without the safe area that it counts")
  func scrollContentKeepsMargins() throws {
    for offset in [0.0, 300] {
      var fixture = try Fixture { $0.safeAreaInsets = LayoutInsets(all: 40) }
      let scroll = try fixture.add {
        $0.isScrollView = true
        $0.margins = LayoutInsets(all: 20)
        $0.boundsOrigin = LayoutPoint(x: 0, y: offset)
        $0.countsSafeAreaVertically = true
      }
      let row = try fixture.add(in: scroll) { $0.preservesSuperviewMargins = true }
      try fixture.place(scroll, x: 0, y: 0, width: 320, height: 480)
      try fixture.place(row, in: scroll, x: 0, y: 0, width: 320, height: 40)
      fixture.engine.layout()
      #expect(fixture.engine.effectiveMargins(of: row).top == 20)
      #expect(fixture.engine.effectiveMargins(of: row).left == 60)
      #expect(fixture.engine.effectiveMargins(of: row).bottom == 8)
    }
  }

  @Test("A safe area that is set on an item counts as it is")
  func ownSafeAreaCounts() throws {
    var fixture = try Fixture { $0.safeAreaInsets = LayoutInsets(all: 40) }
    let view = try fixture.add { $0.safeAreaInsets = LayoutInsets(all: 3) }
    try fixture.place(view, x: 100, y: 100, width: 10, height: 10)
    fixture.engine.layout()
    #expect(fixture.engine.safeAreaInsets(of: view) == LayoutInsets(all: 3))
  }

  @Test("A container that grows around its content and moves ends with matching insets")
  func movingContainerSettles() throws {
    // The container ends 20 above the bottom of the root, so that 14 of the 34 points reach into
    // it.
    var fixture = try Fixture {
      $0.safeAreaInsets = LayoutInsets(top: 0, left: 0, bottom: 34, right: 0)
    }
    let box = try fixture.add()
    let label = try fixture.add(in: box) { $0.contentHeight = ContentSize(30) }
    let guide = try fixture.add("safe", .safeAreaGuide, in: box)
    try fixture.relate(box, .bottom, .equal, fixture.root, .bottom, -20)
    try fixture.relate(label, .top, .equal, box, .top)
    try fixture.relate(label, .bottom, .equal, guide, .bottom)
    let frame = fixture.frame(of: box)
    #expect(frame.height == 44 && frame.y == 416)
  }

  @Test("Later layouts start afresh: insets do not depend on earlier frames")
  func insetsDoNotDependOnHistory() throws {
    var fixture = try Fixture { $0.safeAreaInsets = LayoutInsets(all: 40) }
    let view = try fixture.add()
    let child = try fixture.add(in: view)
    try fixture.place(view, x: 0, y: 0, width: 100, height: 100)
    let y = try fixture.relate(child, .top, .equal, view, .topMargin)
    #expect(fixture.frame(of: child).y == 48)
    try fixture.engine.setConstant(of: y, to: 5)
    #expect(fixture.frame(of: child).y == 53)
    try fixture.update(fixture.root) { $0.safeAreaInsets = .zero }
    #expect(fixture.frame(of: child).y == 13)
  }
}
