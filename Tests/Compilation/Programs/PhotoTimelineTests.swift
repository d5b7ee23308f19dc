// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Program: photos by month", .serialized) struct PhotoTimelineTests {
  private func show(_ counts: [Int]) -> TimelineController {
    let controller = TimelineController(
      months: counts.enumerated().map { .init(name: "Month \($0.offset)", photos: $0.element) })
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return controller
  }

  private func headers(_ controller: TimelineController) -> [CGRect] {
    controller.view.layoutIfNeeded()
    return controller.grid.visibleSupplementaryViews(ofKind: TimelineController.headerKind)
      .map(\.frame)
  }

  @Test("Photos are in five columns below the header of their month")
  func frames() throws {
    let grid = show([7, 3]).grid
    // Columns of 375 / 5 = 75; a header with one line is the least height of list cells, 44.
    let first = try #require(grid.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(first.frame == CGRect(x: 1, y: 45, width: 73, height: 73))
    let seventh = try #require(grid.cellForItem(at: IndexPath(item: 6, section: 0)))
    #expect(seventh.frame == CGRect(x: 76, y: 120, width: 73, height: 73))
    // The second month begins at 44 + 150 = 194.
    let other = try #require(grid.cellForItem(at: IndexPath(item: 0, section: 1)))
    #expect(other.frame.origin == CGPoint(x: 1, y: 194 + 44 + 1))
    #expect(grid.contentSize == CGSize(width: 375, height: 194 + 44 + 75))
  }

  @Test("The header of the month in sight stays at the top")
  func pinned() {
    let controller = show([100, 100])
    #expect(headers(controller) == [CGRect(x: 0, y: 0, width: 375, height: 44)])
    controller.grid.contentOffset.y = 500
    #expect(headers(controller) == [CGRect(x: 0, y: 500, width: 375, height: 44)])
    // A month is 44 + 20 * 75 = 1544 high: its header leaves together with its last row.
    controller.grid.contentOffset.y = 1520
    #expect(headers(controller).map(\.minY) == [1500, 1544])
  }

  @Test("Ten thousand photos configure the cells in sight alone")
  func many() {
    let controller = show([10_000])
    // 600 - 44 = 556 points show 8 rows of 75, the last one in part.
    #expect(controller.configured == 40)
    controller.grid.contentOffset.y = 75_044
    controller.view.layoutIfNeeded()
    #expect(controller.grid.indexPathsForVisibleItems.first?.item == 5000)
  }
}
