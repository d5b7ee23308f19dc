// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@MainActor @Suite("Lifetimes")
struct LifetimeTests {
  @Test("A laid-out tree with constraints, guides and a stack is freed with its last owner")
  func treeIsFreed() {
    weak var weakRoot: UIView?
    weak var weakChild: UIView?
    weak var weakStack: UIStackView?
    weak var weakGuide: UILayoutGuide?
    weak var weakConstraint: NSLayoutConstraint?
    do {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let child = UIView()
      let label = UILabel()
      let stack = UIStackView(arrangedSubviews: [child, label])
      let guide = root.layoutMarginsGuide
      stack.translatesAutoresizingMaskIntoConstraints = false
      stack.alignment = .center
      root.addSubview(stack)
      let constraint = stack.topAnchor.constraint(equalTo: guide.topAnchor)
      constraint.isActive = true
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      root.layoutIfNeeded()
      constraint.constant = 5
      root.layer.cornerRadius = 3
      (weakRoot, weakChild, weakStack) = (root, child, stack)
      (weakGuide, weakConstraint) = (guide, constraint)
    }
    #expect(weakRoot == nil)
    #expect(weakChild == nil)
    #expect(weakStack == nil)
    #expect(weakGuide == nil)
    #expect(weakConstraint == nil)
  }

  @Test("A window with a controller is freed with its last owner")
  func windowIsFreed() {
    weak var weakWindow: UIWindow?
    weak var weakController: UIViewController?
    do {
      let window = UIWindow()
      let controller = UIViewController()
      window.rootViewController = controller
      window.layoutIfNeeded()
      (weakWindow, weakController) = (window, controller)
    }
    #expect(weakWindow == nil)
    #expect(weakController == nil)
  }

  @Test("An anchor does not keep its view")
  func anchorIsWeak() {
    let anchor = UIView().topAnchor
    #expect(anchor.item == nil)
  }

  @Test("A constraint whose holder is gone is not active")
  func holderIsGone() {
    let child = UIView()
    var constraint: NSLayoutConstraint?
    do {
      let root = UIView()
      root.addSubview(child)
      constraint = child.topAnchor.constraint(equalTo: root.topAnchor)
      constraint?.isActive = true
      #expect(constraint?.isActive == true)
    }
    #expect(constraint?.isActive == false)
    #expect(child.superview == nil)
  }
}
