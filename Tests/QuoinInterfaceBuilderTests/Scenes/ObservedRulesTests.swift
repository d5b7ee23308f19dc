// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinUIKit
import Testing

/// Rules that no document states and that stored frames show, each on a small file.
@MainActor @Suite("Observed rules")
struct ObservedRulesTests {
  @Test("Where required constraints conflict, those of inner views are broken")
  func innerConstraintsGiveWay() throws {
    let scene = try scene(
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="inner">
      <constraints><constraint firstAttribute="width" constant="400" id="width"/></constraints>
      </view>
      """,
      constraints: """
        <constraint firstItem="inner" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" constant="16" id="leading"/>
        <constraint firstItem="root" firstAttribute="trailing" secondItem="inner" \
        secondAttribute="trailing" constant="16" id="trailing"/>
        """)
    // 320 less 16 on each side.
    #expect(try scene.frame("inner").width == 288)
    #expect(
      scene.constraints.map { scene.identifier(of: $0) } == ["width", "leading", "trailing"])
  }

  @Test("A stack view among views in proportion takes its share by its stored size")
  func sharesOfStacks() throws {
    let scene = try scene(
      """
      <stackView axis="vertical" distribution="fillProportionally" spacing="20" \
      translatesAutoresizingMaskIntoConstraints="NO" id="outer"><subviews>
      <label verticalHuggingPriority="251" id="label">
      <rect key="frame" x="0" y="0" width="248" height="18"/></label>
      <stackView axis="vertical" id="empty">
      <rect key="frame" x="0" y="38" width="248" height="184"/></stackView>
      </subviews></stackView>
      """,
      constraints: """
        <constraint firstItem="outer" firstAttribute="top" secondItem="root" \
        secondAttribute="top" id="top"/>
        <constraint firstItem="outer" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" id="leading"/>
        """)
    // The label is 18 high and has 18 parts of 18 + 20 + 184.
    let outer = try scene.frame("outer")
    #expect(abs(outer.height - 222) < 0.01)
    #expect(try scene.frame("empty").minY == 38)
    #expect(try scene.frame("empty").height == 184)
  }

  @Test("Texts that a stack view lines up have their font's baselines in given surroundings too")
  func baselinesOfStacks() throws {
    var options = SceneOptions()
    var environment = SceneEnvironment(size: LayoutSize(width: 320, height: 480), scale: 2)
    environment.intrinsic = ["large": AxisPair(30, 41), "small": AxisPair(50, 20.5)]
    options.environments = ["root": environment]
    let scene = try scene(
      """
      <stackView alignment="lastBaseline" translatesAutoresizingMaskIntoConstraints="NO" id="row">
      <subviews>
      <label id="large"><fontDescription key="fontDescription" type="system" pointSize="45"/>
      </label>
      <label id="small"><fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      </subviews></stackView>
      """,
      constraints: """
        <constraint firstItem="row" firstAttribute="top" secondItem="root" \
        secondAttribute="top" id="top"/>
        <constraint firstItem="row" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" id="leading"/>
        """, options: options)
    // Descenders are 0.24121 of the size: the small one ends 0.24121 × 28 = 6.75 higher.
    let small = try #require(scene.view("small"))
    #expect(abs(scene.comparableFrame(of: small).minY - (41 - 20.5 - 0.24121 * 28)) < 0.01)
  }

  @Test("A single view with equal centers keeps its size in the middle of a macOS stack view")
  func singleEqualCenter() throws {
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" toolsVersion="22505" \
      useAutolayout="YES"><objects>
      <customView id="root"><rect key="frame" x="0" y="0" width="300" height="100"/><subviews>
      <stackView distribution="equalCentering" orientation="horizontal" alignment="centerY" \
      translatesAutoresizingMaskIntoConstraints="NO" id="row"><subviews>
      <customView translatesAutoresizingMaskIntoConstraints="NO" id="pane"><constraints>
      <constraint firstAttribute="width" constant="120" id="width"/>
      <constraint firstAttribute="height" constant="40" id="height"/>
      </constraints></customView>
      </subviews></stackView></subviews><constraints>
      <constraint firstItem="row" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="leading"/>
      <constraint firstItem="row" firstAttribute="trailing" secondItem="root" \
      secondAttribute="trailing" id="trailing"/>
      <constraint firstItem="row" firstAttribute="top" secondItem="root" \
      secondAttribute="top" id="top"/>
      </constraints></customView></objects></document>
      """
    let scene = try #require(
      try InterfaceFile(data: Data(file.utf8), fileName: "a.xib").scene("root"))
    scene.layout()
    // (300 - 120) / 2
    #expect(try scene.frame("pane").minX == 90)
    #expect(try scene.frame("pane").width == 120)
    #expect(scene.roots[0].layoutReport().conflicts.isEmpty)
  }

  private func scene(
    _ views: String, constraints: String, options: SceneOptions = SceneOptions()
  ) throws -> LoadedScene {
    let data = Fixture.xib(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/>
      <subviews>\(views)</subviews><constraints>\(constraints)</constraints></view>
      """)
    let file = try InterfaceFile(data: data, fileName: "a.xib")
    let scene = try #require(file.scene("root", options: options))
    scene.layout()
    return scene
  }
}
