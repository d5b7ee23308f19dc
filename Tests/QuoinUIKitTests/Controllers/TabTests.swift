// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

@MainActor @Suite("Tabs that make their controllers") struct TabTests {
  private func tab(_ name: String) -> UITab {
    UITab(title: name.capitalized, image: nil, identifier: name) { tab in
      let controller = UIViewController()
      controller.view.accessibilityIdentifier = tab.identifier
      return controller
    }
  }

  @Test("The bar shows the tabs, and the selected tab is that of the shown controller")
  func selection() {
    let controller = UITabBarController()
    let (home, list) = (tab("home"), tab("list"))
    #expect(home.viewController == nil)
    controller.tabs = [home, list]
    #expect(controller.viewControllers == [home, list].compactMap(\.viewController))
    #expect(controller.tabBar.items?.map(\.title) == ["Home", "List"])
    #expect(controller.selectedTab === home)
    controller.selectedTab = list
    #expect(controller.selectedIndex == 1)
    controller.selectedIndex = 0
    #expect(controller.selectedTab === home && home.tabBarController === controller)
  }

  @Test("A badge and a title reach the item of the bar")
  func item() {
    let controller = UITabBarController()
    let home = tab("home")
    home.badgeValue = "3"
    controller.tabs = [home]
    #expect(controller.tabBar.items?.first?.badgeValue == "3")
    home.title = "Start"
    #expect(controller.tabBar.items?.first?.title == "Start")
  }

  @Test("A group without a controller shows the selected tab, the default one, or the first")
  func group() {
    for (selected, byDefault, shown) in [
      (nil, nil, "a"), (nil, "b", "b"), ("c", "b", "c"),
    ] as [(String?, String?, String)] {
      let children = ["a", "b", "c"].map { tab($0) }
      let group = UITabGroup(title: "All", image: nil, identifier: "all", children: children)
      group.selectedChild = children.first { $0.identifier == selected }
      group.defaultChildIdentifier = byDefault
      let controller = UITabBarController()
      controller.tabs = [group]
      #expect(controller.viewControllers?.first?.view.accessibilityIdentifier == shown)
      #expect(controller.tab(forIdentifier: "b") === children[1])
      #expect(children[2].tabBarController === controller)
    }
  }

  @Test("A hidden bar takes no height from the content")
  func hiddenBar() {
    let controller = UITabBarController()
    controller.tabs = [tab("home")]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(controller.tabBar.frame.height == 49)
    controller.isTabBarHidden = true
    window.layoutIfNeeded()
    #expect(controller.tabBar.frame.height == 0)
    #expect(controller.tabBar.isHidden)
  }

  @Test("Hiding the bar itself gives its place to the content")
  func hiddenBarOfController() {
    let (controller, content) = (UITabBarController(), UIViewController())
    controller.viewControllers = [content]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.bottom == 49)
    controller.tabBar.isHidden = true
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.bottom == 0)
  }
}
