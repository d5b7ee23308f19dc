// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinUIKit
import Testing

/// The ambiguities that a scene reports.
@MainActor @Suite("Ambiguities of scenes") struct SceneAmbiguityTests {
  @Test("The size that a file stores for a view without content does not determine it")
  func storedSize() throws {
    let views = """
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
      <view id="upper"><rect key="frame" x="0" y="0" width="320" height="100"/></view>
      <view id="lower"><rect key="frame" x="0" y="100" width="320" height="380"/></view>
      </subviews></stackView>
      """
    let found = ["upper height", "lower y", "lower height"]
    #expect(try ambiguities(views, pinning: ["stack"]) == found)
    let device = try #require(SceneDevice(named: "iPhone 15"))
    #expect(
      try ambiguities(views, pinning: ["stack"], options: SceneOptions(device: device)) == found)
  }

  @Test("A label that constraints stretched has the content of its text")
  func stretchedLabel() throws {
    // Two lines of 20.5 points in 480.
    let views = """
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
      <label text="Upper" id="upper"><rect key="frame" x="0" y="0" width="320" height="20.5"/></label>
      <label text="Lower" id="lower"><rect key="frame" x="0" y="20.5" width="320" height="459.5"/>
      </label></subviews></stackView>
      """
    #expect(
      try ambiguities(views, pinning: ["stack"]) == ["upper height", "lower y", "lower height"])
  }

  @Test("A button that constraints compressed has the content of its title")
  func compressedButton() throws {
    // A line of 17 points is 20.3 points high, rounded up to 21, between margins of 6.
    func found(_ height: Double) throws -> [String] {
      let buttons = ["upper", "lower"].map {
        """
        <button buttonType="system" id="\($0)"><rect key="frame" x="0" y="0" width="320" height="\(height)"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <state key="normal" title="Send"/></button>
        """
      }
      let views = """
        <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
        <rect key="frame" x="0" y="0" width="320" height="\(2 * height)"/>
        <subviews>\(buttons.joined())</subviews><constraints>
        <constraint firstAttribute="height" constant="\(2 * height)" id="height"/>
        </constraints></stackView>
        """
      let pins = ["top", "leading", "trailing"].map {
        """
        <constraint firstItem="stack" firstAttribute="\($0)" secondItem="root" secondAttribute="\($0)" \
        id="stack-\($0)"/>
        """
      }
      return try ambiguities(views, pinning: [], constraints: pins.joined())
    }
    #expect(try found(32) == ["upper height", "lower y", "lower height"])
    #expect(try found(33) == [])
  }

  @Test("A label in a cell is not stretched to the whole points of its line")
  func labelsInWholePoints() throws {
    // The line of 17 points is 20.3 points high.
    func found(_ height: Double) throws -> [String] {
      let labels = ["upper", "lower"].map {
        """
        <label text="Text" id="\($0)"><rect key="frame" x="0" y="0" width="320" \
        height="\(height)"/></label>
        """
      }
      let pins = ["top", "leading", "bottom", "trailing"].map {
        """
        <constraint firstItem="stack" firstAttribute="\($0)" secondItem="content" \
        secondAttribute="\($0)" id="stack-\($0)"/>
        """
      }
      let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"\(2 * height)\"/>"
      let data = Fixture.xib(
        """
        <tableViewCell id="root">\(frame)
        <tableViewCellContentView key="contentView" tableViewCell="root" id="content">\(frame)
        <subviews><stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" \
        id="stack">\(frame)<subviews>\(labels.joined())</subviews></stackView></subviews>
        <constraints>\(pins.joined())</constraints></tableViewCellContentView></tableViewCell>
        """)
      let file = try InterfaceFile(data: data, fileName: "a.xib")
      let scene = try #require(file.scene("root"))
      return scene.ambiguities().map { "\($0.view) \($0.coordinate.rawValue)" }
    }
    #expect(try found(21) == [])
    #expect(try found(20.5) == [])
    #expect(try found(22) == ["upper height", "lower y", "lower height"])
  }

  @Test("Cells are judged with the margins of the build that wrote the file")
  func marginsOfCells() throws {
    // Two lines of 20.5 points in a cell of 63 fit between margins of 11, and not of 15.
    func found(build: Int) throws -> [String] {
      let views = """
        <tableViewCell rowHeight="63" id="root"><rect key="frame" x="0" y="0" width="320" height="63"/>
        <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" \
        tableViewCell="root" id="content"><rect key="frame" x="0" y="0" width="320" height="63"/>
        <subviews>
        <label text="Upper" translatesAutoresizingMaskIntoConstraints="NO" id="upper">
        <rect key="frame" x="16" y="11" width="46" height="20.5"/></label>
        <label text="Lower" translatesAutoresizingMaskIntoConstraints="NO" id="lower">
        <rect key="frame" x="16" y="31.5" width="46" height="20.5"/></label>
        </subviews><constraints>
        <constraint firstItem="upper" firstAttribute="top" secondItem="content" \
        secondAttribute="topMargin" id="a"/>
        <constraint firstItem="lower" firstAttribute="top" secondItem="upper" \
        secondAttribute="bottom" id="b"/>
        <constraint firstAttribute="bottomMargin" secondItem="lower" secondAttribute="bottom" \
        id="c"/>
        <constraint firstItem="upper" firstAttribute="leading" secondItem="content" \
        secondAttribute="leadingMargin" id="d"/>
        <constraint firstItem="lower" firstAttribute="leading" secondItem="upper" \
        secondAttribute="leading" id="e"/>
        </constraints></tableViewCellContentView></tableViewCell>
        """
      let text = String(decoding: Fixture.xib(views), as: UTF8.self)
        .replacingOccurrences(of: "toolsVersion=\"22154\"", with: "toolsVersion=\"\(build)\"")
      let file = try InterfaceFile(data: Data(text.utf8), fileName: "a.xib")
      let scene = try #require(file.scene("root"))
      scene.layout()
      // The scene itself has the margins that its frames show.
      #expect(try scene.frame("upper").minY == 11)
      return scene.ambiguities().map { "\($0.view) \($0.coordinate.rawValue)" }
    }
    #expect(try found(build: 22154) == [])
    #expect(try found(build: 24128) == ["upper height", "lower y", "lower height"])
  }

  @Test("The content of a scroll view is reported on each axis on which nothing ends at both edges")
  func scrolledContent() throws {
    #expect(
      try scrolled(edges: ["top", "leading"]) == ["scroll contentWidth", "scroll contentHeight"])
    #expect(try scrolled(edges: ["top", "leading", "bottom"]) == ["scroll contentWidth"])
    #expect(try scrolled(edges: ["top", "leading", "bottom", "trailing"]) == [])
  }

  @Test("The content of an empty scroll view is reported if the file has the content guide")
  func emptyScrollView() throws {
    func found(_ guides: String) throws -> [String] {
      try ambiguities(
        """
        <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll">\(guides)</scrollView>
        """, pinning: ["scroll"])
    }
    let guides =
      "<viewLayoutGuide key=\"contentLayoutGuide\" id=\"c\"/>"
      + "<viewLayoutGuide key=\"frameLayoutGuide\" id=\"f\"/>"
    #expect(try found(guides) == ["scroll contentWidth", "scroll contentHeight"])
    #expect(try found("") == [])
  }

  @Test("The content view of a window without a mask has no position")
  func contentOfWindow() throws {
    func found(_ mask: String) throws -> [String] {
      let text = """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" toolsVersion="22505" \
        useAutolayout="YES"><objects><window id="window">
        <rect key="contentRect" x="0" y="0" width="300" height="100"/>
        <view key="contentView" id="content" \(mask)>
        <rect key="frame" x="0" y="12" width="300" height="100"/></view></window></objects></document>
        """
      let file = try InterfaceFile(data: Data(text.utf8), fileName: "a.xib")
      let scene = try #require(file.scene("window"))
      scene.layout()
      return scene.ambiguities().map { "\($0.view) \($0.coordinate.rawValue)" }
    }
    let isOff = "translatesAutoresizingMaskIntoConstraints=\"NO\""
    #expect(try found(isOff) == ["content x", "content y"])
    #expect(try found("") == [])
  }

  @Test("A view that the file does not let check is not reported, or without its size")
  func checks() throws {
    func view(_ check: String) -> String {
      """
      <view verifyAmbiguity="\(check)" translatesAutoresizingMaskIntoConstraints="NO" id="box"/>
      """
    }
    let constraints = """
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" \
      id="t"/>
      <constraint firstItem="box" firstAttribute="height" constant="10" id="h"/>
      """
    #expect(
      try ambiguities(view("always"), pinning: [], constraints: constraints)
        == ["box x", "box width"])
    #expect(
      try ambiguities(view("ignoreSizes"), pinning: [], constraints: constraints) == ["box x"])
    #expect(try ambiguities(view("off"), pinning: [], constraints: constraints) == [])
  }

  @Test("A view without a judged size has the position that its trailing edge gives it")
  func positionFromTrailingEdge() throws {
    func view(_ check: String) -> String {
      """
      <view verifyAmbiguity="\(check)" translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="100" y="20" width="60" height="10"/></view>
      """
    }
    let constraints = """
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" \
      id="t"/>
      <constraint firstItem="root" firstAttribute="trailing" secondItem="box" \
      secondAttribute="trailing" id="r"/>
      <constraint firstItem="box" firstAttribute="height" constant="10" id="h"/>
      """
    #expect(
      try ambiguities(view("always"), pinning: [], constraints: constraints)
        == ["box x", "box width"])
    #expect(try ambiguities(view("ignoreSizes"), pinning: [], constraints: constraints) == [])
  }

  @Test("A range of less than a pixel is not reported")
  func smallRange() throws {
    func box(to trailing: Double) -> String {
      """
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="10" relation="greaterThanOrEqual" id="l"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="\(trailing)" relation="lessThanOrEqual" id="m"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" \
      id="t"/>
      <constraint firstItem="box" firstAttribute="width" constant="10" id="w"/>
      <constraint firstItem="box" firstAttribute="height" constant="10" id="h"/>
      """
    }
    let view = "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box\"/>"
    // A pixel is half a point.
    #expect(try ambiguities(view, pinning: [], constraints: box(to: 10.4)) == [])
    #expect(try ambiguities(view, pinning: [], constraints: box(to: 10.6)) == ["box x"])
  }

  @Test("A placeholder counts on the canvas, and not on another device")
  func placeholders() throws {
    let view = "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box\"/>"
    let constraints = """
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="l"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" \
      id="t"/>
      <constraint firstItem="box" firstAttribute="width" constant="10" id="w"/>
      <constraint firstItem="box" firstAttribute="height" constant="10" placeholder="YES" id="h"/>
      """
    #expect(try ambiguities(view, pinning: [], constraints: constraints) == [])
    let device = SceneOptions(device: SceneDevice(named: "iPhone 15"))
    #expect(
      try ambiguities(view, pinning: [], constraints: constraints, options: device)
        == ["box height"])
  }

  @Test("A view without any constraint stays where the editor shows it")
  func unconstrainedView() throws {
    let view = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="1" y="2" width="3" height="4"/></view>
      """
    #expect(try ambiguities(view, pinning: []) == [])
    let root = """
      <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/>
      <subviews>\(view)</subviews></view>
      """
    let scene = try #require(
      try InterfaceFile(data: Fixture.xib(root), fileName: "a.xib").scene("root"))
    scene.layout()
    #expect(try #require(scene.view("box")).frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  private func scrolled(edges: [String]) throws -> [String] {
    let pins = edges.map {
      """
      <constraint firstItem="page" firstAttribute="\($0)" secondItem="scroll" \
      secondAttribute="\($0)" id="page-\($0)"/>
      """
    }
    return try ambiguities(
      """
      <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll"><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="page"><constraints>
      <constraint firstAttribute="width" constant="500" id="w"/>
      <constraint firstAttribute="height" constant="700" id="h"/></constraints></view>
      </subviews><constraints>\(pins.joined())</constraints></scrollView>
      """, pinning: ["scroll"])
  }

  private func ambiguities(
    _ views: String, pinning ids: [String], constraints: String = "",
    options: SceneOptions = SceneOptions()
  ) throws -> [String] {
    let pins = ids.flatMap { id in
      ["top", "leading", "bottom", "trailing"].map {
        """
        <constraint firstItem="\(id)" firstAttribute="\($0)" secondItem="root" \
        secondAttribute="\($0)" id="\(id)-\($0)"/>
        """
      }
    }
    let data = Fixture.xib(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/>
      <subviews>\(views)</subviews><constraints>\(pins.joined())\(constraints)</constraints></view>
      """)
    let file = try InterfaceFile(data: data, fileName: "a.xib")
    let scene = try #require(file.scene("root", options: options))
    return scene.ambiguities().map { "\($0.view) \($0.coordinate.rawValue)" }
  }
}
