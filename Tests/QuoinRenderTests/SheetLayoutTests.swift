// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import Testing

@testable import QuoinRender

/// The arrangement of several scenes in a picture.
@Suite struct SheetLayoutTests {
  private func tile(
    _ width: Double, _ height: Double, at origin: (Double, Double)? = nil, head: Double = 0
  ) -> SheetTile {
    SheetTile(
      head: head, width: width, height: height,
      canvasOrigin: origin.map { LayoutPoint(x: $0.0, y: $0.1) })
  }

  private func places(_ layout: SheetLayout, _ tiles: [SheetTile]) -> [[Double]] {
    layout.arrangement(of: tiles).0.map { [$0.x, $0.y] }
  }

  @Test("Small scenes are below each other beside a high one")
  func columns() {
    let tiles = [tile(300, 600), tile(200, 200), tile(250, 200), tile(100, 400)]
    // The margin is 12 and the gap 32; the last one is too high for the second column.
    #expect(
      places(.rows, tiles) == [[12, 12], [344, 12], [344, 244], [626, 12]])
    #expect(SheetLayout.rows.arrangement(of: tiles).1 == LayoutSize(width: 738, height: 624))
  }

  @Test("Scenes of one height are in a row, and in the next one when the row is full")
  func rows() {
    let tiles = (0..<3).map { _ in tile(840, 100, head: 34) }
    #expect(places(.rows, tiles) == [[12, 46], [884, 46], [12, 212]])
  }

  @Test("On a canvas scenes have their places, those without one are below")
  func canvas() {
    let tiles = [
      tile(300, 500, at: (700, -50), head: 34), tile(300, 500, at: (-100, 0), head: 34),
      tile(200, 100, head: 34),
    ]
    let layout = SheetLayout.canvas(counts: [3], segues: [])
    // The leftmost is at the margin, the head of the highest too; the lowest ends at 596.
    #expect(places(layout, tiles) == [[812, 46], [12, 96], [12, 662]])
  }

  @Test("The canvases of files are below each other")
  func files() {
    let tiles = [tile(300, 500, at: (0, 0)), tile(300, 500, at: (4000, 4000))]
    let layout = SheetLayout.canvas(counts: [1, 1], segues: [])
    #expect(places(layout, tiles) == [[12, 12], [12, 544]])
  }

  @Test("Segues are arrows between the nearest edges of two scenes")
  func segues() {
    let scenes = [
      LayoutRect(x: 0, y: 0, width: 100, height: 200),
      LayoutRect(x: 300, y: 0, width: 100, height: 200),
    ]
    let painter = SeguePainter(
      segues: [
        SheetSegue(source: 0, destination: 1, kind: "show"),
        SheetSegue(source: 1, destination: 0, kind: "modal"),
      ], scenes: scenes)
    let starts = painter.elements.compactMap { element -> [Double]? in
      guard case .circle(let x, let y, _, _) = element else { return nil }
      return [x, y]
    }
    // Two arrows between one pair are 22 apart.
    #expect(starts == [[100, 89], [300, 111]])
    let tips = painter.elements.compactMap { element -> [Double]? in
      guard case .polyline(let points, _) = element else { return nil }
      return [points[0].x, points[0].y]
    }
    #expect(tips == [[300, 89], [100, 111]])
  }
}
