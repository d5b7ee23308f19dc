// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinStage
import QuoinUIKit
import Testing

/// An iPhone 15 has a safe area of 59 above and 34 below, on its side of 21 below. A navigation bar is
/// 44 points high, a tab bar 49.
@MainActor @Suite("Bars and safe areas of containers on a device") struct ContainerPlaceTests {
  private let stage = Stage(device: "iPhone 15")

  // Apple's documentation of `hidesBarsWhenVerticallyCompact`: both bars are hidden in a vertically
  // compact environment.
  @Test("Bars are hidden on the side of a phone, if the program says so")
  func compactHeight() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.hidesBarsWhenVerticallyCompact = true
    navigation.isToolbarHidden = false
    stage.show(navigation)
    #expect(content.view.safeAreaInsets.top == 103)
    #expect(content.view.safeAreaInsets.bottom > 34)
    stage.rotate(to: .landscape)
    #expect(navigation.isNavigationBarHidden)
    #expect(content.view.safeAreaInsets.top == 0 && content.view.safeAreaInsets.bottom == 21)
    stage.rotate(to: .portrait)
    #expect(!navigation.isNavigationBarHidden)
    #expect(content.view.safeAreaInsets.top == 103)
  }

  private final class Bare: UIViewController {
    var isBare = true
    override var prefersStatusBarHidden: Bool { isBare }
  }

  // The status bar of an iPhone SE is the only thing above: 20 points. A bar of 44 is below it.
  @Test("A hidden status bar leaves its space to the content, but a notch stays")
  func statusBar() {
    let bare = Bare()
    let small = Stage(device: "iPhone SE (3rd generation)")
    small.show(UINavigationController(rootViewController: bare))
    #expect(bare.view.safeAreaInsets.top == 44)
    bare.isBare = false
    bare.setNeedsStatusBarAppearanceUpdate()
    small.layoutIfNeeded()
    #expect(bare.view.safeAreaInsets.top == 64)
    let other = Bare()
    stage.show(other)
    #expect(other.view.safeAreaInsets.top == 59)
  }

  // Apple's comment on `UIScrollView.ContentInsetAdjustmentBehavior.automatic`: insets above and
  // below are adjusted regardless of the content where the controller in a navigation controller
  // adjusts those of its scroll views.
  @Test("A controller that adjusts no insets leaves those of short content as they are")
  func withoutAdjustment() {
    let content = UIViewController()
    content.automaticallyAdjustsScrollViewInsets = false
    let scroll = UIScrollView(frame: content.view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 10, height: 10)
    content.view.addSubview(scroll)
    stage.show(UINavigationController(rootViewController: content))
    #expect(scroll.adjustedContentInset.top == 0)
    scroll.contentSize.height = 2000
    #expect(scroll.adjustedContentInset.top == 103)
  }

  // The bars above end at 59 + 44 = 103, where a view that does not extend below them begins.
  @Test("Rules for insets that change after a layout take effect at the next one")
  func laterRules() {
    let content = UIViewController()
    let scroll = UIScrollView(frame: content.view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 10, height: 10)
    content.view.addSubview(scroll)
    stage.show(UINavigationController(rootViewController: content))
    func offset() -> CGFloat {
      stage.layoutIfNeeded()
      return scroll.contentOffset.y
    }
    #expect(offset() == -103)
    content.automaticallyAdjustsScrollViewInsets = false
    #expect(offset() == 0)
    scroll.contentInsetAdjustmentBehavior = .always
    #expect(offset() == -103)
    content.additionalSafeAreaInsets.top = 20
    #expect(offset() == -123)
    content.edgesForExtendedLayout = []
    #expect(offset() == -20 && content.view.frame.minY == 103)
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(offset() == 0)
  }

  // A phone of 852 points: bars of 103 above, a tab bar of 49 with the 34 of the home indicator below.
  @Test("A view that does not extend below bars ends above a tab bar further out")
  func tabBarAround() {
    let content = UIViewController()
    content.edgesForExtendedLayout = []
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: content)]
    stage.show(tabs)
    #expect(content.view.frame == CGRect(x: 0, y: 103, width: 393, height: 852 - 103 - 83))
    #expect(content.view.safeAreaInsets == .zero)
    content.edgesForExtendedLayout = .all
    stage.layoutIfNeeded()
    #expect(content.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(content.view.safeAreaInsets.bottom == 83)
  }

  // The documented implementation of `viewWillLayoutSubviews()` does nothing.
  @Test("Bars are placed without a call of super, and before a program moves them")
  func overrides() {
    final class Navigation: UINavigationController {
      override func viewWillLayoutSubviews() {}
    }
    let content = UIViewController()
    stage.show(Navigation(rootViewController: content))
    #expect(content.view.safeAreaInsets.top == 103)

    final class Tabs: UITabBarController {
      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        tabBar.frame = CGRect(x: 0, y: 752, width: 393, height: 100)
      }
    }
    let tabs = Tabs()
    tabs.viewControllers = [UIViewController()]
    stage.show(tabs)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 752, width: 393, height: 100))
  }

  private final class Listener: UIViewController {
    var tops: [CGFloat] = []
    var changes = 0
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      tops.append(view.safeAreaInsets.top)
    }
    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      changes += 1
    }
  }

  // Apple's documentation of `viewIsAppearing(_:)`: the size, the safe area and the traits are those
  // with which the view will be shown.
  @Test("The safe area is known when a view is appearing, and reported once")
  func appearing() {
    let (alone, first, second) = (Listener(), Listener(), Listener())
    stage.show(alone)
    #expect(alone.tops == [59] && alone.changes == 1)
    let navigation = UINavigationController(rootViewController: first)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    stage.show(tabs)
    #expect(first.tops == [103] && first.changes == 1)
    navigation.pushViewController(second, animated: false)
    stage.layoutIfNeeded()
    #expect(second.tops == [103] && second.changes == 1)
    #expect(second.view.safeAreaInsets.bottom == 83)
    let covering = Listener()
    covering.modalPresentationStyle = .fullScreen
    second.present(covering, animated: false)
    stage.layoutIfNeeded()
    #expect(covering.tops == [59] && covering.changes == 1)
  }

  private final class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .none }
  }

  // A sheet begins 10 points below the status bar. Apple's documentation of
  // `adaptivePresentationStyle(for:)`: `none` keeps the style in a compact width.
  @Test("A popover becomes a sheet on a phone, unless its delegate keeps it")
  func popover() {
    let root = UIViewController()
    stage.show(root)
    func present(_ delegate: Keeper?) -> CGRect {
      let shown = UIViewController()
      shown.modalPresentationStyle = .popover
      shown.preferredContentSize = CGSize(width: 200, height: 100)
      shown.popoverPresentationController?.delegate = delegate
      root.present(shown, animated: false)
      stage.layoutIfNeeded()
      defer { shown.dismiss(animated: false) }
      return shown.view.convert(shown.view.bounds, to: nil)
    }
    #expect(present(nil) == CGRect(x: 0, y: 69, width: 393, height: 783))
    let keeper = Keeper()
    #expect(present(keeper).size == CGSize(width: 200, height: 100))
  }
}
