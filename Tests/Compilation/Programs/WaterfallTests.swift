// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Program: a waterfall") struct WaterfallTests {
  @Test("The layout of the program places the cells")
  func frames() {
    let controller = WaterfallController(collectionViewLayout: WaterfallLayout())
    controller.heights = [100, 60, 50, 80]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 328, height: 600))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    // Columns are (328 - 2 * 10 - 8) / 2 = 150 wide. The third goes below the second, which ends at
    // 60, the fourth below the first, since the right column then ends at 126 with its gap.
    #expect(
      controller.collectionView.visibleCells.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 150, height: 100), CGRect(x: 158, y: 0, width: 150, height: 60),
        CGRect(x: 158, y: 68, width: 150, height: 50), CGRect(x: 0, y: 108, width: 150, height: 80),
      ])
    #expect(controller.collectionView.contentSize == CGSize(width: 308, height: 188))
  }
}
