// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

/// The scroll views that programs name for bars.
@MainActor @Suite("Scroll views that bars observe") struct ContentScrollViewTests {
  @Test("Each edge has a scroll view of its own")
  func edges() {
    let controller = UIViewController()
    let (upper, lower) = (UIScrollView(), UIScrollView())
    controller.setContentScrollView(upper, for: [.top, .leading])
    controller.setContentScrollView(lower, for: .bottom)
    #expect(controller.contentScrollView(for: .top) === upper)
    #expect(controller.contentScrollView(for: .leading) === upper)
    #expect(controller.contentScrollView(for: .bottom) === lower)
    #expect(controller.contentScrollView(for: .trailing) == nil)
    controller.setContentScrollView(nil)
    #expect(controller.contentScrollView(for: .all) == nil)
  }

  @Test("A large title collapses with the scroll view of the upper edge alone, also a late one")
  func largeTitle() {
    let content = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scroll.contentSize.height = 2_000
    // It is not the first view, so that the bar finds it by its name alone.
    content.view.addSubview(UIView())
    content.view.addSubview(scroll)
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = true
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    scroll.contentOffset.y = 500
    content.setContentScrollView(scroll, for: .bottom)
    window.layoutIfNeeded()
    // 44 points, and 52 more with a large title.
    #expect(navigation.navigationBar.frame.height == 96)
    content.setContentScrollView(scroll, for: .top)
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 44)
  }
}
