// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinStage
import QuoinUIKit
import Testing

@MainActor @Suite("Devices of stages") struct StageDeviceTests {
  /// Apple's published numbers of a screen: its size in points, the covered lengths at the top, at
  /// each side and at the bottom, and its size classes.
  struct Screen: Sendable, CustomTestStringConvertible {
    var device: String
    var orientation = SceneOrientation.portrait
    var size: CGSize
    var insets: (top: CGFloat, side: CGFloat, bottom: CGFloat)
    var classes: (width: UIUserInterfaceSizeClass, height: UIUserInterfaceSizeClass)

    var testDescription: String { "\(device), \(orientation)" }
  }

  nonisolated static let screens = [
    Screen(
      device: "iPhone 15", size: CGSize(width: 393, height: 852), insets: (59, 0, 34),
      classes: (.compact, .regular)),
    Screen(
      device: "iPhone 15", orientation: .landscape, size: CGSize(width: 852, height: 393),
      insets: (0, 59, 21), classes: (.compact, .compact)),
    Screen(
      device: "iPhone 14", size: CGSize(width: 390, height: 844), insets: (47, 0, 34),
      classes: (.compact, .regular)),
    Screen(
      device: "iPhone SE (3rd generation)", size: CGSize(width: 375, height: 667),
      insets: (20, 0, 0), classes: (.compact, .regular)),
    Screen(
      device: "iPhone SE (3rd generation)", orientation: .landscape,
      size: CGSize(width: 667, height: 375), insets: (0, 0, 0), classes: (.compact, .compact)),
    Screen(
      device: "iPhone 15 Pro Max", orientation: .landscape, size: CGSize(width: 932, height: 430),
      insets: (0, 59, 21), classes: (.regular, .compact)),
    Screen(
      device: "iPad Pro 11-inch", size: CGSize(width: 834, height: 1194), insets: (24, 0, 20),
      classes: (.regular, .regular)),
  ]

  @Test(
    "A shown view has the size, the safe area and the size classes of the device",
    arguments: screens)
  func shownView(screen: Screen) {
    let stage = Stage(device: screen.device, orientation: screen.orientation)
    let view = stage.show(UIView())
    #expect(view.frame == CGRect(origin: .zero, size: screen.size))
    #expect(stage.window.bounds.size == screen.size)
    stage.perform { #expect(UIScreen.main.bounds.size == screen.size) }
    #expect(UIScreen.main.bounds.size == CGSize(width: 390, height: 844))
    let insets = UIEdgeInsets(
      top: screen.insets.top, left: screen.insets.side, bottom: screen.insets.bottom,
      right: screen.insets.side)
    #expect(view.safeAreaInsets == insets)
    #expect(stage.safeAreaInsets == insets)
    #expect(view.traitCollection.horizontalSizeClass == screen.classes.width)
    #expect(view.traitCollection.verticalSizeClass == screen.classes.height)
    #expect(view.traitCollection == stage.traits)
  }

  @Test("Children of a controller's view stay inside the safe area and the margins of its sides")
  func childrenInsideMargins() {
    let stage = Stage(device: "iPhone 15")
    let view = UIView()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      box.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    stage.show(view)
    // 16 at each side of 393; 59 at the top and 34 at the bottom of 852.
    #expect(box.frame == CGRect(x: 16, y: 59, width: 361, height: 759))
  }

  @Test("Frames end on the pixels of the stage", arguments: [1.0, 2, 3] as [CGFloat])
  func frameScale(scale: CGFloat) {
    let stage = Stage(device: "iPhone 15", scale: scale)
    let view = UIView()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.topAnchor),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.heightAnchor.constraint(equalToConstant: 10),
      box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.4),
    ])
    stage.show(view)
    // 393 × 0.4 = 157.2, rounded to whole pixels.
    let expected = (157.2 * scale).rounded() / scale
    #expect(abs(box.frame.width - expected) < 1e-9)
    #expect(view.traitCollection.displayScale == scale)
  }

  @Test("The leading edge is on the right of a stage from right to left")
  func direction() {
    let stage = Stage(device: "iPhone 15", direction: .rightToLeft)
    let view = UIView()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      box.topAnchor.constraint(equalTo: view.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 100),
      box.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.show(view)
    // 393 - 20 - 100.
    #expect(box.frame.minX == 273)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    stage.direction = .leftToRight
    #expect(box.frame.minX == 20)
  }

  @Test("Fonts that are made for a stage have its text size, those of the program keep theirs")
  func textSize() {
    let normal = UIFont.preferredFont(forTextStyle: .body).pointSize
    let stage = Stage(device: "iPhone 15", textSize: .accessibilityExtraLarge)
    let label = stage.show(makeLabel())
    // The point sizes of Apple's table for body: 17 at large, 40 at accessibilityExtraLarge.
    #expect(normal == 17)
    #expect(label.font.pointSize == 40)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    stage.textSize = .large
    #expect(label.font.pointSize == 17)
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.text = "Body"
    return label
  }

  @Test("Appearance and idiom are traits of what is shown")
  func appearance() {
    let stage = Stage(device: "iPad Pro 11-inch", appearance: .dark)
    let view = stage.show(UIView())
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(view.traitCollection.userInterfaceIdiom == .pad)
    stage.perform { #expect(UIDevice.current.userInterfaceIdiom == .pad) }
    stage.appearance = .light
    #expect(view.traitCollection.userInterfaceStyle == .light)
  }

  @Test("Each stage has its own window, and its screen is the program's during its calls")
  func severalStages() {
    let phone = Stage(device: "iPhone 15")
    let pad = Stage(device: "iPad Pro 11-inch")
    let first = phone.show(UIView())
    let second = pad.show(UIView())
    #expect(first.bounds.width == 393)
    #expect(second.bounds.width == 834)
    pad.perform {
      phone.perform { #expect(UIScreen.main.bounds.width == 393) }
      #expect(UIScreen.main.bounds.width == 834)
    }
  }
}
