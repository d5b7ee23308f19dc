// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@MainActor @Suite("Controllers with bars")
struct ContainerTests {
  let content = UIViewController()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))

  private func show(_ controller: UIViewController) {
    window.layoutOverrides = LayoutOverrides(
      safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test("A translucent bar lies over the content and adds 44 to its safe area")
  func translucent() {
    let navigation = UINavigationController(rootViewController: content)
    show(navigation)
    #expect(content.navigationController === navigation)
    #expect(content.view.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0))
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 44, width: 375, height: 44))
    navigation.isNavigationBarHidden = true
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.top == 44)
  }

  @Test("An opaque bar moves the content below it")
  func opaque() {
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.isTranslucent = false
    show(navigation)
    #expect(content.view.frame == CGRect(x: 0, y: 88, width: 375, height: 724))
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
  }

  @Test("A tab bar adds 49 at the bottom, through a navigation controller too")
  func tabs() {
    let navigation = UINavigationController(rootViewController: content)
    let other = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, other]
    show(tabs)
    #expect(content.tabBarController === tabs)
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 88, left: 0, bottom: 83, right: 0))
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(content.view.window == nil)
    #expect(other.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 83, right: 0))
  }

  @Test("Before a window shows them, children fill the container and bars add nothing")
  func detached() {
    let navigation = UINavigationController(rootViewController: content)
    navigation.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    navigation.view.layoutIfNeeded()
    #expect(content.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(content.view.safeAreaInsets == .zero)
  }

  @Test("Pushing and popping exchanges the view that is shown")
  func pushing() {
    let navigation = UINavigationController(rootViewController: content)
    let next = UIViewController()
    show(navigation)
    navigation.pushViewController(next, animated: false)
    #expect(content.view.window == nil)
    #expect(next.view.window === window)
    #expect(navigation.popViewController(animated: false) === next)
    #expect(content.view.window === window)
    #expect(next.parent == nil)
    #expect(navigation.popViewController(animated: false) == nil)
  }
}
