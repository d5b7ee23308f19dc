// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit
import Testing

/// Scenes on another device than the one that the file names, as seen by a view that fills the safe
/// area.
@MainActor @Suite struct ChosenDeviceTests {
  /// A storyboard for `retina4_7`, saved by a build whose canvas doubles the insets.
  private func file(
    frame: String = "width=\"375\" height=\"667\"", controller: String = "",
    device: String = "<device id=\"retina4_7\" orientation=\"portrait\"/>",
    type: String = "3.CocoaTouch.Storyboard.XIB"
  ) throws -> InterfaceFile {
    let pins = ["top", "leading", "bottom", "trailing"].map {
      "<constraint firstItem=\"fill\" firstAttribute=\"\($0)\" secondItem=\"g\" "
        + "secondAttribute=\"\($0)\" id=\"p-\($0)\"/>"
    }
    let text = """
      <document type="com.apple.InterfaceBuilder\(type)" toolsVersion="23727" \
      useAutolayout="YES" useSafeAreas="YES">\(device)
      <scenes><scene sceneID="s"><objects>
      <viewController id="c" sceneMemberID="viewController">\(controller)
      <view key="view" id="root"><rect key="frame" x="0" y="0" \(frame)/>
      <subviews><view id="fill" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
      <viewLayoutGuide key="safeArea" id="g"/>
      <constraints>\(pins.joined())</constraints></view></viewController>
      </objects></scene></scenes></document>
      """
    return try InterfaceFile(data: Data(text.utf8), fileName: "a.storyboard")
  }

  private func scene(
    _ file: InterfaceFile, _ device: String?, _ orientation: SceneOrientation? = nil,
    direction: UIUserInterfaceLayoutDirection? = nil
  ) throws -> LoadedScene {
    let options = SceneOptions(
      direction: direction, device: device.flatMap(SceneDevice.init(named:)),
      orientation: orientation)
    let scene = try #require(file.scene("s", options: options))
    scene.layout()
    return scene
  }

  @Test("A view that fills its screen fills the chosen one; insets count once")
  func fill() throws {
    let scene = try scene(file(), "iPhone 15")
    #expect(scene.device == "retina6_12")
    #expect(scene.size == CGSize(width: 393, height: 852))
    #expect(try scene.frame("fill") == CGRect(x: 0, y: 59, width: 393, height: 852 - 59 - 34))
  }

  @Test("On its side both sides are covered alike, in both directions")
  func landscape() throws {
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      let scene = try scene(file(), "iPhone 15", .landscape, direction: direction)
      #expect(scene.size == CGSize(width: 852, height: 393))
      #expect(try scene.frame("fill") == CGRect(x: 59, y: 0, width: 852 - 118, height: 393 - 21))
    }
  }

  @Test("Without a device the file's own is turned")
  func turned() throws {
    let scene = try scene(file(), nil, .landscape)
    #expect(scene.device == "retina4_7")
    #expect(try scene.frame("fill") == CGRect(x: 0, y: 0, width: 667, height: 375))
  }

  @Test("A file that is on its side stays so on another device")
  func keptOrientation() throws {
    let file = try file(
      frame: "width=\"667\" height=\"375\"",
      device: "<device id=\"retina4_7\" orientation=\"landscape\"/>")
    #expect(try scene(file, "iPad Pro 11-inch").size == CGSize(width: 1194, height: 834))
    #expect(
      try scene(file, "iPad Pro 11-inch", .portrait).size == CGSize(width: 834, height: 1194))
  }

  @Test("Bars come on top of what the device covers")
  func bars() throws {
    let file = try file(
      controller: """
        <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
        <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
        """)
    let frame = try scene(file, "iPhone 16 Pro").frame("fill")
    #expect(frame == CGRect(x: 0, y: 62 + 44, width: 402, height: 874 - 106 - 34 - 49))
  }

  /// Device and frame of the safe area below a navigation bar and above a tab bar: what the screen
  /// covers itself, and bars of 32, of 44 and 49, of 50.
  nonisolated static let landscapeBars: [(String, CGRect)] = [
    ("iPhone 15", CGRect(x: 59, y: 32, width: 734, height: 393 - 32 - 53)),
    ("iPhone 15 Plus", CGRect(x: 59, y: 44, width: 814, height: 430 - 44 - 70)),
    ("iPad mini (A17 Pro)", CGRect(x: 0, y: 74, width: 1133, height: 744 - 74 - 70)),
  ]

  @Test(
    "Bars of a small phone on its side are 32 high, of a large one as usual, of a tablet 50",
    arguments: landscapeBars)
  func barsInLandscape(device: String, expected: CGRect) throws {
    let file = try file(
      controller: """
        <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
        <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
        """)
    #expect(try scene(file, device, .landscape).frame("fill") == expected)
  }

  @Test("Below an opaque bar the view is as high as the chosen screen leaves it")
  func opaqueBar() throws {
    // 667 - 20 - 44: status bar and navigation bar.
    let file = try file(
      frame: "width=\"375\" height=\"603\"",
      controller:
        "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\"/>")
    let scene = try scene(file, "iPhone 15")
    #expect(scene.size == CGSize(width: 393, height: 852 - 59 - 44))
    // The bar is above the view.
    #expect(try scene.frame("fill").minY == 0)
    // On its side there is no status bar, and the bar is 32 high.
    #expect(try self.scene(file, "iPhone 15", .landscape).size == CGSize(width: 852, height: 361))
  }

  @Test("A view with a size of its own keeps it")
  func freeform() throws {
    let file = try file(
      frame: "width=\"300\" height=\"200\"",
      controller: "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>")
    #expect(try scene(file, "iPhone 15").size == CGSize(width: 300, height: 200))
  }

  @Test("A television of four times the pixels has two for a point")
  func television() throws {
    let television = try file(
      frame: "width=\"1920\" height=\"1080\"", device: "<device id=\"appleTV\"/>",
      type: ".AppleTV.Storyboard")
    let scene = try scene(television, "Apple TV 4K")
    #expect(scene.traitCollection.displayScale == 2)
    #expect(scene.traitCollection.userInterfaceIdiom == .tv)
    #expect(try scene.frame("fill") == CGRect(x: 80, y: 60, width: 1760, height: 960))
  }

  @Test("A canvas without a device gets the chosen one")
  func anyCanvas() throws {
    let file = try file(frame: "width=\"600\" height=\"600\"", device: "")
    #expect(try scene(file, "iPhone SE").size == CGSize(width: 320, height: 568))
  }

  @Test("A given size is stronger than that of the device")
  func size() throws {
    let options = SceneOptions(
      size: CGSize(width: 500, height: 500), device: SceneDevice(named: "iPhone 15"))
    let scene = try #require(try file().scene("s", options: options))
    #expect(scene.size == CGSize(width: 500, height: 500))
  }

  @Test("Cells and headers that are as wide as their table are so on another screen too")
  func cells() throws {
    let options = SceneOptions(device: SceneDevice(named: "iPhone XR"))
    let scene = try Fixture.scene("cells.storyboard", "scene-table", options: options)
    #expect(try scene.frame("table").width == 414)
    #expect(try scene.frame("cell").width == 414)
    #expect(try scene.frame("header").size == CGSize(width: 414, height: 60))
    #expect(try scene.frame("badge").size == CGSize(width: 30, height: 30))
  }

  @Test("Traits of the scene are those of the device")
  func traits() throws {
    let phone = try scene(file(), "iPhone 15", .landscape).traitCollection
    #expect(phone.horizontalSizeClass == .compact)
    #expect(phone.verticalSizeClass == .compact)
    #expect(phone.userInterfaceIdiom == .phone)
    #expect(phone.displayScale == 3)
    #expect(phone.preferredContentSizeCategory == .large)
    let options = SceneOptions(
      device: SceneDevice(named: "iPad mini (A17 Pro)"), textSize: .accessibilityLarge)
    let scene = try #require(try file().scene("s", options: options))
    // Views inherit them.
    let pad = try #require(scene.view("fill")).traitCollection
    #expect(pad.horizontalSizeClass == .regular)
    #expect(pad.userInterfaceIdiom == .pad)
    #expect(pad.displayScale == 2)
    #expect(pad.preferredContentSizeCategory == .accessibilityLarge)
  }

  @Test("Screen and device can be made those of a program's own views")
  func current() throws {
    defer { SceneDevice(named: "iPhone 14")?.makeCurrent(in: .portrait) }
    try #require(SceneDevice(named: "iPad Pro 11-inch")).makeCurrent(in: .landscape)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 1194, height: 834))
    #expect(UIScreen.main.scale == 2)
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
    SceneDevice(named: "iPhone 14")?.makeCurrent(in: .portrait)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
  }

  @Test(
    "Options that do not suit the platform are described in a sentence and have no effect",
    arguments: [
      (
        "3.Cocoa.Storyboard.XIB", "iPhone 15",
        "The file is for macOS and not for iPhone 15. Leave the device out; a size can be given."
      ),
      (
        ".AppleTV.Storyboard", "iPhone 15",
        "The file is for tvOS and not for iPhone 15. Choose Apple TV."
      ),
      (
        "3.CocoaTouch.Storyboard.XIB", "Apple TV",
        "The file is for iOS and not for Apple TV. Choose an iPhone or an iPad."
      ),
      (
        ".WatchKit.Storyboard", "iPhone 15",
        "The file is for watchOS, which has no Auto Layout. Leave device, orientation and text "
          + "size out."
      ),
    ])
  func unsuitable(type: String, device: String, sentence: String) throws {
    let file = try file(type: type)
    let options = SceneOptions(device: SceneDevice(named: device))
    #expect(file.objection(to: options) == sentence)
    #expect(file.objection(to: SceneOptions()) == nil)
    let scene = try #require(file.scene("s", options: options))
    #expect(scene.size == CGSize(width: 375, height: 667))
    let finding = try #require(scene.findings.last)
    #expect(finding.code == .unsuitableOption)
    #expect(finding.message == sentence + " It does not count.")
  }

  @Test("A file without a device cannot be turned")
  func noDevice() throws {
    let file = try file(device: "")
    #expect(
      file.objection(to: SceneOptions(orientation: .landscape))
        == "The file names no known device that could be turned. Choose a device too.")
    #expect(
      file.objection(
        to: SceneOptions(device: SceneDevice(named: "iPhone 15"), orientation: .landscape)) == nil)
  }
}
