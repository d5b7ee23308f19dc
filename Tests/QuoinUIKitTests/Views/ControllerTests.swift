// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

@MainActor @Suite("Controllers and windows")
struct ControllerTests {
  @Test("The view is made when it is first read, and layout calls surround its own")
  func loading() {
    let controller = CodeController()
    #expect(!controller.isViewLoaded)
    #expect(controller.view === controller.content)
    #expect(controller.calls == ["loadView", "viewDidLoad"])
    controller.view.layoutIfNeeded()
    #expect(controller.calls.suffix(2) == ["viewWillLayoutSubviews", "viewDidLayoutSubviews"])
    #expect(controller.view.next === controller)
  }

  @Test("A plain controller's view has the size of the screen")
  func defaultView() {
    let controller = UIViewController()
    #expect(controller.view.frame == UIScreen.main.bounds)
    #expect(UIScreen.main.bounds.size == CGSize(width: 390, height: 844))
    #expect(UIScreen.main.scale == 3)
  }

  @Test("A window starts hidden, has the size of the screen and gives its root that size")
  func window() {
    let window = UIWindow()
    #expect(window.isHidden)
    #expect(window.window === window)
    window.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    let controller = UIViewController()
    window.rootViewController = controller
    #expect(controller.view.frame == window.bounds)
    #expect(controller.view.window === window)
    window.makeKeyAndVisible()
    #expect(!window.isHidden)
    window.frame.size = CGSize(width: 400, height: 500)
    window.layoutIfNeeded()
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 400, height: 500))
  }

  @Test("A window that is made visible lays out at a later turn of the main loop, by itself")
  func visibleWindow() async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let controller = CodeController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(!controller.calls.contains("viewDidLayoutSubviews"))
    for _ in 0..<100 where !controller.calls.contains("viewDidLayoutSubviews") {
      await Task.yield()
    }
    #expect(controller.calls.contains("viewDidLayoutSubviews"))
  }

  @Test("A window takes constraints of views that were added to it")
  func windowAsRoot() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: window.centerXAnchor),
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    view.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 100, y: 0, width: 200, height: 10))
  }

  @Test("Each guide at an edge adds two constraints to the controller's view")
  func layoutSupport() {
    let controller = UIViewController()
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(content)
    let top = content.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor)
    #expect(controller.view.constraints.count == 2)
    let bottom = content.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor)
    #expect(controller.view.constraints.count == 4)
    NSLayoutConstraint.activate([top, bottom])
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    controller.view.layoutIfNeeded()
    #expect(content.frame.minY == 20)
    #expect(content.frame.maxY == controller.view.bounds.height - 34)
    #expect(controller.topLayoutGuide.length == 20)
    #expect(controller.view.layoutGuides.isEmpty)
  }

  @Test("Controllers know their children")
  func children() {
    let outer = UIViewController()
    let inner = UIViewController()
    outer.addChild(inner)
    #expect(outer.children == [inner])
    #expect(inner.parent === outer)
    inner.removeFromParent()
    #expect(outer.children.isEmpty)
    #expect(inner.parent == nil)
  }

  @Test("Traits of one kind leave the others unspecified")
  func traits() {
    let one = UITraitCollection(horizontalSizeClass: .regular)
    #expect(one.verticalSizeClass == .unspecified)
    let both = UITraitCollection(traitsFrom: [one, UITraitCollection(displayScale: 2)])
    #expect(both.horizontalSizeClass == .regular)
    #expect(both.displayScale == 2)
    #expect(UIView().traitCollection.userInterfaceIdiom == .phone)
  }
}
