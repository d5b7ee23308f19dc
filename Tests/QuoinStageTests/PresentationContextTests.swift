// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinStage
import QuoinUIKit
import Testing

/// Apple's documentation of the styles `currentContext` and `overCurrentContext`: the content covers
/// the nearest controller whose `definesPresentationContext` is true, as it is in a navigation
/// controller, otherwise the window.
@MainActor @Suite("Presentations over a part of the window") struct PresentationContextTests {
  private let stage = Stage(device: "iPhone 15")
  private let root = UIViewController()
  private let child = UIViewController()

  private func showChild(definesContext: Bool) {
    root.addChild(child)
    child.view.frame = CGRect(x: 20, y: 100, width: 200, height: 300)
    child.view.autoresizingMask = []
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    child.definesPresentationContext = definesContext
    stage.show(root)
  }

  private func frame(of controller: UIViewController) -> CGRect {
    stage.layoutIfNeeded()
    return controller.view.convert(controller.view.bounds, to: nil)
  }

  @Test("A child that defines the context is covered, or removed, and comes back")
  func childOfProgram() {
    showChild(definesContext: true)
    let place = child.view.frame
    for style in [UIModalPresentationStyle.overCurrentContext, .currentContext] {
      let shown = UIViewController()
      shown.modalPresentationStyle = style
      child.present(shown, animated: false)
      #expect(shown.presentingViewController === child)
      #expect(root.presentedViewController == nil)
      #expect(frame(of: shown) == place)
      #expect((child.view.superview == nil) == (style == .currentContext))
      shown.dismiss(animated: false)
      #expect(child.view.superview === root.view && frame(of: child) == place)
      #expect(child.presentedViewController == nil)
    }
  }

  @Test("The covering view follows the child")
  func following() {
    showChild(definesContext: true)
    let shown = UIViewController()
    shown.modalPresentationStyle = .overCurrentContext
    child.present(shown, animated: false)
    child.view.frame.size.width = 250
    root.view.setNeedsLayout()
    #expect(frame(of: shown) == CGRect(x: 20, y: 100, width: 250, height: 300))
  }

  @Test("Without a context the window is covered")
  func window() {
    showChild(definesContext: false)
    let shown = UIViewController()
    shown.modalPresentationStyle = .overCurrentContext
    child.present(shown, animated: false)
    #expect(shown.presentingViewController === root)
    #expect(frame(of: shown) == CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  // Above the tab bar of 49 points and the safe area of 34; below the status bar of 59, since the
  // navigation bar is covered too.
  @Test("A navigation controller in a tab is covered, and the tab bar is not")
  func tab() {
    let navigation = UINavigationController(rootViewController: child)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, root]
    stage.show(tabs)
    let shown = UIViewController()
    shown.modalPresentationStyle = .overCurrentContext
    child.present(shown, animated: false)
    #expect(shown.presentingViewController === navigation)
    #expect(frame(of: shown) == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(
      shown.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 83, right: 0))
    #expect(tabs.view.subviews.last === tabs.tabBar)
    tabs.selectedIndex = 1
    stage.layoutIfNeeded()
    #expect(shown.view.window == nil)
    tabs.selectedIndex = 0
    #expect(shown.view.window != nil && navigation.view.window != nil)
    stage.rotate(to: .landscape)
    #expect(frame(of: shown) == CGRect(x: 0, y: 0, width: 852, height: 393))
    shown.dismiss(animated: false)
    #expect(navigation.view.window != nil && navigation.presentedViewController == nil)
  }

  @Test("A sheet that presented over the whole screen is in its place again")
  func sheetBelow() {
    let (sheet, full) = (UIViewController(), UIViewController())
    stage.show(root)
    root.present(sheet, animated: false)
    let place = frame(of: sheet)
    full.modalPresentationStyle = .fullScreen
    sheet.present(full, animated: false)
    #expect(sheet.view.window == nil)
    full.dismiss(animated: false)
    #expect(frame(of: sheet) == place)
    #expect(sheet.view.superview === sheet.presentationController?.containerView)
  }

  @Test("Another root controller of the window removes what the one before presents")
  func newRoot() {
    let (full, sheet, next) = (UIViewController(), UIViewController(), UIViewController())
    stage.show(root)
    full.modalPresentationStyle = .fullScreen
    root.present(full, animated: false)
    full.present(sheet, animated: false)
    stage.show(next)
    #expect(stage.window.subviews == [next.view])
    #expect(sheet.view.window == nil && sheet.presentingViewController == nil)
    #expect(root.presentedViewController == nil)
    // A presented controller may become the root controller.
    next.present(sheet, animated: false)
    stage.show(sheet)
    #expect(stage.window.subviews == [sheet.view] && sheet.view.frame == stage.window.bounds)
  }
}
