// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit
import Testing

/// Callers can ask which measures of a layout come from tables, and which of them are guesses.
@MainActor @Suite struct MeasureTests {
  @Test("A control that stored frames show states how many")
  func shownControl() throws {
    let measure = try #require(
      try measures(of: "button", build: 22505).first { $0.kind == .alignmentInsets })
    #expect(measure.row == "macOS push, builds 17000 to 23999")
    #expect(!measure.evidence.isGuess)
    #expect(measure.evidence.agreeing > 10 * measure.evidence.contradicting)
  }

  @Test("A control that is in no table is a guess")
  func unknownControl() throws {
    let measures = try measures(of: "level", build: 22505)
    #expect(measures.map(\.row) == ["macOS levelIndicator"])
    #expect(measures.allSatisfy { $0.evidence == .guess && $0.evidence.isGuess })
  }

  @Test("A stored frame is not a guess: only a missing one takes a size from the table")
  func storedSize() throws {
    #expect(try measures(of: "button", build: 22505).contains { $0.kind == .controlSize } == false)
    #expect(try measures(of: "unsized", build: 22505).contains { $0.kind == .controlSize })
  }

  @Test("The safe area of a root names the device and the bars that it is the sum of")
  func safeArea() throws {
    let scene = try controllerScene(y: 64)
    let root = try #require(scene.view("root"))
    let rows = scene.measures(of: root).filter { $0.kind == .safeArea }.map(\.row)
    #expect(rows == ["retina4_7, from build 21000", "navigation bar"])
  }

  @Test("A measure that the frames of the file show is not from a table")
  func inferredSafeArea() throws {
    let scene = try controllerScene(y: 100)
    #expect(scene.findings.map(\.code) == [.inferredInsets])
    let root = try #require(scene.view("root"))
    #expect(scene.measures(of: root).contains { $0.kind == .safeArea } == false)
  }

  @Test(
    "A build belongs to the last era that begins at or before it",
    arguments: [
      (0, InterfaceBuilderEra.xcode7), (10999, .xcode7), (11000, .xcode8), (14490, .xcode10),
      (17000, .xcode12), (22000, .xcode15), (23999, .xcode16Late), (24000, .xcode26),
      (99999, .xcode26),
    ])
  func eras(build: Int, era: InterfaceBuilderEra) {
    #expect(InterfaceBuilderEra(build: build) == era)
  }

  private func measures(of id: String, build: Int) throws -> [CanvasMeasure] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" toolsVersion="\(build)" \
      useAutolayout="YES"><objects><customView id="root">
      <rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
      <button id="button"><rect key="frame" x="14" y="13" width="80" height="32"/>
      <buttonCell key="cell" type="push" bezelStyle="rounded" borderStyle="border"/></button>
      <button id="unsized">
      <buttonCell key="cell" type="push" bezelStyle="rounded" borderStyle="border"/></button>
      <levelIndicator id="level"><rect key="frame" x="20" y="60" width="80" height="18"/>
      </levelIndicator></subviews></customView></objects></document>
      """
    let file = try InterfaceFile(data: Data(text.utf8), fileName: "a.xib")
    let scene = try #require(file.scene("root"))
    return scene.measures(of: try #require(scene.view(id)))
  }

  /// A controller with a navigation bar, and a view at its top guide that is stored at y.
  private func controllerScene(y: Int) throws -> LoadedScene {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      toolsVersion="22154" useAutolayout="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects>
      <viewController id="c" sceneMemberID="viewController">
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews><view id="top" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="\(y)" width="375" height="50"/></view></subviews>
      <viewLayoutGuide key="safeArea" id="g"/><constraints>
      <constraint firstItem="top" firstAttribute="top" secondItem="g" secondAttribute="top" \
      id="k"/></constraints></view></viewController>
      </objects></scene></scenes></document>
      """
    return try #require(
      try InterfaceFile(data: Data(text.utf8), fileName: "a.storyboard").scene("s"))
  }
}
