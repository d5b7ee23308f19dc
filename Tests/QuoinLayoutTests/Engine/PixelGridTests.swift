// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import LongTests
import QuoinLayout
import Testing

@LongTests @Suite("Pixel grid") struct PixelGridTests {
  @Test(
    "An edge goes to the nearest pixel, from the middle upward",
    arguments: [
      (scale: 2.0, exact: 950.25, rounded: 950.5), (2, 950.2, 950), (1, 110.5, 111),
      (1, 110.49, 110), (3, 10.5, 32.0 / 3), (2, -0.25, 0), (1, -0.5, 0), (1, -0.6, -1),
      // Misses the middle by a rounding error of the solution.
      (1, 20.499999999, 21),
    ])
  func edgeIsRounded(scale: Double, exact: Double, rounded: Double) throws {
    var fixture = try Fixture()
    let view = try fixture.add()
    try fixture.place(view, x: exact, y: 0, width: 10, height: 10)
    fixture.engine.layout()
    #expect(abs(fixture.engine.frame(of: view, scale: scale).x - rounded) < 1e-9)
    #expect(abs(fixture.engine.frame(of: view).x - exact) < 1e-9)
  }

  @Test("Neighbours stay neighbours: thirds of 320 at two pixels per point")
  func neighboursStayFlush() throws {
    var fixture = try Fixture(width: 320, height: 10)
    var views: [ItemID] = []
    for _ in 0..<3 {
      let view = try fixture.add()
      try fixture.relate(
        view, .left, .equal, views.last ?? fixture.root, views.isEmpty ? .left : .right)
      try fixture.relate(view, .width, .equal, fixture.root, .width, multiplier: 1.0 / 3)
      views.append(view)
    }
    fixture.engine.layout()
    // Edges at 0, 106.667, 213.333 and 320.
    let frames = views.map { fixture.engine.frame(of: $0, scale: 2) }
    #expect(frames.map(\.x) == [0, 106.5, 213.5])
    #expect(frames.map(\.width) == [106.5, 107, 106.5])
  }

  /// Frames by the slots of their items.
  private func reportedFrames(
    _ engine: inout LayoutEngine, scale: Double
  ) -> [Int32: LayoutRect] {
    var changes = LayoutChanges()
    var frames: [Int32: LayoutRect] = [:]
    while engine.takeFrames(scale: scale, into: &changes) {
      for frame in changes.frames[..<changes.frames.count] { frames[frame.slot] = frame.rect }
    }
    return frames
  }

  /// The quotient of two whole numbers is the double nearest to what a program means by so many
  /// pixels.
  @Test(
    "A frame of whole pixels comes out exactly, wherever it lies",
    arguments: [1.0, 2, 3], [0.0, 4])
  func wholePixelsAreExact(scale: Double, inset: Double) throws {
    var random = SeededGenerator(state: UInt64(scale) * 16 + UInt64(inset))
    func pixels(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &random))
    }
    for round in 0..<60 {
      var fixture = try Fixture(width: 2000, height: 3000)
      let insets = LayoutInsets(all: inset)
      let outer = try fixture.add { $0.alignmentInsets = insets }
      let inner = try fixture.add(in: outer)
      let sizes = [pixels(0...4000), pixels(0...4000), pixels(0...900), pixels(0...900)]
      let origins = [pixels(-900...9000), pixels(-900...9000), pixels(0...99), pixels(0...99)]
      try fixture.place(
        outer, x: origins[0] / scale, y: origins[1] / scale, width: sizes[0] / scale,
        height: sizes[1] / scale)
      // A constraint between the two speaks of the alignment rectangle of the outer one.
      try fixture.place(
        inner, in: outer, x: origins[2] / scale, y: origins[3] / scale, width: sizes[2] / scale,
        height: sizes[3] / scale)
      fixture.engine.layout()
      let wanted = [
        outer: LayoutRect(
          x: (origins[0] - inset * scale) / scale, y: (origins[1] - inset * scale) / scale,
          width: (sizes[0] + 2 * inset * scale) / scale,
          height: (sizes[1] + 2 * inset * scale) / scale),
        inner: LayoutRect(
          x: (origins[2] + inset * scale) / scale, y: (origins[3] + inset * scale) / scale,
          width: sizes[2] / scale, height: sizes[3] / scale),
      ]
      let reported = reportedFrames(&fixture.engine, scale: scale)
      for (item, frame) in wanted {
        #expect(fixture.engine.frame(of: item, scale: scale) == frame, "round \(round)")
        #expect(reported[item.index] == frame, "round \(round)")
      }
    }
  }

  @Test(
    "The size of what scrolls is rounded like an edge",
    arguments: [
      (scale: 1.0, exact: 20.49, rounded: 20.0), (1, 20.5, 21), (2, 20.25, 20.5),
      // A third of 61.5 misses the middle by a rounding error.
      (1, 61.5 * (1.0 / 3), 21), (1, 20.499999999, 21), (3, 100, 100), (0, 20.3, 20.3),
    ])
  func contentSizeIsRounded(scale: Double, exact: Double, rounded: Double) throws {
    var fixture = try Fixture()
    let scroll = try fixture.add { $0.isScrollView = true }
    let inside = try fixture.add(in: scroll)
    try fixture.place(scroll, x: 0, y: 0, width: 100, height: 100)
    try fixture.relate(inside, .left, .equal, scroll, .left)
    try fixture.relate(inside, .right, .equal, scroll, .right)
    try fixture.relate(inside, .width, .equal, nil, nil, exact)
    fixture.engine.layout()
    #expect(fixture.engine.contentSize(of: scroll, scale: scale).width == rounded)
  }

  @Test("Edges are rounded where they are in the root")
  func edgesAreRoundedInRoot() throws {
    var fixture = try Fixture()
    let parent = try fixture.add()
    let child = try fixture.add(in: parent)
    try fixture.place(parent, x: 10.3, y: 0, width: 100, height: 10)
    try fixture.place(child, in: parent, x: 10.3, y: 0, width: 20, height: 10)
    fixture.engine.layout()
    #expect(fixture.engine.frame(of: parent, scale: 1).x == 10)
    // 20.6 becomes 21, 11 from the parent's 10.
    #expect(fixture.engine.frame(of: child, scale: 1).x == 11)
  }

  @Test("The alignment rectangle is rounded, then its insets are added")
  func alignmentRectIsRounded() throws {
    var fixture = try Fixture()
    let view = try fixture.add {
      $0.alignmentInsets = LayoutInsets(top: 0, left: 0.25, bottom: 0, right: 0.25)
    }
    try fixture.place(view, x: 10.4, y: 0, width: 20.4, height: 10)
    fixture.engine.layout()
    // Edges 10.4 and 30.8 become 10 and 31.
    let frame = fixture.engine.frame(of: view, scale: 1)
    #expect(frame == LayoutRect(x: 9.75, y: 0, width: 21.5, height: 10))
  }

  @Test(
    "Without a scale that makes sense, nothing is rounded",
    arguments: [0, -1, Double.nan, .infinity])
  func badScaleDoesNotRound(scale: Double) throws {
    var fixture = try Fixture()
    let view = try fixture.add()
    try fixture.place(view, x: 0.3, y: 0, width: 1, height: 1)
    fixture.engine.layout()
    #expect(fixture.engine.frame(of: view, scale: scale).x == 0.3)
  }
}
