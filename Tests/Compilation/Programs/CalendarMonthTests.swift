// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Program: months of a calendar", .serialized) struct CalendarMonthTests {
  private func show() -> CalendarController {
    // A month of 30 days from Wednesday on, one of 31 from Friday on, and one of 28 from Monday on.
    let controller = CalendarController(months: [
      .init(firstColumn: 2, days: 30), .init(firstColumn: 4, days: 31),
      .init(firstColumn: 0, days: 28),
    ])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 370, height: 500))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return controller
  }

  @Test("Days are in the columns of their weekdays")
  func days() throws {
    let controller = show()
    let view = try #require(controller.collectionView)
    // Columns of (370 - 20) / 7 = 50. The header has 24 points, the inset 4.
    let first = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)) as? DayCell)
    #expect(first.number.text == "1")
    #expect(first.frame == CGRect(x: 10 + 2 * 50, y: 28, width: 50, height: 40))
    // Day 6 is the Monday of the next week, a line of 40 and 2 below.
    let monday = try #require(view.cellForItem(at: IndexPath(item: 7, section: 0)) as? DayCell)
    #expect(monday.number.text == "6")
    #expect(monday.frame.origin == CGPoint(x: 10, y: 70))
    // Frames are on whole pixels, so that the middle is at most half a point away.
    #expect(abs(first.number.center.x - 25) <= 0.5 && abs(first.number.center.y - 20) <= 0.5)
    // 32, 35 and 28 cells are 5, 5 and 4 lines: 24 + 4 + 5 * 40 + 4 * 2 + 20 = 256 twice, and 214.
    #expect(view.contentSize == CGSize(width: 370, height: 256 + 256 + 214))
  }

  @Test("The names of weekdays share the width of the header")
  func header() throws {
    let controller = show()
    let headers = controller.collectionView.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader)
    #expect(headers.map(\.frame.minY) == [0, 256])
    let week = try #require(headers.first as? WeekHeader)
    week.layoutIfNeeded()
    // 370 / 7 = 52.86, on whole pixels.
    #expect(week.columns.count == 7)
    #expect(abs(week.columns[6].frame.maxX - 370) < 0.01)
  }

  @Test("A selected day is scrolled to the top and keeps its colour")
  func selection() throws {
    let controller = show()
    controller.select(day: 1, of: 1)
    controller.view.layoutIfNeeded()
    // The first line of the second month begins at 256 + 28 = 284; the content ends at 726 - 500.
    #expect(controller.collectionView.contentOffset.y == 226)
    let cell = controller.collectionView.cellForItem(at: IndexPath(item: 4, section: 1))
    #expect(cell?.contentView.backgroundColor == .systemBlue)
    #expect(cell?.frame.origin == CGPoint(x: 10 + 4 * 50, y: 284))
  }
}
