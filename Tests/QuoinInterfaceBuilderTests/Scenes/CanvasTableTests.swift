// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit
import Testing

/// The insets of the devices and bars of a canvas, as a view that fills the safe area shows them.
@MainActor @Suite("Canvas tables")
struct CanvasTableTests {
  struct Canvas: Sendable {
    var device: String
    var orientation = "portrait"
    var tools: Int
    var size: CGSize
    var bars = ""
    var insets: [CGFloat]
  }

  private nonisolated static let bar =
    "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"
  private nonisolated static let tabs =
    "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"
  private nonisolated static let tools =
    "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"

  /// Insets in the order top, left, bottom, right.
  nonisolated static let canvases: [Canvas] = [
    Canvas(
      device: "retina4_7", tools: 14460, size: CGSize(width: 375, height: 667),
      insets: [20, 0, 0, 0]),
    Canvas(
      device: "retina4_7", tools: 19000, size: CGSize(width: 375, height: 667),
      insets: [0, 0, 0, 0]),
    Canvas(
      device: "retina4_7", tools: 22154, size: CGSize(width: 375, height: 667), bars: bar,
      insets: [64, 0, 0, 0]),
    Canvas(
      device: "retina5_9", tools: 14460, size: CGSize(width: 375, height: 812), bars: bar,
      insets: [88, 0, 34, 0]),
    Canvas(
      device: "retina5_9", tools: 21507, size: CGSize(width: 375, height: 812),
      bars: bar + tabs, insets: [94, 0, 83, 0]),
    Canvas(
      device: "retina6_1", orientation: "landscape", tools: 16097,
      size: CGSize(width: 896, height: 414), insets: [0, 44, 21, 44]),
    Canvas(
      device: "retina6_12", tools: 22505, size: CGSize(width: 393, height: 852), bars: bar,
      insets: [103, 0, 34, 0]),
    Canvas(
      device: "retina6_1", tools: 23727, size: CGSize(width: 414, height: 896),
      insets: [96, 0, 68, 0]),
    Canvas(
      device: "retina4_7", tools: 14460, size: CGSize(width: 375, height: 667), bars: tools,
      insets: [20, 0, 44, 0]),
    Canvas(
      device: "retina4_7", tools: 15705, size: CGSize(width: 375, height: 647), bars: bar,
      insets: [56, 0, 0, 0]),
    Canvas(
      device: "retina6_1", tools: 24506, size: CGSize(width: 414, height: 848), bars: bar,
      insets: [74, 0, 68, 0]),
  ]

  @Test("Devices and bars have the insets of the tables", arguments: canvases)
  func safeArea(canvas: Canvas) throws {
    let scene = try scene(canvas)
    let frame = try scene.frame("fill")
    let expected = CGRect(
      x: canvas.insets[1], y: canvas.insets[0],
      width: canvas.size.width - canvas.insets[1] - canvas.insets[3],
      height: canvas.size.height - canvas.insets[0] - canvas.insets[2])
    #expect(frame == expected)
  }

  private func scene(_ canvas: Canvas) throws -> LoadedScene {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      toolsVersion="\(canvas.tools)" useAutolayout="YES" useSafeAreas="YES">
      <device id="\(canvas.device)" orientation="\(canvas.orientation)"/>
      <scenes><scene sceneID="s"><objects>
      <viewController id="c" sceneMemberID="viewController">\(canvas.bars)
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="\(canvas.size.width)" \
      height="\(canvas.size.height)"/>
      <subviews><view id="fill" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
      <viewLayoutGuide key="safeArea" id="g"/>
      <constraints>\(pins)</constraints></view></viewController>
      </objects></scene></scenes></document>
      """
    let file = try InterfaceFile(data: Data(text.utf8), fileName: "a.storyboard")
    let scene = try #require(file.scene("s"))
    scene.layout()
    return scene
  }

  private var pins: String {
    ["top", "leading", "bottom", "trailing"].map {
      "<constraint firstItem=\"fill\" firstAttribute=\"\($0)\" secondItem=\"g\" "
        + "secondAttribute=\"\($0)\" id=\"p-\($0)\"/>"
    }.joined()
  }
}
