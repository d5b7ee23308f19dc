// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Program: a photo grid", .serialized) struct PhotoGridTests {
  private func show(_ count: Int) -> PhotoGridController {
    let controller = PhotoGridController(count: count)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return controller
  }

  @Test("A hundred thousand photos have cells for the rows in sight alone, which are used again")
  func reuse() throws {
    PhotoCell.made = 0
    let controller = show(100_000)
    let grid = controller.grid
    // (390 - 2 * 3) / 3 = 128 wide; rows are 131 apart and start below the header of 44. The 800
    // points below it show 7 rows, the last from 786.
    #expect(grid.visibleCells.count == 21)
    #expect(PhotoCell.made == 21)
    // 33,334 rows with 33,333 gaps.
    #expect(grid.contentSize == CGSize(width: 390, height: 44 + 33_334 * 128 + 33_333 * 3))
    let fifth = try #require(grid.cellForItem(at: IndexPath(item: 4, section: 0)) as? PhotoCell)
    #expect(fifth.frame == CGRect(x: 131, y: 44 + 131, width: 128, height: 128))
    #expect(fifth.picture.frame == CGRect(x: 0, y: 0, width: 128, height: 128))

    grid.contentOffset.y = 44 + 131_000
    controller.view.layoutIfNeeded()
    // Row 1,000 begins at the top.
    #expect(grid.indexPathsForVisibleItems.first == IndexPath(item: 3000, section: 0))
    #expect(grid.visibleCells.count == 21)
    #expect(PhotoCell.made == 21)
    let header = grid.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader)
    #expect(header.map(\.frame) == [CGRect(x: 0, y: 131_044, width: 390, height: 44)])
  }

  @Test("Scrolling to a photo puts its row where the position says")
  func scrolling() {
    let controller = show(300)
    let grid = controller.grid
    grid.scrollToItem(
      at: IndexPath(item: 150, section: 0), at: .centeredVertically, animated: false)
    // Row 50 begins at 44 + 50 * 131 = 6594; its middle is 6658, half of 844 above it is 6236.
    #expect(grid.contentOffset.y == 6236)
  }

  @Test("A deleted photo leaves its place to the next, which keeps its cell")
  func deletion() throws {
    let controller = show(6)
    let grid = controller.grid
    let last = try #require(grid.cellForItem(at: IndexPath(item: 5, section: 0)))
    grid.performBatchUpdates({
      controller.count = 5
      grid.deleteItems(at: [IndexPath(item: 0, section: 0)])
    })
    #expect(grid.indexPath(for: last) == IndexPath(item: 4, section: 0))
    #expect(last.frame.origin == CGPoint(x: 131, y: 44 + 131))
  }
}
