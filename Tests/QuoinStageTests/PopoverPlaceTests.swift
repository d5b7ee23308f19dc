// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinStage
import QuoinUIKit
import Testing

/// Popovers of 200 by 300 points on a tablet of 834 by 1194, with a safe area of 24 above and 20 below.
/// A popover stands beside its source, on the side from which its arrow points to it, with its middle
/// at that of the source; it stays in the safe area and does not cover the source.
@MainActor @Suite("Popovers at their sources") struct PopoverPlaceTests {
  private let tablet = Stage(device: "iPad Pro (11-inch)")
  private let root = UIViewController()

  init() { tablet.show(root) }

  private func popover(
    _ directions: UIPopoverArrowDirection, size: CGSize = CGSize(width: 200, height: 300),
    _ change: (UIPopoverPresentationController) -> Void
  ) throws -> UIViewController {
    let shown = UIViewController()
    shown.modalPresentationStyle = .popover
    shown.preferredContentSize = size
    let popover = try #require(shown.popoverPresentationController)
    popover.permittedArrowDirections = directions
    change(popover)
    root.present(shown, animated: false)
    tablet.layoutIfNeeded()
    return shown
  }

  private func button(_ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    root.view.addSubview(view)
    return view
  }

  @Test(
    "The permitted direction decides about the side",
    arguments: [
      (UIPopoverArrowDirection.up, CGRect(x: 320, y: 640, width: 200, height: 300)),
      (.down, CGRect(x: 320, y: 300, width: 200, height: 300)),
      (.left, CGRect(x: 460, y: 470, width: 200, height: 300)),
      (.right, CGRect(x: 180, y: 470, width: 200, height: 300)),
    ])
  func directions(direction: UIPopoverArrowDirection, frame: CGRect) throws {
    let source = button(CGRect(x: 380, y: 600, width: 80, height: 40))
    for kind in 0..<3 {
      let shown = try popover(direction) {
        switch kind {
        case 0: $0.sourceView = source
        case 1: $0.sourceItem = source
        default:
          $0.sourceView = root.view
          $0.sourceRect = source.frame
        }
      }
      #expect(shown.view.frame == frame)
      #expect(shown.popoverPresentationController?.arrowDirection == direction)
      shown.dismiss(animated: false)
    }
  }

  @Test("A popover near an edge stays in the safe area and in the margins of the program")
  func edges() throws {
    // Above the source there are 200 - 24 points, so the popover of 300 is below it, at the left edge.
    let source = button(CGRect(x: 0, y: 200, width: 40, height: 40))
    let shown = try popover([.up, .down]) { $0.sourceView = source }
    #expect(shown.view.frame == CGRect(x: 0, y: 240, width: 200, height: 300))
    shown.dismiss(animated: false)
    let inMargins = try popover(.up) {
      $0.sourceView = source
      $0.popoverLayoutMargins = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
    }
    #expect(inMargins.view.frame == CGRect(x: 12, y: 240, width: 200, height: 300))
  }

  // From 1000 + 40 to 1194 - 20 there are 134 points.
  @Test("Where there is no room, the popover is smaller and does not cover the source")
  func smallRoom() throws {
    let source = button(CGRect(x: 400, y: 1000, width: 40, height: 40))
    let small = try popover(.up) { $0.sourceView = source }
    #expect(small.view.frame == CGRect(x: 320, y: 1040, width: 200, height: 134))
    small.dismiss(animated: false)
    let covering = try popover(.up) {
      $0.sourceView = source
      $0.canOverlapSourceViewRect = true
    }
    #expect(covering.view.frame == CGRect(x: 320, y: 874, width: 200, height: 300))
  }

  // The button, 44 points high, is in the middle of a bar of 50, so that it ends 3 points above it.
  @Test("A popover of a button in a bar is below the button, and turns with the device")
  func barButton() throws {
    let content = UIViewController()
    let item = UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 44)))
    content.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: content)
    tablet.show(navigation)
    let shown = UIViewController()
    shown.modalPresentationStyle = .popover
    shown.preferredContentSize = CGSize(width: 200, height: 300)
    let popover = try #require(shown.popoverPresentationController)
    popover.barButtonItem = item
    content.present(shown, animated: false)
    for orientation in [SceneOrientation.portrait, .landscape] {
      tablet.rotate(to: orientation)
      // At the right edge, since the middle of the button is closer to it than 100 points.
      #expect(shown.view.frame.maxX == tablet.size.width)
      #expect(shown.view.frame.minY == navigation.navigationBar.frame.maxY - 3)
      #expect(shown.view.frame.size == CGSize(width: 200, height: 300))
    }
    #expect(popover.arrowDirection == .up)
    shown.dismiss(animated: false)
    #expect(popover.arrowDirection == .unknown)
  }
}
