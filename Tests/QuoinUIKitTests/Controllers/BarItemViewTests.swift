// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

/// A bar of 320 × 44 with the margins of controllers, which are 16: UIKit centers the view of a title between its edges, and
/// views of buttons are at the margins.
@MainActor @Suite("Views of items in a navigation bar") struct BarItemViewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private var bar: UINavigationBar { navigation.navigationBar }

  init() {
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private var item: UINavigationItem? { navigation.topViewController?.navigationItem }

  private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test("The view of a title is in the middle, with the size that it has")
  func title() {
    let title = box(100, 30)
    item?.titleView = title
    window.layoutIfNeeded()
    // (320 - 100) / 2 and (44 - 30) / 2
    #expect(title.superview === bar && title.window === window)
    #expect(title.frame == CGRect(x: 110, y: 7, width: 100, height: 30))
    // None is wider than the room between the margins, or higher than the bar.
    title.frame.size = CGSize(width: 500, height: 90)
    bar.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(title.frame == CGRect(x: 16, y: 0, width: 288, height: 44))
  }

  @Test("A label has the size of its text, and follows it; constraints give a size too")
  func contents() {
    let label = UILabel()
    label.text = "Title"
    item?.titleView = label
    window.layoutIfNeeded()
    #expect(label.bounds.size == label.intrinsicContentSize)
    #expect(label.center.x == 160)
    label.text = "Another title"
    window.layoutIfNeeded()
    #expect(label.bounds.size == label.intrinsicContentSize && label.center.x == 160)
    let constrained = UIView()
    constrained.translatesAutoresizingMaskIntoConstraints = false
    constrained.widthAnchor.constraint(equalToConstant: 60).isActive = true
    constrained.heightAnchor.constraint(equalToConstant: 20).isActive = true
    item?.titleView = constrained
    window.layoutIfNeeded()
    #expect(label.superview == nil)
    #expect(constrained.frame == CGRect(x: 130, y: 12, width: 60, height: 20))
  }

  @Test("Views of buttons are at the margins, and a title gives way to them")
  func buttons() {
    let (left, right, title) = (box(40, 20), box(120, 20), box(100, 20))
    item?.leftBarButtonItem = UIBarButtonItem(customView: left)
    item?.rightBarButtonItem = UIBarButtonItem(customView: right)
    item?.titleView = title
    window.layoutIfNeeded()
    #expect(left.frame == CGRect(x: 16, y: 12, width: 40, height: 20))
    #expect(right.frame == CGRect(x: 184, y: 12, width: 120, height: 20))
    // In the middle it would end at 210. The view of the button begins at 184, 8 points behind it.
    #expect(title.frame == CGRect(x: 76, y: 12, width: 100, height: 20))
    bar.semanticContentAttribute = .forceRightToLeft
    bar.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(left.frame.minX == 264 && right.frame.minX == 16)
  }

  @Test("Only views of the controller that is shown are in the bar")
  func pushing() {
    let (first, second) = (box(50, 20), box(60, 20))
    item?.titleView = first
    let pushed = UIViewController()
    pushed.navigationItem.titleView = second
    navigation.pushViewController(pushed, animated: false)
    window.layoutIfNeeded()
    #expect(first.superview == nil && second.superview === bar)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(first.superview === bar && second.superview == nil)
  }

  @Test("Constraints decide about a button that has a content size as well")
  func constrainedButton() {
    let button = UIButton(type: .system)
    button.setTitle("Edit", for: .normal)
    button.widthAnchor.constraint(equalToConstant: 60).isActive = true
    button.heightAnchor.constraint(equalToConstant: 24).isActive = true
    item?.rightBarButtonItem = UIBarButtonItem(customView: button)
    window.layoutIfNeeded()
    #expect(button.frame == CGRect(x: 320 - 16 - 60, y: 10, width: 60, height: 24))
  }
}
