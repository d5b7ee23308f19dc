// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinRender
import QuoinStage
import QuoinUIKit
import QuoinUIKitExtras
import Testing

/// The colours and images that a program gives to controls and symbols.
@MainActor @Suite("Colours and images of controls in pictures") struct ControlColorTests {
  private func appearance(of view: UIView) throws -> RenderedAppearance {
    try #require(view.picture.scene.views.first).appearance
  }

  @Test("A switch has a knob of its colour")
  func toggle() throws {
    let toggle = UISwitch()
    toggle.thumbTintColor = .yellow
    #expect(try appearance(of: toggle).knobColor == RenderedColor(UIColor.yellow))
    #expect(
      toggle.picture.svg.contains("<circle") && toggle.picture.svg.contains("fill=\"#ffff00\""))
  }

  @Test("The titles of segments have the colours of their states")
  func segments() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    control.selectedSegmentIndex = 0
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    #expect(control.picture.svg.ranges(of: "fill=\"#ff0000\">").count == 2)
    control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
    let svg = control.picture.svg
    #expect(svg.contains("fill=\"#0000ff\">One<") && svg.contains("fill=\"#ff0000\">Two<"))
  }

  @Test("A destructive button is red, unless its configuration has colours")
  func destructive() throws {
    let red = RenderedColor(UIColor.systemRed)
    let button = UIButton(configuration: .filled())
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.role = .destructive
    #expect(try appearance(of: button).buttonContent?.fill == red)
    button.configuration = .plain()
    button.configuration?.title = "Delete"
    let color = DisplayColor.hexadecimal([red.red, red.green, red.blue])
    #expect(button.picture.svg.contains("fill=\"\(color)\""))
    button.configuration = .filled()
    button.configuration?.baseBackgroundColor = .yellow
    #expect(try appearance(of: button).buttonContent?.fill == RenderedColor(UIColor.yellow))
  }

  // An image of 20 points with insets of 9 has 9 parts: 4 corners, 4 sides and the middle.
  @Test("The background image of a button is behind its title, in the parts of its slices")
  func buttonBackground() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.yellow.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.setTitle("Go", for: .normal)
    button.setBackgroundImage(
      image.resizableImage(
        withCapInsets: UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9), resizingMode: .stretch),
      for: .normal)
    let svg = button.picture.svg
    #expect(svg.ranges(of: "fill=\"#ffff00\"").count == 9)
    // The middle of 2 × 2 points is stretched to what is between the insets.
    #expect(svg.contains("<svg x=\"9\" y=\"9\" width=\"82\" height=\"22\""))
    let color = try #require(svg.range(of: "#ffff00"))
    let title = try #require(svg.range(of: ">Go<"))
    #expect(color.lowerBound < title.lowerBound)
  }

  @Test("A button that closes has a cross on a faint disc")
  func close() throws {
    let button = UIButton(type: .close)
    button.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    let sign = try #require(try appearance(of: button).icons.first)
    #expect(sign.name == "xmark.circle.fill" && sign.look.isHierarchical)
    #expect(sign.rect == LayoutRect(x: 7, y: 7, width: 30, height: 30))
  }

  @Test("A label has the colour of its state, and an ellipsis where its mode says so")
  func labels() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
    label.text = "a long name of a file.txt"
    label.highlightedTextColor = .red
    #expect(!label.picture.svg.contains("#ff0000"))
    label.isHighlighted = true
    #expect(label.picture.svg.contains("fill=\"#ff0000\""))
    label.isEnabled = false
    #expect(label.picture.svg.contains("fill-opacity"))
    for (mode, pattern) in [
      (NSLineBreakMode.byTruncatingHead, ">….*txt<"), (.byTruncatingMiddle, ">a.*….*txt<"),
      (.byTruncatingTail, ">a.*…<"),
    ] {
      label.lineBreakMode = mode
      #expect(label.picture.svg.range(of: pattern, options: .regularExpression) != nil, "\(mode)")
    }
  }

  // A width of letters with a distance of 6 points: each begins 6 points after the one before ends.
  @Test("Letters with a kern are apart, and not wider")
  func kern() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
    label.attributedText = NSAttributedString(string: "iii", attributes: [.kern: 6])
    let matches = label.picture.svg.matches(
      of: /<text x="([0-9.]+)"[^>]*textLength="([0-9.]+)"[^>]*>i</)
    let places = try matches.map {
      (x: try #require(Double($0.output.1)), width: try #require(Double($0.output.2)))
    }
    #expect(places.count == 3)
    for (first, second) in zip(places, places.dropFirst()) {
      #expect(abs(second.x - first.x - first.width - 6) < 0.02)
    }
  }

  @Test("A symbol has the weight and the colours of its configuration")
  func symbols() throws {
    let palette = UIImage.SymbolConfiguration(paletteColors: [.white, .systemGreen])
    let view = UIImageView(
      image: UIImage(
        systemName: "xmark.circle.fill",
        withConfiguration: palette.applying(UIImage.SymbolConfiguration(weight: .black))))
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    let look = try appearance(of: view).symbolLook
    #expect(look.weight == .black)
    #expect(look.colors == [UIColor.white, .systemGreen].map { DisplayColor($0) })
    // Apple's systemGreen in the light appearance: 52, 199, 89.
    #expect(view.picture.svg.contains("fill=\"#34c759\""))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(hierarchicalColor: .red)
    view.image = UIImage(systemName: "xmark.circle.fill")
    #expect(try appearance(of: view).symbolLook.isHierarchical)
    // Colours that depend on traits are those of the view.
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(hierarchicalColor: .label)
    view.overrideUserInterfaceStyle = .dark
    #expect(try appearance(of: view).symbolLook.colors == [DisplayColor(.white)])
  }
}
