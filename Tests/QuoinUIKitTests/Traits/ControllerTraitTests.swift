// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@MainActor @Suite("Traits of controllers and scenes") struct ControllerTraitTests {
  private final class Observer: UIViewController {
    var styles: [UIUserInterfaceStyle] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      styles.append(traitCollection.userInterfaceStyle)
    }
  }

  let container = UIViewController()
  private let child = Observer()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() {
    container.addChild(child)
    container.view.addSubview(child.view)
    window.rootViewController = container
  }

  @Test("A container gives a controller other traits, which that may override")
  func children() {
    container.setOverrideTraitCollection(
      UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: .regular),
        UITraitCollection(userInterfaceStyle: .dark),
      ]), forChild: child)
    #expect(container.overrideTraitCollection(forChild: child)?.userInterfaceStyle == .dark)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    #expect(container.traitCollection.horizontalSizeClass == .compact)
    child.overrideUserInterfaceStyle = .light
    #expect(child.view.traitCollection.userInterfaceStyle == .light)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    child.removeFromParent()
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    #expect(child.styles == [.dark, .light, .light])
  }

  @Test("What a view overrides itself is not a trait of its controller")
  func viewOnly() {
    child.view.traitOverrides.userInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .light)
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    #expect(child.styles.isEmpty)
  }

  @Test("Before its view is loaded, a controller has the traits of its container")
  func unloaded() {
    let late = UIViewController()
    late.traitOverrides.verticalSizeClass = .compact
    container.traitOverrides.userInterfaceStyle = .dark
    container.addChild(late)
    #expect(late.traitCollection.userInterfaceStyle == .dark)
    #expect(late.traitCollection.verticalSizeClass == .compact)
    container.view.addSubview(late.view)
    #expect(late.view.traitCollection.verticalSizeClass == .compact)
    #expect(late.view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("Other traits of the window do not change what is overridden")
  func windowTraits() {
    child.traitOverrides.horizontalSizeClass = .regular
    window.traits = UITraitCollection(traitsFrom: [
      window.traits, UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.styles == [.light, .dark])
  }
}
