// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit
import Testing

/// The bars over a view at the top of a xib that fills the screen.
@MainActor @Suite struct XibScreenTests {
  nonisolated struct Case: CustomTestStringConvertible, Sendable {
    var build: Int
    var device: String
    var size: [Int]
    /// Top, left, bottom and right.
    var insets: [Double]
    var orientation = "portrait"

    var testDescription: String { "build \(build), \(device), \(orientation)" }
  }

  @Test(
    "The insets of round screens are there twice from build 23700 on",
    arguments: [
      Case(build: 23504, device: "retina6_12", size: [393, 852], insets: [59, 0, 34, 0]),
      Case(build: 23727, device: "retina6_12", size: [393, 852], insets: [118, 0, 68, 0]),
      Case(build: 24506, device: "retina6_12", size: [393, 852], insets: [118, 0, 68, 0]),
      Case(build: 24506, device: "retina6_1", size: [414, 896], insets: [96, 0, 68, 0]),
      // A home button, and a view that does not fill the screen.
      Case(build: 24506, device: "retina4_7", size: [375, 667], insets: [20, 0, 0, 0]),
      Case(build: 24506, device: "retina6_12", size: [393, 300], insets: [59, 0, 34, 0]),
      // On its side only what is above and below.
      Case(
        build: 24412, device: "retina6_12", size: [852, 393], insets: [0, 59, 42, 59],
        orientation: "landscape"),
    ])
  func twice(row: Case) throws {
    #expect(try insets(row) == row.insets)
  }

  @Test(
    "Bars that a view simulates cover it",
    arguments: [
      // 48 and a navigation bar of 44; 54 from build 24000 on, below the inset that is there twice.
      ("simulatedNavigationBarMetrics", "TopBar", 23504, [92, 0, 34, 0]),
      ("simulatedNavigationBarMetrics", "TopBar", 24765, [150, 0, 68, 0]),
      ("simulatedTabBarMetrics", "BottomBar", 23504, [48, 0, 83, 0]),
      ("simulatedToolbarMetrics", "BottomBar", 23504, [48, 0, 83, 0]),
      ("nil", "TopBar", 23504, [48, 0, 34, 0]),
    ])
  func bars(element: String, key: String, build: Int, expected: [Double]) throws {
    let row = Case(build: build, device: "retina6_1", size: [414, 896], insets: [])
    #expect(try insets(row, "<\(element) key=\"simulated\(key)Metrics\"/>") == expected)
  }

  private func insets(_ row: Case, _ more: String = "") throws -> [Double] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(row.build)" \
      useAutolayout="YES" useSafeAreas="YES">
      <device id="\(row.device)" orientation="\(row.orientation)"/>
      <objects><view id="root">
      <rect key="frame" x="0" y="0" width="\(row.size[0])" height="\(row.size[1])"/>
      <viewLayoutGuide key="safeArea" id="safe"/>\(more)</view></objects></document>
      """
    let file = try InterfaceFile(data: Data(text.utf8), fileName: "a.xib")
    let scene = try #require(file.scene("root"))
    scene.layout()
    let found = try #require(scene.view("root")).safeAreaInsets
    return [found.top, found.left, found.bottom, found.right].map { Double($0) }
  }
}
