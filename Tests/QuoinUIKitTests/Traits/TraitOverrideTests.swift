// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

private struct Density: UITraitDefinition {
  static let defaultValue = 1
}

@MainActor @Suite("Overridden traits") struct TraitOverrideTests {
  let outer = UIView()
  let middle = UIView()
  let inner = UIView()

  init() {
    outer.addSubview(middle)
    middle.addSubview(inner)
  }

  @Test("A view and all inside have what it overrides, until that ends")
  func inheritance() {
    middle.traitOverrides.horizontalSizeClass = .regular
    #expect(outer.traitCollection.horizontalSizeClass == .compact)
    #expect(middle.traitCollection.horizontalSizeClass == .regular)
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    #expect(inner.traitCollection.verticalSizeClass == .regular)
    #expect(middle.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    middle.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(inner.traitCollection.horizontalSizeClass == .compact)
  }

  @Test("The nearest override counts, and a view that leaves has it no longer")
  func nearest() {
    outer.overrideUserInterfaceStyle = .dark
    inner.overrideUserInterfaceStyle = .light
    #expect(middle.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    middle.removeFromSuperview()
    #expect(middle.traitCollection.userInterfaceStyle == .light)
  }

  @Test("Traits of programs are inherited and observed as those of UIKit")
  func custom() {
    var changes: [(Int, Int)] = []
    inner.registerForTraitChanges([Density.self]) { (view: UIView, old: UITraitCollection) in
      changes.append((old[Density.self], view.traitCollection[Density.self]))
    }
    #expect(inner.traitCollection[Density.self] == 1)
    outer.traitOverrides[Density.self] = 3
    #expect(inner.traitCollection[Density.self] == 3)
    outer.traitOverrides.userInterfaceStyle = .dark
    outer.traitOverrides[Density.self] = 3
    #expect(changes.map(\.0) == [1])
    #expect(changes.map(\.1) == [3])
  }

  @Test("A handler is called where its trait changed, not behind an override or after its end")
  func handlers() {
    var count = 0
    let registration = inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIView, _: UITraitCollection) in count += 1
    }
    outer.overrideUserInterfaceStyle = .dark
    #expect(count == 1)
    middle.overrideUserInterfaceStyle = .dark
    outer.overrideUserInterfaceStyle = .light
    #expect(count == 1)
    inner.unregisterForTraitChanges(registration)
    middle.overrideUserInterfaceStyle = .light
    #expect(count == 1)
  }

  @Test("The traits of a handler are the current ones")
  func current() {
    var style = UIUserInterfaceStyle.unspecified
    inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIView, _: UITraitCollection) in style = UITraitCollection.current.userInterfaceStyle
    }
    outer.overrideUserInterfaceStyle = .dark
    #expect(style == .dark)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test("A text follows an overridden text size, and a row an overridden direction")
  func layout() {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    inner.addSubview(label)
    let usual = label.font.pointSize
    outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(label.font.pointSize > usual)

    let row = UIStackView(arrangedSubviews: [UIView(), UIView()])
    row.distribution = .fillEqually
    row.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    inner.addSubview(row)
    outer.layoutIfNeeded()
    #expect(row.arrangedSubviews[0].frame.minX == 0)
    middle.traitOverrides.layoutDirection = .rightToLeft
    outer.layoutIfNeeded()
    // The first of two views of 50 points is on the right.
    #expect(row.arrangedSubviews[0].frame.minX == 50)
    #expect(row.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
