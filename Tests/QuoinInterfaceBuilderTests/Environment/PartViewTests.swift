// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit
import Testing

/// The safe area of views whose size is not the screen's. The expected values are those of stored
/// frames, counted in `SafeAreaRow`.
@MainActor @Suite("Safe areas of parts of a screen") struct PartViewTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var build: Int
    var device: String
    var size: [Int]
    var ends: [Double]

    init(_ build: Int, _ device: String, _ size: [Int], _ ends: [Double]) {
      self.build = build
      self.device = device
      self.size = size
      self.ends = ends
    }

    var testDescription: String { "build \(build), \(device), \(size): \(ends)" }
  }

  @Test(
    "A view at the top of a xib",
    arguments: [
      // The whole screen.
      Case(18000, "retina6_1", [414, 896], [44, 34]),
      // The home indicator covers a part only if it is wider than the screen, or in newer builds.
      Case(18000, "retina6_1", [386, 258], [44, 0]),
      Case(18000, "retina6_1", [500, 258], [44, 34]),
      Case(22000, "retina6_1", [386, 258], [48, 34]),
      // Older canvases drew the status bar above high views only, later ones not at all.
      Case(14000, "retina4_7", [150, 150], [0, 0]),
      Case(14000, "retina4_7", [340, 620], [20, 0]),
      Case(16000, "retina4_7", [340, 620], [0, 0]),
      Case(22000, "retina4_7", [340, 150], [20, 0]),
      Case(21225, "ipad9_7", [768, 1024], [0, 0]),
    ])
  func viewOfXib(_ row: Case) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(row.build)" \
      useAutolayout="YES" useSafeAreas="YES"><device id="\(row.device)" orientation="portrait"/>
      <objects><view id="root">\(rect(row.size))</view></objects></document>
      """
    let file = try InterfaceFile(data: Data(text.utf8), fileName: "a.xib")
    #expect(try ends(of: #require(file.scenes().first)) == row.ends)
  }

  @Test(
    "A controller's view that is shorter than the screen by the height of bars ends at them",
    arguments: [
      // 667 less 20 of the status bar and 44 of the navigation bar.
      Case(12000, "retina4_7", [375, 603], [0, 0]),
      // Less 49 of a tab bar.
      Case(12000, "retina4_7", [375, 618], [20, 0]),
      Case(12000, "retina4_7", [375, 554], [0, 0]),
      // 896 less 44 and 44; the home indicator covers the view.
      Case(17506, "retina6_1", [414, 808], [0, 34]),
      // A page sheet.
      Case(15705, "retina4_7", [375, 647], [0, 0]),
      Case(12000, "retina4_7", [375, 667], [20, 0]),
    ])
  func shortView(_ row: Case) throws {
    let scene = try #require(storyboard(row, "").scene("s"))
    #expect(try ends(of: scene) == row.ends)
  }

  @Test("A status bar that a file hides is hidden in builds before 14800 alone")
  func hiddenStatusBar() throws {
    let hidden = "<nil key=\"simulatedStatusBarMetrics\"/>"
    for (build, top) in [(12120, 0.0), (21701, 20)] {
      let file = try storyboard(Case(build, "retina4_7", [375, 667], []), hidden)
      #expect(try ends(of: #require(file.scene("s"))) == [top, 0])
    }
  }

  @Test("The size to lay out in does not make a screen a sheet", arguments: [374, 375, 376])
  func givenSize(width: Int) throws {
    // 760 is 52 less than the 812 of the screen, as a sheet is.
    let options = SceneOptions(size: CGSize(width: width, height: 760))
    let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"
    let file = try storyboard(Case(19529, "retina5_9", [375, 812], []), bar)
    // 44 of the screen and 44 of the bar.
    #expect(try ends(of: #require(file.scene("s", options: options))) == [88, 34])
  }

  /// Storyboard.storyboard of XLPagerTabStrip and kFB-HB-fmT of maps-app-ios show the insets of the
  /// screen around children of builds before 21000, the embedded controllers of
  /// IOS-nRF-Connect-Device-Manager those of build 24765: its upper inset of 50 points once for heights
  /// of 193 and 216, twice for 271 to 485.
  @Test(
    "A child has the upper inset of the screen, in new builds twice if it is not low",
    arguments: [
      (14460, [375, 812], [44.0, 34]), (14460, [375, 554], [44, 34]),
      (24765, [375, 216], [50, 34]), (24765, [375, 271], [100, 34]),
      (24765, [375, 485], [100, 34]),
    ])
  func embedded(build: Int, size: [Int], expected: [Double]) throws {
    let file = try storyboard(Case(build, "retina5_9", size, []), "", others: embedding)
    #expect(try ends(of: #require(file.scene("s"))) == expected)
  }

  @Test("A tab bar is below what a split view in it shows")
  func splitView() throws {
    let others = """
      <scene sceneID="tabs"><objects><tabBarController id="t"><connections>
      <segue destination="split" kind="relationship" relationship="viewControllers" id="x1"/>
      </connections></tabBarController></objects></scene>
      <scene sceneID="split"><objects><splitViewController id="split"><connections>
      <segue destination="c" kind="relationship" relationship="detailViewController" id="x2"/>
      </connections></splitViewController></objects></scene>
      """
    let file = try storyboard(Case(15705, "retina4_7", [375, 667], []), "", others: others)
    #expect(try ends(of: #require(file.scene("s"))) == [0, 49])
  }

  private let embedding = """
    <scene sceneID="outer"><objects><viewController id="o"><view key="view" id="outerView"><subviews>
    <containerView id="box"><connections>
    <segue destination="c" kind="embed" id="x1"/></connections></containerView></subviews></view>
    </viewController></objects></scene>
    """

  private func storyboard(
    _ row: Case, _ metrics: String, others: String = ""
  ) throws -> InterfaceFile {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      toolsVersion="\(row.build)" useAutolayout="YES" useSafeAreas="YES">
      <device id="\(row.device)" orientation="portrait"/><scenes>\(others)
      <scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
      <view key="view" id="root">\(rect(row.size))</view>\(metrics)
      </viewController></objects></scene></scenes></document>
      """
    return try InterfaceFile(data: Data(text.utf8), fileName: "a.storyboard")
  }

  private func rect(_ size: [Int]) -> String {
    "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(size[0])\" height=\"\(size[1])\"/>"
  }

  private func ends(of scene: LoadedScene) throws -> [Double] {
    scene.layout()
    let insets = try #require(scene.view("root")).safeAreaInsets
    return [Double(insets.top), Double(insets.bottom)]
  }
}
