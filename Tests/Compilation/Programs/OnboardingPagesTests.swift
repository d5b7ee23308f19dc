// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Program: pages of an introduction") struct OnboardingPagesTests {
  private func pages() -> OnboardingPages {
    let controller = OnboardingPages()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.view.layoutIfNeeded()
    return controller
  }

  @Test("The page fills the room above the dots")
  func frames() {
    let controller = pages()
    // 480 - 30 for the dots - 8 between.
    #expect(controller.pages[0].view.frame == CGRect(x: 0, y: 0, width: 320, height: 442))
    #expect(controller.dots.frame.minY == 450)
    #expect(controller.dots.frame.midX == 160)
  }

  @Test("Another page takes the place of the first")
  func turn() {
    let controller = pages()
    controller.show(page: 2)
    controller.view.layoutIfNeeded()
    #expect(controller.pages[0].viewIfLoaded?.superview == nil)
    #expect(controller.pages[2].view.frame == CGRect(x: 0, y: 0, width: 320, height: 442))
    let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    #expect(
      controller.pageViewController(pager, viewControllerAfter: controller.pages[2]) == nil)
    #expect(
      controller.pageViewController(pager, viewControllerBefore: controller.pages[2])
        === controller.pages[1])
  }
}
