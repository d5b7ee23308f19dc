// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import Testing

@Suite("Alignment rectangles and baselines") struct AlignmentTests {
  @Test("A frame is the alignment rectangle with its insets added")
  func frameIsOutset() throws {
    var fixture = try Fixture()
    let view = try fixture.add {
      $0.alignmentInsets = LayoutInsets(top: 2, left: 3, bottom: 4, right: 5)
    }
    try fixture.place(view, x: 10, y: 10, width: 100, height: 50)
    #expect(fixture.frame(of: view) == LayoutRect(x: 7, y: 8, width: 108, height: 56))
    #expect(
      fixture.engine.alignmentRect(of: view) == LayoutRect(x: 10, y: 10, width: 100, height: 50))
  }

  @Test("Children stand against the alignment rectangle, in the coordinates of the frame")
  func childrenStandAgainstAlignmentRect() throws {
    var fixture = try Fixture()
    let outer = try fixture.add {
      $0.alignmentInsets = LayoutInsets(top: 2, left: 3, bottom: 4, right: 5)
    }
    let inner = try fixture.add(in: outer) {
      $0.alignmentInsets = LayoutInsets(top: 1, left: 1, bottom: 1, right: 1)
    }
    let leaf = try fixture.add(in: inner)
    try fixture.place(outer, x: 10, y: 10, width: 100, height: 50)
    for (edge, constant) in [(LayoutAttribute.left, 6.0), (.top, 6), (.right, -6), (.bottom, -6)] {
      try fixture.relate(inner, edge, .equal, outer, edge, constant)
    }
    // The leaf is pinned to the root, past both: its alignment rectangle is at 40, 40 of the root.
    try fixture.place(leaf, x: 40, y: 40, width: 5, height: 5)
    // The alignment rectangle of `outer` starts at (3, 2) of its frame, so `inner`'s starts at (9,
    // 8), its frame 1 less.
    #expect(fixture.frame(of: inner) == LayoutRect(x: 8, y: 7, width: 90, height: 40))
    // Frames start at (7, 8) for `outer`, at (15, 15) of the root for `inner`.
    #expect(fixture.engine.frame(of: leaf) == LayoutRect(x: 25, y: 25, width: 5, height: 5))
  }

  @Test("A given size is the size of the frame; the rest stands against its alignment rectangle")
  func givenSizeIsFrame() throws {
    var fixture = try Fixture(width: 100, height: 80) {
      $0.alignmentInsets = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    let view = try fixture.add()
    for edge in [LayoutAttribute.left, .top, .right, .bottom] {
      try fixture.relate(view, edge, .equal, fixture.root, edge)
    }
    #expect(fixture.frame(of: view) == LayoutRect(x: 2, y: 1, width: 94, height: 76))
    #expect(
      fixture.engine.frame(of: fixture.root) == LayoutRect(x: 0, y: 0, width: 100, height: 80))
    try fixture.update(fixture.root) { $0.givenSize = LayoutSize(width: 50, height: 40) }
    #expect(fixture.frame(of: view) == LayoutRect(x: 2, y: 1, width: 44, height: 36))
    try fixture.update(fixture.root) { $0.alignmentInsets = .zero }
    #expect(fixture.frame(of: view) == LayoutRect(x: 0, y: 0, width: 50, height: 40))
  }

  @Test("A root without a given size is as large as its contents")
  func rootFitsContents() throws {
    var fixture = try Fixture { $0.givenSize = nil }
    let label = try fixture.add {
      $0.contentWidth = ContentSize(60)
      $0.contentHeight = ContentSize(20)
    }
    for (edge, constant) in [(LayoutAttribute.left, 8.0), (.top, 8), (.right, -8), (.bottom, -8)] {
      try fixture.relate(label, edge, .equal, fixture.root, edge, constant)
    }
    #expect(fixture.frame(of: fixture.root) == LayoutRect(x: 0, y: 0, width: 76, height: 36))
  }

  @Test("Baselines are measured from the alignment rectangle")
  func baselinesAreOffsets() throws {
    var fixture = try Fixture()
    let a = try fixture.add {
      $0.firstBaseline = 30
      $0.lastBaseline = 5
      $0.alignmentInsets = LayoutInsets(all: 2)
    }
    let b = try fixture.add { $0.firstBaseline = 15 }
    let c = try fixture.add()
    try fixture.place(a, x: 0, y: 10, width: 40, height: 40)
    // a's last baseline is 10 + 40 − 5 = 45, so b's first one is 69.
    try fixture.relate(b, .firstBaseline, .equal, a, .lastBaseline, 24)
    try fixture.relate(b, .height, .equal, nil, nil, 20)
    // An item without baselines has its bottom for the last one: b's bottom is 74.
    try fixture.relate(c, .lastBaseline, .equal, b, .lastBaseline)
    try fixture.relate(c, .height, .equal, nil, nil, 7)
    #expect(fixture.frame(of: b).y == 54)
    #expect(fixture.engine.frame(of: c).y == 67)
    // And its top for the first one.
    try fixture.update(b) { $0.firstBaseline = nil }
    #expect(fixture.frame(of: b).y == 69)
  }

  /// In the alignment rectangle (20, 30, 100, 40) with margins of 8 and baselines 30 from the top
  /// and 6 from the bottom.
  static let places: [(marker: LayoutAttribute, attributes: [(LayoutAttribute, Double)])] = [
    (
      .left,
      [
        (.left, 20), (.right, 120), (.centerX, 70), (.leftMargin, 28), (.rightMargin, 112),
        (.centerXWithinMargins, 70),
      ]
    ),
    (.leading, [(.leading, 20), (.trailing, 120), (.leadingMargin, 28), (.trailingMargin, 112)]),
    (
      .top,
      [
        (.top, 30), (.bottom, 70), (.centerY, 50), (.firstBaseline, 60), (.lastBaseline, 64),
        (.topMargin, 38), (.bottomMargin, 62), (.centerYWithinMargins, 50),
      ]
    ),
  ]

  @Test("Every location is where the reference says", arguments: places)
  func locationsAreInPlace(
    marker: LayoutAttribute, attributes: [(LayoutAttribute, Double)]
  ) throws {
    for (attribute, place) in attributes {
      var fixture = try Fixture()
      let view = try fixture.add {
        $0.firstBaseline = 30
        $0.lastBaseline = 6
      }
      let item = try fixture.add()
      try fixture.place(view, x: 20, y: 30, width: 100, height: 40)
      try fixture.relate(item, marker, .equal, view, attribute)
      let frame = fixture.frame(of: item)
      #expect((marker == .top ? frame.y : frame.x) == place, "\(attribute)")
    }
  }
}
