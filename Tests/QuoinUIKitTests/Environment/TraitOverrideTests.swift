// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

@MainActor @Suite("Traits in place of those around") struct TraitOverrideTests {
  private final class Listener: UIView {
    var styles: [UIUserInterfaceStyle] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      styles.append(traitCollection.userInterfaceStyle)
    }
  }

  @Test("A style holds in a view and inside of it, and both hear of it once")
  func style() {
    let (outer, inner) = (Listener(), Listener())
    outer.addSubview(inner)
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(outer.styles == [.dark] && inner.styles == [.dark])
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.styles == [.dark])
    inner.overrideUserInterfaceStyle = .light
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    outer.overrideUserInterfaceStyle = .unspecified
    #expect(outer.traitCollection.userInterfaceStyle == .light)
    #expect(outer.styles == [.dark, .light])
  }

  @Test("A window passes its style on, and its other traits stay")
  func window() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    window.addSubview(view)
    let sizeClass = view.traitCollection.horizontalSizeClass
    window.overrideUserInterfaceStyle = .dark
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(view.traitCollection.horizontalSizeClass == sizeClass)
  }

  @Test("A container gives a child traits, before and after its view is made")
  func container() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    let compact = UITraitCollection(verticalSizeClass: .compact)
    parent.setOverrideTraitCollection(compact, forChild: child)
    #expect(parent.overrideTraitCollection(forChild: child) === compact)
    parent.view.addSubview(child.view)
    #expect(child.traitCollection.verticalSizeClass == .compact)
    #expect(parent.traitCollection.verticalSizeClass == .regular)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.traitCollection.verticalSizeClass == .regular)
  }

  @Test("Traits are set one by one, and a larger text size makes a label higher")
  func oneByOne() {
    let (outer, label) = (UIView(), UILabel())
    label.text = "Text"
    label.adjustsFontForContentSizeCategory = true
    label.font = .preferredFont(forTextStyle: .body)
    outer.addSubview(label)
    outer.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    // Apple's table of the style body: 17 points at the size large, 53 at the largest.
    #expect(label.font.pointSize == 53)
    #expect(outer.traitOverrides.userInterfaceStyle == .unspecified)
    outer.traitOverrides.preferredContentSizeCategory = .unspecified
    #expect(label.font.pointSize == 17)
  }

  @Test("The style of a controller is that of its view")
  func controller() {
    let controller = UIViewController()
    controller.overrideUserInterfaceStyle = .dark
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    controller.view.overrideUserInterfaceStyle = .light
    #expect(controller.view.traitCollection.userInterfaceStyle == .light)
  }

  // Apple's table of the style body: 53 points at the largest size, 28 at the first of the five for
  // low sight, 17 at the default size.
  @Test("Limits of the text size hold in a view and inside of it")
  func textSizeLimits() {
    let (outer, label) = (UIView(), UILabel())
    label.adjustsFontForContentSizeCategory = true
    label.font = .preferredFont(forTextStyle: .body)
    outer.addSubview(label)
    outer.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(label.font.pointSize == 53)
    outer.maximumContentSizeCategory = .accessibilityMedium
    #expect(label.font.pointSize == 28)
    outer.maximumContentSizeCategory = nil
    #expect(label.font.pointSize == 53)
    outer.traitOverrides.preferredContentSizeCategory = .extraSmall
    outer.minimumContentSizeCategory = .large
    #expect(label.font.pointSize == 17)
  }

  @Test("An overridden trait is contained until it is removed")
  func removedOverride() {
    let view = UIView()
    view.traitOverrides.userInterfaceStyle = .dark
    #expect(view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(!view.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(!view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(view.traitCollection.userInterfaceStyle == .light)
  }
}
