// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinStage
import QuoinUIKit
import Testing

/// An iPhone 15 is 393 x 852 points, with a safe area of 59 above and 34 below; on its side 852 x 393,
/// with 21 below. A sheet begins 10 points below the status bar.
@MainActor @Suite("Presentations on a device that turns") struct PresentationPlaceTests {
  private let stage = Stage(device: "iPhone 15")
  private let root = UIViewController()

  init() { stage.show(root) }

  /// Notes the sizes that are announced to it.
  private final class Listener: UIViewController {
    var sizes: [CGSize] = []
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
    }
  }

  // Apple's documentation of the style `pageSheet`: in a compact height the sheet fills the screen.
  @Test("A sheet is placed again when the device turns, and is notified of the size before")
  func sheet() {
    let sheet = Listener()
    root.present(sheet, animated: false)
    stage.rotate(to: .landscape)
    #expect(sheet.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    #expect(sheet.sizes == [CGSize(width: 852, height: 393)])
    stage.rotate(to: .portrait)
    #expect(sheet.view.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
  }

  // Apple's comments on `prefersEdgeAttachedInCompactHeight` and
  // `widthFollowsPreferredContentSizeWhenEdgeAttached`: the sheet is attached to the lower edge, as
  // wide as the safe area (852 - 2 * 59 = 734) or as its content prefers. `medium` is inactive there.
  @Test("A sheet may be attached to the edge in a compact height")
  func edgeAttached() throws {
    let shown = UIViewController()
    let sheet = try #require(shown.sheetPresentationController)
    sheet.prefersEdgeAttachedInCompactHeight = true
    sheet.detents = [.medium(), .custom { _ in 200 }]
    root.present(shown, animated: false)
    stage.rotate(to: .landscape)
    #expect(shown.view.frame == CGRect(x: 59, y: 393 - 221, width: 734, height: 221))
    sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    shown.preferredContentSize = CGSize(width: 400, height: 0)
    #expect(shown.view.frame == CGRect(x: 226, y: 393 - 221, width: 400, height: 221))
  }

  // Form sheets are 540 x 620 points, and popovers as large as their content prefers; both are in the
  // middle of a tablet, which is 834 x 1194.
  @Test("Form sheets and popovers stay in the middle of a tablet that turns")
  func middle() {
    let tablet = Stage(device: "iPad Pro (11-inch)")
    for (style, size) in [
      (UIModalPresentationStyle.formSheet, CGSize(width: 540, height: 620)),
      (.popover, CGSize(width: 200, height: 100)),
    ] {
      let (root, shown) = (UIViewController(), UIViewController())
      tablet.show(root)
      shown.modalPresentationStyle = style
      if style == .popover { shown.preferredContentSize = size }
      root.present(shown, animated: false)
      for orientation in [SceneOrientation.landscape, .portrait] {
        tablet.rotate(to: orientation)
        let screen = tablet.size
        #expect(shown.view.frame.size == size)
        #expect(shown.view.frame.midX == screen.width / 2)
        #expect(shown.view.frame.midY == screen.height / 2)
      }
    }
  }

  /// Presents in the lower half.
  private final class LowerHalf: UIPresentationController {
    var calls: [String] = []
    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }
    override func containerViewWillLayoutSubviews() { calls.append("will") }
    override func containerViewDidLayoutSubviews() { calls.append("did") }
  }

  /// Places the view when the container is laid out.
  private final class Inset: UIPresentationController {
    override func containerViewWillLayoutSubviews() {
      presentedView?.frame = containerView?.bounds.insetBy(dx: 10, dy: 20) ?? .zero
    }
  }

  private final class Chooser: NSObject, UIViewControllerTransitioningDelegate {
    let type: UIPresentationController.Type

    init(_ type: UIPresentationController.Type) {
      self.type = type
      super.init()
    }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      type == LowerHalf.self
        ? LowerHalf(presentedViewController: presented, presenting: presenting)
        : Inset(presentedViewController: presented, presenting: presenting)
    }
  }

  @Test("A presentation of the program is placed by its frame, and called around each layout")
  func custom() throws {
    let (shown, chooser) = (UIViewController(), Chooser(LowerHalf.self))
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = chooser
    root.present(shown, animated: false)
    stage.layoutIfNeeded()
    #expect(shown.view.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
    let presentation = try #require(shown.presentationController as? LowerHalf)
    #expect(presentation.calls.prefix(2) == ["will", "did"])
    presentation.calls = []
    stage.rotate(to: .landscape)
    #expect(shown.view.frame == CGRect(x: 0, y: 196.5, width: 852, height: 196.5))
    #expect(presentation.calls.prefix(2) == ["will", "did"])
  }

  @Test("A frame that the program sets before the container is laid out stays")
  func frameOfProgram() {
    let (shown, chooser) = (UIViewController(), Chooser(Inset.self))
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = chooser
    root.present(shown, animated: false)
    stage.layoutIfNeeded()
    #expect(shown.view.frame == CGRect(x: 10, y: 20, width: 373, height: 812))
    stage.rotate(to: .landscape)
    #expect(shown.view.frame == CGRect(x: 10, y: 20, width: 832, height: 353))
  }

  // The sheet may be 783 points high, of which 34 are below the safe area: (783 - 34) / 2 + 34.
  @Test("A popover that becomes a sheet has the detents of its adaptive sheet")
  func adaptiveSheet() throws {
    let shown = UIViewController()
    shown.modalPresentationStyle = .popover
    let popover = try #require(shown.popoverPresentationController)
    let sheet = popover.adaptiveSheetPresentationController
    sheet.detents = [.medium(), .large()]
    root.present(shown, animated: false)
    #expect(shown.view.frame == CGRect(x: 0, y: 852 - 408.5, width: 393, height: 408.5))
    #expect(shown.view.shownSheet === sheet)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    #expect(shown.view.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
  }

  // Apple's bars are 44 points high, and 56 in a sheet that is not as large as the screen.
  @Test("The bar of a navigation controller in a sheet is higher than elsewhere")
  func bar() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    root.present(navigation, animated: false)
    stage.layoutIfNeeded()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 393, height: 56))
    #expect(navigation.topViewController?.view.safeAreaInsets.top == 56)
    stage.rotate(to: .landscape)
    #expect(navigation.navigationBar.frame.height == 32)
    stage.rotate(to: .portrait)
    #expect(navigation.navigationBar.frame.height == 56)
    navigation.dismiss(animated: false)
    navigation.modalPresentationStyle = .fullScreen
    root.present(navigation, animated: false)
    stage.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 44)
  }

  private final class Wrapper: NSObject, UIPopoverPresentationControllerDelegate {
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      UINavigationController(rootViewController: controller.presentedViewController)
    }
  }

  // Apple's documentation of the delegate's method: the controller is presented in place of the
  // current one when the style is adapted.
  @Test("The delegate replaces the controller of a popover that becomes a sheet")
  func adaptiveController() {
    let (shown, wrapper) = (UIViewController(), Wrapper())
    shown.modalPresentationStyle = .popover
    shown.popoverPresentationController?.delegate = wrapper
    root.present(shown, animated: false)
    #expect(root.presentedViewController is UINavigationController)
    #expect(shown.navigationController === root.presentedViewController)
    #expect(shown.presentingViewController === root)
    shown.dismiss(animated: false)
    #expect(root.presentedViewController == nil && shown.presentingViewController == nil)
  }
}
