// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import QuoinUIKitExtras
import Testing

@MainActor @Suite("Controllers of pages") struct UIPageViewControllerTests {
  @Test("A page fills the view and follows its size, and another page takes its place")
  func pages() {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [.interPageSpacing: 20])
    let (first, second) = (UIViewController(), UIViewController())
    var isDone = false
    pages.setViewControllers([first], direction: .forward, animated: true) { isDone = $0 }
    #expect(isDone && first.parent === pages)
    pages.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    pages.view.layoutIfNeeded()
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
    pages.setViewControllers([second], direction: .forward, animated: false)
    #expect(first.parent == nil && first.view.superview == nil)
    #expect(second.view.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(pages.viewControllers == [second])
  }

  @Test("A pasteboard has what was copied last")
  func pasteboard() {
    let pasteboard = UIPasteboard.general
    let count = pasteboard.changeCount
    pasteboard.string = "text"
    #expect(pasteboard.hasStrings && pasteboard.string == "text" && pasteboard.url == nil)
    pasteboard.url = URL(string: "https://example.com")
    #expect(!pasteboard.hasStrings && pasteboard.hasURLs)
    #expect(pasteboard.changeCount == count + 2)
  }
}
