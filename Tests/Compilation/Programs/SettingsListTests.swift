// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Program: a list of settings", .serialized) struct SettingsListTests {
  private func show() -> SettingsController {
    let controller = SettingsController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return controller
  }

  private func cell(_ item: Int, _ section: Int, _ controller: SettingsController) throws
    -> UICollectionViewListCell
  {
    try #require(
      controller.list.cellForItem(at: IndexPath(item: item, section: section))
        as? UICollectionViewListCell)
  }

  @Test("Rows are 44 points high, 16 from the sides, in groups 35 apart")
  func frames() throws {
    let controller = show()
    // The picture of 60 and the margins of 11 make the first row 82 high, below half a gap of 17.5.
    #expect(
      try cell(0, 0, controller).frame == CGRect(x: 16, y: 17.5, width: 358, height: 82))
    // 17.5 + 82 + 35 = 134.5, then 44 each.
    #expect(
      try (0..<3).map { try cell($0, 1, controller).frame.minY } == [134.5, 178.5, 222.5])
    #expect(try cell(1, 1, controller).frame.size == CGSize(width: 358, height: 44))
    // 222.5 + 44 + 35 = 301.5.
    #expect(try cell(0, 2, controller).frame.minY == 301.5)
    // 301.5 + 44 + 17.5.
    #expect(controller.list.contentSize == CGSize(width: 390, height: 363))
  }

  @Test("The switch is at the end of its row, and the content ends before it")
  func accessory() throws {
    let cell = try cell(0, 1, show())
    let control = try #require(cell.subviews.first { $0 is UISwitch })
    // A switch is 51 × 31 points. It ends 16 points from the edge of 358, in the middle of 44.
    #expect(control.frame == CGRect(x: 358 - 16 - 51, y: 6.5, width: 51, height: 31))
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 358 - 16 - 51, height: 44))
  }

  @Test("The value of a row ends before the disclosure indicator")
  func value() throws {
    let cell = try cell(1, 1, show())
    let content = try #require(cell.contentView as? UIListContentView)
    // The indicator has 12 points, 16 from the edge; the text has 16 on both sides.
    #expect(content.frame.size == CGSize(width: 358 - 12 - 16, height: 44))
    let text = try #require(content.textLayoutGuide)
    let value = try #require(content.secondaryTextLayoutGuide)
    content.layoutIfNeeded()
    cell.layoutIfNeeded()
    #expect(text.layoutFrame.minX == 16)
    // 330 - 16.
    #expect(value.layoutFrame.maxX == 314)
    #expect(text.layoutFrame.midY == value.layoutFrame.midY)
  }

  @Test("A changed setting keeps the cells of the others")
  func change() throws {
    let controller = show()
    let bluetooth = try cell(2, 1, controller)
    var snapshot = controller.dataSource.snapshot()
    snapshot.deleteItems([.page("Wi-Fi", value: "Home")])
    controller.dataSource.apply(snapshot)
    #expect(try cell(1, 1, controller) === bluetooth)
    #expect(bluetooth.frame.minY == 178.5)
  }
}
