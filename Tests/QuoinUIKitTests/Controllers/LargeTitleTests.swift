// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

/// The heights of navigation bars with large titles. Apple's bars have 44 points, and 96 with a large title.
@MainActor @Suite("Large titles")
struct LargeTitleTests {
  private typealias Mode = UINavigationItem.LargeTitleDisplayMode

  private func show(_ controllers: [UIViewController]) -> (UIWindow, UINavigationController) {
    let navigation = UINavigationController()
    navigation.navigationBar.prefersLargeTitles = true
    navigation.viewControllers = controllers
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, navigation)
  }

  private func controllers(_ modes: [Mode]) -> [UIViewController] {
    modes.map { mode in
      let controller = UIViewController()
      controller.navigationItem.largeTitleDisplayMode = mode
      return controller
    }
  }

  @Test(
    "A title is large by its own mode, or by that of the item before",
    arguments: [
      ([0], 96), ([1], 96), ([2], 44), ([3], 44), ([2, 0], 44), ([2, 1], 96), ([2, 1, 0], 96),
      ([0, 2, 0], 44),
    ])
  func modes(modes: [Int], height: Double) {
    let controllers = controllers(modes.compactMap { Mode(rawValue: $0) })
    let (_, navigation) = show(controllers)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 320, height: height))
    #expect(controllers.last.map { Double($0.view.safeAreaInsets.top) } == height)
    #expect(Double(navigation.navigationBar.intrinsicContentSize.height) == height)
  }

  @Test("Changes of the bar, of the item and of the controllers move the content")
  func changes() {
    let controllers = controllers([.automatic, .never])
    let (window, navigation) = show([controllers[0]])
    let bar = navigation.navigationBar
    navigation.pushViewController(controllers[1], animated: false)
    window.layoutIfNeeded()
    #expect(bar.frame.height == 44)
    controllers[1].navigationItem.largeTitleDisplayMode = .always
    window.layoutIfNeeded()
    #expect(bar.frame.height == 96)
    bar.prefersLargeTitles = false
    window.layoutIfNeeded()
    #expect(bar.frame.height == 44)
    #expect(controllers[1].view.safeAreaInsets.top == 44)
  }

  @Test("A low window has no large titles")
  func lowWindow() {
    let (window, navigation) = show(controllers([.always]))
    window.traits = UITraitCollection(verticalSizeClass: .compact)
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 44)
    window.traits = UITraitCollection(verticalSizeClass: .regular)
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 96)
  }

  @Test(
    "Content that scrolls takes the large title away, and brings it back", arguments: [true, false])
  func scrolling(isMainView: Bool) {
    let controller = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scroll.contentSize = CGSize(width: 320, height: 2000)
    if isMainView {
      controller.view = scroll
    } else {
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.view.addSubview(scroll)
    }
    let (window, navigation) = show([controller])
    let bar = navigation.navigationBar
    #expect(scroll.contentOffset.y == -96)
    #expect(bar.frame.height == 96)
    for (offset, height) in [(-76.0, 76.0), (-44, 44), (300, 44), (-90, 90), (-120, 96)] {
      scroll.contentOffset.y = CGFloat(offset)
      #expect(Double(bar.frame.height) == height)
      window.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(Double(bar.frame.height) == height)
    }
    // Another controller does not follow it.
    navigation.pushViewController(UIViewController(), animated: false)
    window.layoutIfNeeded()
    scroll.contentOffset.y = 300
    #expect(bar.frame.height == 96)
  }

  @Test("Beside an opaque bar, the content does not move the title")
  func opaqueBar() {
    let controller = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scroll.contentSize = CGSize(width: 320, height: 2000)
    controller.view = scroll
    let (window, navigation) = show([controller])
    navigation.navigationBar.isTranslucent = false
    window.layoutIfNeeded()
    scroll.contentOffset.y = 300
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(scroll.frame.minY == 96)
  }
}
