// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinStage
import QuoinUIKit
import Testing

/// The status bar of an iPhone SE is the only thing above the content: 20 points.
@MainActor @Suite("Status bars of presented controllers") struct StatusBarTests {
  private final class Bare: UIViewController {
    var isBare = true
    override var prefersStatusBarHidden: Bool { isBare }
  }

  private let stage = Stage(device: "iPhone SE (3rd generation)")
  private let root = UIViewController()

  init() { stage.show(root) }

  private func present(_ style: UIModalPresentationStyle) -> Bare {
    let shown = Bare()
    shown.modalPresentationStyle = style
    root.present(shown, animated: false)
    stage.layoutIfNeeded()
    return shown
  }

  @Test("A controller that fills the screen decides, and its status bar has no frame")
  func fullScreen() {
    #expect(root.view.safeAreaInsets.top == 20)
    let shown = present(.fullScreen)
    #expect(shown.view.safeAreaInsets.top == 0)
    stage.perform {
      #expect(UIApplication.shared.statusBarFrame == .zero)
      #expect(stage.window.windowScene?.statusBarManager?.isStatusBarHidden == true)
    }
    shown.dismiss(animated: false)
    stage.layoutIfNeeded()
    #expect(root.view.safeAreaInsets.top == 20)
    stage.perform {
      #expect(
        UIApplication.shared.statusBarFrame == CGRect(x: 0, y: 0, width: 375, height: 20))
    }
  }

  // Apple's documentation of `modalPresentationCapturesStatusBarAppearance`.
  @Test("A controller in another style decides only if it captures the status bar")
  func captured() {
    let shown = present(.overFullScreen)
    #expect(shown.view.safeAreaInsets.top == 20)
    shown.modalPresentationCapturesStatusBarAppearance = true
    shown.setNeedsStatusBarAppearanceUpdate()
    stage.layoutIfNeeded()
    #expect(shown.view.safeAreaInsets.top == 0)
  }

  private final class Container: UIViewController {
    override var childForStatusBarHidden: UIViewController? { children.first }
  }

  @Test("A presented container leaves the decision to the child that it names")
  func child() {
    let (container, bare) = (Container(), Bare())
    container.addChild(bare)
    container.modalPresentationStyle = .fullScreen
    root.present(container, animated: false)
    stage.layoutIfNeeded()
    #expect(container.view.safeAreaInsets.top == 0)
  }

  // Apple's documentation of `prefersStatusBarHidden`: true by default in a compact height.
  @Test("On the side of a phone there is a status bar only if the program asks for it")
  func landscape() {
    stage.rotate(to: .landscape)
    #expect(root.view.safeAreaInsets.top == 0 && root.prefersStatusBarHidden)
    let shown = present(.fullScreen)
    shown.isBare = false
    stage.layoutIfNeeded()
    #expect(shown.view.safeAreaInsets.top == 20)
  }
}
