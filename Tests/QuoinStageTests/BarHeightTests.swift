// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinStage
import QuoinUIKit
import Testing

// Documentation/Devices.md: in landscape a phone has bars of 32 if its width is compact too; bars of
// tablets are 50 high.
@MainActor @Suite("Bars of controllers on a device") struct BarHeightTests {
  @Test(
    "Bars are as high as in files",
    arguments: [
      ("iPhone 15", SceneOrientation.portrait, 44 as CGFloat, 49 as CGFloat),
      ("iPhone 15", .landscape, 32, 32),
      ("iPhone 15 Pro Max", .landscape, 44, 49), ("iPad Pro 11-inch", .portrait, 50, 50),
    ])
  func heights(device: String, orientation: SceneOrientation, top: CGFloat, bottom: CGFloat) {
    let stage = Stage(device: device, orientation: orientation)
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.show(navigation)
    #expect(navigation.navigationBar.frame.height == top)
    let other = Stage(device: device, orientation: orientation)
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    other.show(tabs)
    #expect(tabs.tabBar.frame.height - other.safeAreaInsets.bottom == bottom)
  }

  @Test("Bars follow the rotation of a phone")
  func rotation() {
    let stage = Stage(device: "iPhone 15")
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.show(navigation)
    stage.rotate(to: .landscape)
    #expect(navigation.navigationBar.frame.height == 32)
    stage.rotate(to: .portrait)
    #expect(navigation.navigationBar.frame.height == 44)
  }

  // 34 is the safe area of the phone alone, 83 = 34 + 49 that with the bar.
  @Test("A pushed controller hides the bar of tabs until it is popped")
  func hiddenBar() {
    let stage = Stage(device: "iPhone 15")
    let root = UIViewController()
    let pushed = UIViewController()
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: root)
    tabs.viewControllers = [navigation]
    stage.show(tabs)
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: false)
    stage.layoutIfNeeded()
    #expect(pushed.view.safeAreaInsets.bottom == 34)
    navigation.pushViewController(UIViewController(), animated: false)
    stage.layoutIfNeeded()
    #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 34)
    navigation.popToRootViewController(animated: false)
    stage.layoutIfNeeded()
    #expect(root.view.safeAreaInsets.bottom == 83)
  }
}
