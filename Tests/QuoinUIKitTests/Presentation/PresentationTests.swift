// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

@MainActor @Suite("Presentations") struct PresentationTests {
  /// A controller that writes down its appearance calls.
  final class Recorder: UIViewController {
    var calls: [String] = []

    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layOutNow()
    return window
  }

  @Test("A controller that fills the screen takes the place of the one that presents it")
  func fullScreen() {
    let (root, sheet) = (Recorder(), Recorder())
    let window = show(root)
    root.calls = []
    sheet.modalPresentationStyle = .fullScreen
    var isDone = false
    root.present(sheet, animated: true) { isDone = true }
    #expect(isDone)
    #expect(root.presentedViewController === sheet && sheet.presentingViewController === root)
    #expect(sheet.view.window === window)
    #expect(sheet.view.frame == window.bounds)
    #expect(root.view.window == nil)
    #expect(root.calls == ["willDisappear", "didDisappear"])
    #expect(sheet.calls == ["willAppear", "didAppear"])
    root.calls = []
    sheet.dismiss(animated: true)
    #expect(root.presentedViewController == nil && sheet.presentingViewController == nil)
    #expect(root.view.window === window && root.view.frame == window.bounds)
    #expect(root.calls == ["willAppear", "didAppear"])
    #expect(sheet.calls.suffix(2) == ["willDisappear", "didDisappear"])
  }

  @Test("A sheet leaves the controller below it where it is, and ends below the status bar")
  func sheet() {
    let (root, sheet) = (Recorder(), UIViewController())
    let window = show(root)
    root.present(sheet, animated: false)
    #expect(root.view.window === window)
    #expect(root.calls == ["willAppear", "didAppear"])
    // No safe area, so the gap of 10 is at the top.
    #expect(sheet.view.frame == CGRect(x: 0, y: 10, width: 390, height: 834))
    #expect(sheet.sheetPresentationController != nil)
    #expect(sheet.popoverPresentationController == nil)
  }

  // Form sheets and popovers have a compact width on tablets; page sheets have that of the screen.
  @Test(
    "A form sheet and a popover are compact on a wide screen",
    arguments: [
      (UIModalPresentationStyle.formSheet, UIUserInterfaceSizeClass.compact), (.popover, .compact),
      (.pageSheet, .regular), (.fullScreen, .regular),
    ])
  func sizeClasses(style: UIModalPresentationStyle, width: UIUserInterfaceSizeClass) {
    let root = UIViewController()
    let window = show(root)
    window.traitOverrides.horizontalSizeClass = .regular
    window.traitOverrides.verticalSizeClass = .regular
    let presented = UIViewController()
    presented.modalPresentationStyle = style
    root.present(presented, animated: false)
    #expect(presented.traitCollection.horizontalSizeClass == width)
    presented.presentationController?.overrideTraitCollection = UITraitCollection(
      verticalSizeClass: .compact)
    #expect(presented.traitCollection.verticalSizeClass == .compact)
    #expect(presented.traitCollection.horizontalSizeClass == width)
  }

  @Test("The outermost controller presents for those inside, and all of them know it")
  func presentingFromInside() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let window = show(navigation)
    let sheet = UIViewController()
    content.present(sheet, animated: true)
    #expect(sheet.presentingViewController === navigation)
    #expect(content.presentedViewController === sheet)
    #expect(navigation.visibleViewController === sheet)
    // Dismissing a controller also dismisses the controllers that it presents.
    let second = UIViewController()
    sheet.present(second, animated: true)
    #expect(second.view.window === window)
    content.dismiss(animated: true)
    #expect(second.view.window == nil && sheet.view.window == nil)
    #expect(second.presentingViewController == nil)
  }

  /// Presents in the lower half.
  final class HalfScreen: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(
        x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }
  }

  final class Chooser: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      HalfScreen(presentedViewController: presented, presenting: presenting)
    }
  }

  @Test("A presentation controller of the program places the view")
  func customPresentation() {
    let (root, sheet, chooser) = (UIViewController(), UIViewController(), Chooser())
    let window = show(root)
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = chooser
    root.present(sheet, animated: true)
    #expect(sheet.presentationController is HalfScreen)
    #expect(sheet.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
    #expect(root.view.window === window)
  }

  @Test("A controller outside of a window presents nothing, and so does one that presents already")
  func refused() {
    let (lonely, sheet) = (UIViewController(), UIViewController())
    lonely.present(sheet, animated: true)
    #expect(lonely.presentedViewController == nil && sheet.presentingViewController == nil)
    let root = UIViewController()
    let window = show(root)
    root.present(sheet, animated: true)
    let second = UIViewController()
    root.present(second, animated: true)
    #expect(root.presentedViewController === sheet)
    #expect(second.viewIfLoaded == nil)
    #expect(window.rootViewController === root)
  }

  @Test("The pile of a navigation controller is cut down to a controller, and items follow it")
  func navigationPile() {
    let controllers = (0..<4).map { _ in UIViewController() }
    controllers[1].title = "Second"
    let navigation = UINavigationController()
    navigation.viewControllers = controllers
    #expect(
      navigation.navigationBar.items?.map { $0 === controllers[1].navigationItem } == [
        false, true, false, false,
      ])
    #expect(controllers[1].navigationItem.title == "Second")
    let popped = navigation.popToViewController(controllers[1], animated: true)
    #expect(popped == Array(controllers[2...]))
    #expect(navigation.popToViewController(controllers[3], animated: true) == nil)
    #expect(navigation.popToRootViewController(animated: true) == [controllers[1]])
    #expect(navigation.viewControllers == [controllers[0]])
  }

  @Test("The title of a controller is that of its item, also when it is set later")
  func titles() {
    let controller = UIViewController()
    #expect(controller.navigationItem.title == nil)
    controller.title = "Later"
    #expect(controller.navigationItem.title == "Later")
    #expect(controller.navigationItem === controller.navigationItem)
    let button = UIBarButtonItem(title: "Save", style: .done, target: controller, action: "save:")
    controller.navigationItem.rightBarButtonItem = button
    #expect(controller.navigationItem.rightBarButtonItems == [button])
    #expect(button.target === controller && button.action == Selector("save:"))
  }

  @Test("The application knows the windows that are shown, and lets the first responder go")
  func application() {
    let window = show(UIViewController())
    let hidden = UIWindow(frame: .zero)
    #expect(UIApplication.shared.windows.contains(window))
    #expect(!UIApplication.shared.windows.contains(hidden))
    let field = UITextField()
    window.addSubview(field)
    field.becomeFirstResponder()
    let isSent = UIApplication.shared.sendAction(
      Selector("resignFirstResponder"), to: nil, from: nil, for: nil)
    #expect(isSent && !field.isFirstResponder)
  }

  @Test("A presentation that was configured before it begins knows who presents, and ends")
  func configuredPresentation() {
    for style in [UIModalPresentationStyle.pageSheet, .formSheet, .popover, .fullScreen] {
      let (root, shown) = (UIViewController(), UIViewController())
      let window = show(root)
      shown.modalPresentationStyle = style
      #expect(shown.presentationController != nil)
      root.present(shown, animated: false)
      #expect(shown.presentingViewController === root)
      root.dismiss(animated: false)
      #expect(root.presentedViewController == nil && shown.presentingViewController == nil)
      _ = window
    }
  }
}
