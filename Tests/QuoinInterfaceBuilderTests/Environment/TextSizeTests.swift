// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit
import Testing

/// The sizes of texts for another text size or another screen.
@MainActor @Suite struct TextSizeTests {
  private func scene(_ options: SceneOptions = SceneOptions()) throws -> LoadedScene {
    try Fixture.scene("texts.storyboard", "texts", options: options)
  }

  /// The height of one line in points, rounded up to half a point, by the metrics of the system
  /// font: 1.19336 em.
  private func line(_ points: Double) -> Double { (points * 1.19336 * 2).rounded(.up) / 2 }

  /// Points of the body style in Apple's tables of Dynamic Type.
  nonisolated static let bodies: [(UIContentSizeCategory, Double)] = [
    (.extraSmall, 14), (.large, 17), (.extraExtraExtraLarge, 23), (.accessibilityLarge, 33),
    (.accessibilityExtraExtraExtraLarge, 53),
  ]

  @Test("A label in a text style has the height of a line of the style", arguments: bodies)
  func label(size: UIContentSizeCategory, points: Double) throws {
    let scene = try scene(SceneOptions(textSize: size))
    let frame = try scene.frame("body")
    #expect(Double(frame.height) == line(points))
    // As wide as the letters: Apple's width at 17 points times the size, within the tracking.
    #expect(abs(Double(frame.width) - 39.5 * points / 17) < 0.15 * points)
    #expect(scene.traitCollection.preferredContentSizeCategory == size)
  }

  @Test("A text whose frame the file does not tell is as large as its letters")
  func missingFrames() throws {
    let file = try InterfaceFile(
      data: Fixture.xib(
        """
        <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="short"/>
        <label text="Title Title" translatesAutoresizingMaskIntoConstraints="NO" id="long"/>
        <button translatesAutoresizingMaskIntoConstraints="NO" id="button">
        <state key="normal" title="Title Title Title"/></button>
        </subviews></view>
        """), fileName: "small.xib")
    let scene = try #require(file.scene("root"))
    scene.layout()
    let (short, long) = (try scene.frame("short"), try scene.frame("long"))
    #expect(Double(short.height) == line(17))
    // More letters are wider: twice the word, and a space.
    #expect(short.width > 17 && long.width > 2 * short.width && long.width < 2.3 * short.width)
    // At 15 points, the size of buttons that name none.
    #expect(try scene.frame("button").width > 3 * short.width * 15 / 17)
  }

  @Test("A font of a stated size stays as it is")
  func fixed() throws {
    let scene = try scene(SceneOptions(textSize: .accessibilityLarge))
    #expect(try scene.frame("fixed").size == CGSize(width: 39.5, height: 20.5))
  }

  @Test("Controls grow by as much as their line", arguments: bodies)
  func controls(size: UIContentSizeCategory, points: Double) throws {
    let scene = try scene(SceneOptions(textSize: size))
    let growth = line(points) - line(17)
    #expect(Double(try scene.frame("button").height) == 33 + growth)
    #expect(Double(try scene.frame("field").height) == 34 + growth)
    #expect(try scene.frame("field").width == 200)
  }

  @Test("A label beside a button is on the baseline of its larger text")
  func baseline() throws {
    let scene = try scene(SceneOptions(textSize: .accessibilityLarge))
    let label = try scene.frame("beside")
    // The line is in the middle of the button, and both texts are of the same font.
    #expect(abs(label.midY - (try scene.frame("button").midY)) <= 0.5)
  }

  @Test("A text view that does not scroll grows with its text")
  func textView() throws {
    let usual = try scene(SceneOptions(textSize: .large)).frame("notes")
    let large = try scene(SceneOptions(textSize: .accessibilityLarge)).frame("notes")
    // 8 points above and below a line.
    #expect(Double(usual.height) == line(17) + 16)
    #expect(Double(large.height) == line(33) + 16)
  }

  @Test("Text wraps at the width of the screen: two lines on a phone, one on a tablet")
  func wrapping() throws {
    #expect(try scene().frame("wrapped").height == 41)
    let phone = try scene(SceneOptions(device: SceneDevice(named: "iPhone SE"))).frame("wrapped")
    #expect(phone.size == CGSize(width: 288, height: 2 * 17 * 1.19336).rounded)
    let pad = try scene(SceneOptions(device: SceneDevice(named: "iPad Pro 11-inch")))
      .frame("wrapped")
    #expect(pad.size == CGSize(width: 834 - 32, height: line(17)))
  }

  @Test("The size of the canvas holds where it is that of the text, to what is known of the font")
  func stored() throws {
    let scene = try scene(SceneOptions(device: SceneDevice(named: "iPhone XR")))
    #expect(try scene.frame("fixed").width == 39.5)
    #expect(try scene.frame("foreign").size == CGSize(width: 45, height: 22))
    // This one was stretched by the old screen.
    #expect(abs(try scene.frame("stretched").width - 39.5) < 2.5)
  }

  @Test("An unknown text size is described in a sentence")
  func unknown() throws {
    let options = SceneOptions(textSize: UIContentSizeCategory(rawValue: "Huge"))
    #expect(
      try Fixture.file("texts.storyboard").objection(to: options)
        == "There is no text size 'Huge'. Choose one of UIContentSizeCategory.")
    #expect(try scene(options).frame("body").height == 20.5)
  }
}

extension CGSize {
  /// With the height rounded up to half a point.
  fileprivate var rounded: CGSize {
    CGSize(width: width, height: (height * 2).rounded(.up) / 2)
  }
}
