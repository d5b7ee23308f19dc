// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Program: a store with shelves", .serialized) struct StoreFrontTests {
  private func show() -> StoreController {
    let controller = StoreController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 900))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return controller
  }

  private func frame(_ item: Int, _ section: Int, _ controller: StoreController) -> CGRect? {
    controller.shelves.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  @Test("Shelves are below each other")
  func frames() throws {
    let controller = show()
    // 400 - 32 = 368; 0.9 of it is 331.2. The first page is centred: (400 - 331.2) / 2 = 34.4.
    let featured = try #require(frame(0, 0, controller))
    #expect(abs(featured.minX - 34.4) < 0.01)
    #expect(abs(featured.width - 331.2) < 0.01)
    // The next shelf is 20 below: its title at 240, its cells at 280, of a third of 210 less 8.
    #expect(frame(0, 1, controller) == CGRect(x: 20, y: 284, width: 272, height: 62))
    #expect(frame(1, 1, controller)?.minY == 354)
    #expect(frame(3, 1, controller)?.origin == CGPoint(x: 16 + 280 + 4, y: 284))
    // 280 + 210 + 20 = 510 is the last title, 550 the first row of half of 368.
    #expect(frame(1, 2, controller) == CGRect(x: 200, y: 550, width: 184, height: 60))
    #expect(frame(2, 2, controller)?.minY == 620)
    // Five rows of 60 with 10 between them.
    #expect(controller.shelves.contentSize == CGSize(width: 400, height: 550 + 340))
    let titles = controller.shelves.visibleSupplementaryViews(ofKind: ShelfTitle.kind)
    #expect(titles.map(\.frame) == [240, 510].map { CGRect(x: 16, y: $0, width: 368, height: 40) })
    #expect(titles.compactMap { ($0 as? ShelfTitle)?.label.text } == ["Popular", "Categories"])
  }

  @Test("A badge is over the corner of its cell")
  func badges() {
    let controller = show()
    let badge = controller.shelves.supplementaryView(
      forElementKind: StoreController.badgeKind, at: IndexPath(item: 0, section: 1))
    // The corner at (292, 284) is in the middle of the 18 points.
    #expect(badge?.frame == CGRect(x: 283, y: 275, width: 18, height: 18))
  }

  @Test("A picture fills its cell above the name")
  func cell() throws {
    let controller = show()
    let cell = try #require(
      controller.shelves.cellForItem(at: IndexPath(item: 0, section: 2)) as? StoreCell)
    cell.layoutIfNeeded()
    // 60 - 16 - 4 = 40.
    #expect(cell.picture.frame == CGRect(x: 0, y: 0, width: 184, height: 40))
    #expect(cell.name.frame == CGRect(x: 0, y: 44, width: 184, height: 16))
  }

  @Test("Scrolling a shelf stops at the boundary of a group")
  func scrolling() {
    let controller = show()
    controller.shelves.scrollToItem(
      at: IndexPath(item: 4, section: 1), at: .centeredHorizontally, animated: false)
    controller.view.layoutIfNeeded()
    // The second column is where the first one was.
    #expect(frame(3, 1, controller)?.minX == 20)
    #expect(frame(0, 1, controller)?.origin == CGPoint(x: 20 - 280, y: 284))
    #expect(controller.shelves.contentOffset == .zero)
  }
}
