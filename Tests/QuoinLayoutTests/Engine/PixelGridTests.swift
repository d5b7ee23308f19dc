// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinSolver
import Testing

@Suite("Pixel grid") struct PixelGridTests {
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

  @Test("Neighbours stay neighbours: thirds of 320 at two pixels a point")
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
