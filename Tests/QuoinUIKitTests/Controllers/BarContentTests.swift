// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@MainActor @Suite("Content of controllers with bars")
struct BarContentTests {
  /// Whether the bar can be seen through, what the controller wants, and where its view begins.
  struct Wish: Sendable {
    var isTranslucent: Bool
    var edges: UIRectEdge
    var includesOpaque: Bool
    var top: Double
    var safeTop: Double

    static let all = [
      Wish(isTranslucent: true, edges: .all, includesOpaque: false, top: 0, safeTop: 44),
      Wish(isTranslucent: true, edges: [], includesOpaque: false, top: 44, safeTop: 0),
      Wish(isTranslucent: true, edges: .bottom, includesOpaque: false, top: 44, safeTop: 0),
      Wish(isTranslucent: false, edges: .all, includesOpaque: false, top: 44, safeTop: 0),
      Wish(isTranslucent: false, edges: .all, includesOpaque: true, top: 0, safeTop: 44),
    ]
  }

  @Test("The controller chooses whether its view extends behind a bar", arguments: Wish.all)
  func extendedEdges(_ wish: Wish) {
    let content = UIViewController()
    content.edgesForExtendedLayout = wish.edges
    content.extendedLayoutIncludesOpaqueBars = wish.includesOpaque
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.isTranslucent = wish.isTranslucent
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(Double(content.view.frame.minY) == wish.top)
    #expect(content.view.frame.maxY == 480)
    #expect(Double(content.view.safeAreaInsets.top) == wish.safeTop)
  }

  @Test("A bar that becomes opaque, or can be seen through again, moves the content")
  func change() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.top == 44)
    navigation.navigationBar.isTranslucent = false
    tabs.tabBar.isTranslucent = false
    window.layoutIfNeeded()
    // 44 for the bar at the top, 49 for the one at the bottom.
    #expect(navigation.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480 - 49))
    #expect(content.view.frame == CGRect(x: 0, y: 44, width: 320, height: 480 - 44 - 49))
    navigation.navigationBar.isTranslucent = true
    tabs.tabBar.isTranslucent = true
    window.layoutIfNeeded()
    #expect(content.view.frame == window.bounds)
  }
}
