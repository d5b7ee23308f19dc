// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import Testing

@testable import QuoinChecking

/// Frames that contradict a constraint are found, unless a safe area of another height explains them.
@Suite("Insets that stored frames show explain frames") @MainActor
struct StoredInsetTests {
  /// A view at the top of a screen whose status bar is 20 points high.
  private func view(_ id: String, x: Int, y: Int, constant: Int) -> (view: String, pin: String) {
    (
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="\(x)" y="\(y)" width="50" height="40"/><constraints>
      <constraint firstAttribute="width" constant="50" id="\(id)-w"/>
      <constraint firstAttribute="height" constant="40" id="\(id)-h"/></constraints></view>
      """,
      """
      <constraint firstItem="\(id)" firstAttribute="top" secondItem="guide" secondAttribute="top" \
      constant="\(constant)" id="\(id)-t"/>
      <constraint firstItem="\(id)" firstAttribute="leading" secondItem="guide" \
      secondAttribute="leading" constant="\(x)" id="\(id)-l"/>
      """
    )
  }

  private func findings(_ views: [(view: String, pin: String)]) throws -> [LayoutFinding] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      toolsVersion="22154" useAutolayout="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects>
      <viewController id="c" sceneMemberID="viewController"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(views.map(\.view).joined())</subviews>
      <viewLayoutGuide key="safeArea" id="guide"/>
      <constraints>\(views.map(\.pin).joined())</constraints></view></viewController>
      </objects></scene></scenes></document>
      """
    var configuration = CheckConfiguration.default
    configuration.only = ["misplaced-view"]
    return LayoutChecker(configuration).findings(
      in: try InterfaceFile(data: Data(text.utf8), fileName: "a.storyboard"))
  }

  @Test("A frame that a bar of the program explains is no finding, unless the file marks it")
  func explained() throws {
    // By its constraints the view is at 20 + 10, and with a safe area of 34 points where it is stored.
    let one = view("a", x: 0, y: 44, constant: 10)
    #expect(try findings([one]).isEmpty)
    #expect(try findings([one, view("b", x: 100, y: 50, constant: 16)]).isEmpty)
    let marked = one.view.replacingOccurrences(of: "<view ", with: #"<view misplaced="YES" "#)
    let found = try findings([(marked, one.pin)])
    #expect(
      found.map(\.message) == [
        "UIView a is at (0 30; 50 40) by its constraints, and stored at (0 44; 50 40)"
      ])
  }

  @Test("A frame that no safe area explains is out of date without a doubt")
  func disagreeing() throws {
    let found = try findings([
      view("a", x: 0, y: 44, constant: 10), view("b", x: 100, y: 30, constant: 10),
    ])
    #expect(found.map(\.object) == ["a"])
    #expect(found.first?.certainty == .computed)
    #expect(found.first?.isFixable == true)
  }

  @Test("Frames where the constraints have them are no finding")
  func placed() throws {
    #expect(try findings([view("a", x: 0, y: 30, constant: 10)]).isEmpty)
  }

  /// The stored y and width of a view of 50 points at the top margin of a cell, and whether it is found.
  @Test(
    "A cell from build 24000 on may have the margin of an earlier build, 11 instead of 15",
    arguments: [(15, 50, false), (11, 50, false), (15, 60, true)])
  func cellMargins(y: Int, width: Int, isFound: Bool) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      toolsVersion="24128" useAutolayout="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects>
      <tableViewController id="c" sceneMemberID="viewController"><tableView key="view" id="root">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <prototypes><tableViewCell reuseIdentifier="r" id="cell" rowHeight="100">
      <rect key="frame" x="0" y="28" width="375" height="100"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="375" height="100"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="16" y="\(y)" width="\(width)" height="40"/><constraints>
      <constraint firstAttribute="width" constant="50" id="a-w"/>
      <constraint firstAttribute="height" constant="40" id="a-h"/></constraints></view>
      </subviews><constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="content" \
      secondAttribute="topMargin" id="a-t"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="content" \
      secondAttribute="leadingMargin" id="a-l"/>
      </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView>
      </tableViewController></objects></scene></scenes></document>
      """
    var configuration = CheckConfiguration.default
    configuration.only = ["misplaced-view"]
    let found = LayoutChecker(configuration).findings(
      in: try InterfaceFile(data: Data(text.utf8), fileName: "a.storyboard"))
    #expect(found.map(\.object) == (isFound ? ["a"] : []))
  }
}
