// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinStage
import QuoinUIKit
import Testing

/// A navigation controller prefers the size that its top controller prefers, with the bar above it: 50
/// points on a tablet, 56 in a sheet. The sizes reach the popover or the form sheet, whatever the order
/// of the steps.
@MainActor @Suite("Preferred sizes through containers") struct PreferredSizeTests {
  private let tablet = Stage(device: "iPad Pro (11-inch)")
  private let root = UIViewController()

  init() { tablet.show(root) }

  /// Prefers a size as soon as its view is loaded.
  private final class Sized: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      preferredContentSize = CGSize(width: 300, height: 200)
    }
  }

  private func present(
    _ content: UIViewController, _ style: UIModalPresentationStyle
  ) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: content)
    navigation.modalPresentationStyle = style
    root.present(navigation, animated: false)
    tablet.layoutIfNeeded()
    return navigation
  }

  @Test(
    "A popover and a form sheet are as large as the content and the bar",
    arguments: [(UIModalPresentationStyle.popover, 250 as CGFloat), (.formSheet, 256)],
    [true, false])
  func presented(place: (style: UIModalPresentationStyle, height: CGFloat), isSetBefore: Bool) {
    let content = isSetBefore ? UIViewController() : Sized()
    if isSetBefore { content.preferredContentSize = CGSize(width: 300, height: 200) }
    let navigation = present(content, place.style)
    #expect(navigation.preferredContentSize == CGSize(width: 300, height: place.height))
    #expect(navigation.view.frame.size == navigation.preferredContentSize)
    #expect(navigation.view.frame.midX == tablet.size.width / 2)
  }

  @Test("The popover follows changes, pushed controllers and popped ones")
  func changes() {
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 300, height: 200)
    let navigation = present(content, .popover)
    func check(_ width: CGFloat, _ height: CGFloat) {
      tablet.layoutIfNeeded()
      #expect(navigation.view.frame.size == CGSize(width: width, height: height))
    }
    content.preferredContentSize = CGSize(width: 260, height: 100)
    check(260, 150)
    let second = UIViewController()
    second.preferredContentSize = CGSize(width: 400, height: 500)
    navigation.pushViewController(second, animated: true)
    check(400, 550)
    // The one below it is not shown.
    content.preferredContentSize = CGSize(width: 280, height: 150)
    check(400, 550)
    navigation.popViewController(animated: true)
    check(280, 200)
    navigation.isNavigationBarHidden = true
    content.preferredContentSize = CGSize(width: 280, height: 120)
    check(280, 120)
    // A controller without a preferred size leaves the popover as it is.
    navigation.pushViewController(UIViewController(), animated: true)
    check(280, 120)
  }

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

  /// Gives one child the left half, and keeps the size of the other.
  private final class Halves: UIViewController {
    let half = Listener()
    let fixed = Listener()
    let inside = Listener()

    override func viewDidLoad() {
      super.viewDidLoad()
      for child in [half, fixed] {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
      fixed.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      half.addChild(inside)
    }
    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize {
      container === fixed
        ? fixed.view.frame.size : CGSize(width: parentSize.width / 2, height: parentSize.height)
    }
  }

  // Comments of Apple's header on the method: a container sends each child the size that the method
  // returns, unless the child has that size.
  @Test("A container announces to each child the size that it will have, if it is another")
  func announcedSizes() {
    let halves = Halves()
    tablet.show(halves)
    tablet.rotate(to: .landscape)
    let half = CGSize(width: tablet.size.width / 2, height: tablet.size.height)
    #expect(halves.half.sizes == [half])
    #expect(halves.inside.sizes == [half])
    #expect(halves.fixed.sizes.isEmpty)
  }
}
