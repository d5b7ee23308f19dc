// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import NotAutoLayout
import Testing

private enum Breadth: Int, ConditionEnum {
  case narrow = 1
  case broad
}

@MainActor struct GroupTests {
  let parent = LayoutInfoStoredView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  let tiles = [Tile(40, 20), Tile(60, 30), Tile(20, 10)]

  init() {
    for tile in tiles { parent.addSubview(tile) }
  }

  private func pass() {
    parent.setNeedsLayout()
    parent.layoutIfNeeded()
  }

  /// Stores the run of case Q1 of the specification.
  private func storeRun() {
    parent.nal.setRunLayout(for: tiles) {
      $0
        .setMiddle(by: { $0.vertical(at: 0.5) })
        .fitSize()
        .setHorizontalInsetsEqualingToMargin()
    }
  }

  @Test func `A stored run is applied in each pass`() {
    storeRun()
    pass()
    #expect(tiles.map(\.frame.minX) == [50, 140, 250])
    #expect(tiles.map(\.frame.minY) == [40, 35, 45])
    // 520 less 120 leaves four gaps of 100.
    parent.frame.size.width = 520
    pass()
    #expect(tiles.map(\.frame.minX) == [100, 240, 400])
  }

  @Test func `Setting a run again for the same views replaces it`() {
    storeRun()
    parent.nal.setRunLayout(for: tiles) {
      $0
        .setTop(to: 0).fitSize().setHorizontalInsets(to: 10)
    }
    pass()
    #expect(parent.groupInfo[0]?.count == 1)
    // A gap of 10 before each: 10, 10 + 40 + 10, 60 + 60 + 10.
    #expect(tiles.map(\.frame.minX) == [10, 60, 130])
  }

  @Test func `A view that is removed leaves no gap`() {
    storeRun()
    tiles[1].removeFromSuperview()
    pass()
    // 320 less 60 leaves three gaps of 86 ⅔.
    #expect(isClose(tiles[2].frame, CGRect(x: 640.0 / 3, y: 45, width: 20, height: 10)))
    #expect(tiles[1].frame == .zero)
  }

  @Test func `A stored grid of a condition replaces that of the default condition`() {
    storeRun()
    parent.conditionGetter = { $0.width < 400 ? Breadth.narrow : Breadth.broad }
    parent.nal.setGridLayout(for: tiles.map { [$0] }, under: Breadth.narrow) {
      $0
        .stickOnParent().setInsets(to: 5)
    }
    pass()
    // Three rows in 100 with two gaps of 5.
    #expect(tiles.map(\.frame.minY) == [0, 35, 70])
    #expect(tiles.map(\.frame.size) == Array(repeating: CGSize(width: 320, height: 30), count: 3))
    parent.frame.size.width = 520
    pass()
    #expect(tiles.map(\.frame.minX) == [100, 240, 400])
  }
}
#endif
