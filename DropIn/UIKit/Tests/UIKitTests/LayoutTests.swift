// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

private final class PanelController: UIViewController {
  let panel = UIView()

  override func loadView() {
    view = UIView()
    view.addSubview(panel)
    panel.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      panel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      panel.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      panel.heightAnchor.constraint(equalToConstant: 30),
    ])
  }
}

@MainActor @Suite("Layout of a window")
struct LayoutTests {
  @Test("A pass on window, root or leaf gives all frames", arguments: ["window", "root", "leaf"])
  func passes(start: String) throws {
    let controller = PanelController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let root = try #require(controller.view)
    let views = ["window": window, "root": root, "leaf": controller.panel]
    try #require(views[start]).layoutIfNeeded()
    // The root fills the window: half of 200 wide, 10 from the corner.
    #expect(root.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(controller.panel.frame == CGRect(x: 10, y: 10, width: 100, height: 30))
  }

  @Test("A tree with constraints between siblings goes when its owner does")
  func lifetime() {
    weak var weakRoot: UIView?
    weak var weakChild: UIView?
    weak var weakConstraint: NSLayoutConstraint?
    do {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let views = [UIView(), UIView()]
      for view in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      let constraint = views[0].leadingAnchor.constraint(equalTo: views[1].trailingAnchor)
      constraint.isActive = true
      root.layoutIfNeeded()
      (weakRoot, weakChild, weakConstraint) = (root, views[0], constraint)
    }
    #expect(weakRoot == nil)
    #expect(weakChild == nil)
    #expect(weakConstraint == nil)
  }
}
