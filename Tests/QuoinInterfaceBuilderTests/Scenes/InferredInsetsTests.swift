// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit
import Testing

/// Stored frames show safe areas and margins that the rules for devices do not know.
///
/// The canvas is a `retina4_7` saved by a build that draws a status bar of 20 points.
@MainActor @Suite("Inferred insets")
struct InferredInsetsTests {
  /// Two views 10 points below the top guide, with the y that the file stores for each.
  struct Sighting: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var first = 30.0
    var second = 30.0
    var attributes = ""
    var priority = 1000
    var options = SceneOptions()
    /// The positions of both by the constraints.
    var expected: CGFloat
    var finding: String?
  }

  nonisolated static let sightings: [Sighting] = [
    Sighting(testDescription: "frames as the rules have them", expected: 30),
    Sighting(
      testDescription: "a bar of a program", first: 74, second: 74, expected: 74,
      finding: "Stored frames show another safe area of 'root': top 64 instead of 20."),
    Sighting(testDescription: "frames that disagree", first: 74, second: 54, expected: 30),
    Sighting(
      testDescription: "a line outside of the view, as in a file that was never laid out", first: 0,
      second: 0, expected: 30),
    Sighting(testDescription: "half points", first: 74.5, second: 74.5, expected: 30),
    Sighting(testDescription: "nothing so wide", first: 310, second: 310, expected: 30),
    Sighting(
      testDescription: "frames that the editor knows to be wrong", first: 74, second: 74,
      attributes: "misplaced=\"YES\"", expected: 30),
    Sighting(
      testDescription: "hidden views", first: 74, second: 74, attributes: "hidden=\"YES\"",
      expected: 30),
    Sighting(
      testDescription: "constraints that may be broken", first: 74, second: 74, priority: 999,
      expected: 30),
    Sighting(
      testDescription: "constraints that could be broken and lie at the edge", first: 10,
      second: 10, priority: 999, expected: 10,
      finding: "Stored frames show another safe area of 'root': top 0 instead of 20."),
    Sighting(
      testDescription: "another size than the file's", first: 74, second: 74,
      options: SceneOptions(size: CGSize(width: 375, height: 700)), expected: 30),
    Sighting(
      testDescription: "the other direction, which moves no bar", first: 74, second: 74,
      options: SceneOptions(direction: .rightToLeft), expected: 74,
      finding: "Stored frames show another safe area of 'root': top 64 instead of 20."),
  ]

  @Test("A safe area is taken from frames where they prove it", arguments: sightings)
  func safeArea(sighting: Sighting) throws {
    let scene = try scene(
      """
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>
      \(view("a", x: 0, y: sighting.first, sighting.attributes))
      \(view("b", x: 100, y: sighting.second, sighting.attributes))
      </subviews><viewLayoutGuide key="safeArea" id="guide"/>
      <constraints>
      \(pin("a", "top", "guide", "top", 10, priority: sighting.priority))
      \(pin("b", "top", "guide", "top", 10, priority: sighting.priority))
      \(pin("a", "left", "root", "left", 0))\(pin("b", "left", "root", "left", 100))
      </constraints></view>
      """, options: sighting.options)
    #expect(try scene.frame("a").minY == sighting.expected)
    #expect(try scene.frame("b").minY == sighting.expected)
    let findings = scene.findings.filter(\.isInformational)
    #expect(findings.map(\.message) == (sighting.finding.map { [$0] } ?? []))
    #expect(findings.allSatisfy { $0.code == .inferredInsets })
  }

  @Test("Margins are taken from frames on the sides that they show, and turn with the direction")
  func margins() throws {
    // The rules: 16 at the sides of a root narrower than 414 points.
    let root = """
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(view("a", x: 24, y: 0))\(view("b", x: 309, y: 0))</subviews>
      <constraints>
      \(pin("a", "leading", "root", "leadingMargin", 0))
      \(pin("root", "trailingMargin", "b", "trailing", 0))
      \(pin("a", "top", "root", "top", 0))\(pin("b", "top", "root", "top", 0))
      </constraints></view>
      """
    let scene = try scene(root)
    #expect(try scene.frame("a").minX == 24)
    #expect(try scene.frame("b").maxX == 375 - 16)
    #expect(
      scene.findings.map(\.message) == [
        "Stored frames show another margin of 'root': left 24 instead of 16."
      ])
    let mirrored = try self.scene(root, options: SceneOptions(direction: .rightToLeft))
    #expect(try mirrored.frame("a").maxX == 375 - 24)
    #expect(try mirrored.frame("b").minX == 16)
  }

  /// The position of the stored frame of a label in a cell, and the resulting other end of the
  /// cell.
  struct CellEnds: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var top: Double
    var bottom: Double?
    /// The margins of the content view from above and from below.
    var expected: (top: CGFloat, bottom: CGFloat)
  }

  nonisolated static let cells: [CellEnds] = [
    CellEnds(testDescription: "as the rule has them", top: 11, expected: (11, 11)),
    CellEnds(testDescription: "one end shows the other", top: 15, expected: (15, 15)),
    CellEnds(testDescription: "each end shows itself", top: 15, bottom: 13, expected: (15, 13)),
  ]

  @Test("The ends of a cell have one margin, unless the frames show two", arguments: cells)
  func cellEnds(cell: CellEnds) throws {
    let atBottom = cell.bottom.map { view("b", x: 100, y: 100 - 40 - $0) } ?? ""
    let pinned = cell.bottom.map { _ in pin("content", "bottomMargin", "b", "bottom", 0) } ?? ""
    let scene = try scene(
      """
      <tableView key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <prototypes><tableViewCell id="cell" rowHeight="100">
      <rect key="frame" x="0" y="0" width="375" height="100"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="375" height="100"/>
      <subviews>\(view("a", x: 0, y: cell.top))\(atBottom)</subviews>
      <constraints>\(pin("a", "top", "content", "topMargin", 0))\(pinned)</constraints>
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """)
    let margins = try #require(scene.view("content")).layoutMargins
    #expect(margins.top == cell.expected.top)
    #expect(margins.bottom == cell.expected.bottom)
  }

  private func view(_ id: String, x: Double, y: Double, _ attributes: String = "") -> String {
    """
    <view \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="\(x)" y="\(y)" width="50" height="40"/>
    <constraints>
    <constraint firstAttribute="width" constant="50" id="\(id)-width"/>
    <constraint firstAttribute="height" constant="40" id="\(id)-height"/>
    </constraints></view>
    """
  }

  private func pin(
    _ first: String, _ attribute: String, _ second: String, _ other: String, _ constant: Double,
    priority: Int = 1000
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
    secondAttribute="\(other)" constant="\(constant)" priority="\(priority)" \
    id="\(first)-\(attribute)-\(second)"/>
    """
  }

  private func scene(_ root: String, options: SceneOptions = SceneOptions()) throws -> LoadedScene {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      toolsVersion="22154" useAutolayout="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects>
      <viewController id="c" sceneMemberID="viewController">\(root)</viewController>
      </objects></scene></scenes></document>
      """
    let file = try InterfaceFile(data: Data(text.utf8), fileName: "a.storyboard")
    let scene = try #require(file.scene("s", options: options))
    scene.layout()
    return scene
  }
}
