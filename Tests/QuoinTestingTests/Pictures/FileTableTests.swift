// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinRender
import QuoinStage
import QuoinUIKit
import Testing

/// The rows of a table in code.
private final class TextRows: UITableViewController {
  let sections: [(header: String?, footer: String?, rows: [String])]

  init(_ style: UITableView.Style, _ sections: [(String?, String?, [String])]) {
    self.sections = sections
    super.init(style: style)
  }

  required init?(coder: NSCoder) { nil }

  override func numberOfSections(in table: UITableView) -> Int { sections.count }
  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }
  override func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }
  override func tableView(_ table: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }
  override func tableView(
    _ table: UITableView, cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = sections[path.section].rows[path.row]
    if path.row == 0 { cell.accessoryType = .disclosureIndicator }
    return cell
  }
}

@MainActor @Suite("Static tables of files") struct FileTableTests {
  private static let sections: [(String?, String?, [String])] = [
    ("Account", "Signed in.", ["Profile", "Sync"]), ("About", nil, ["Version"]),
  ]

  /// A storyboard with the rows at the places that they have in code.
  private func storyboard(style: String, _ table: UITableView) -> String {
    var cells: [String] = []
    for (number, section) in Self.sections.enumerated() {
      let rows = section.2.enumerated().map { index, text in
        let cell = table.cellForRow(at: IndexPath(row: index, section: number))
        let frame = cell?.frame ?? .zero
        let id = "c\(number)\(index)"
        let accessory = index == 0 ? "accessoryType=\"disclosureIndicator\"" : ""
        return """
          <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="\(id)-l" \(accessory) \
          id="\(id)"><rect key="frame" x="\(frame.minX)" y="\(frame.minY)" \
          width="\(frame.width)" height="\(frame.height)"/>\
          <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-v">\
          <rect key="frame" x="0" y="0" width="\(frame.width)" height="\(frame.height)"/>\
          <subviews><label text="\(text)" id="\(id)-l"><rect key="frame" x="16" y="0" \
          width="200" height="\(frame.height)"/><autoresizingMask key="autoresizingMask"/>\
          <fontDescription key="fontDescription" type="system" pointSize="17"/>\
          <nil key="textColor"/></label></subviews></tableViewCellContentView></tableViewCell>
          """
      }
      let footer = section.1.map { "footerTitle=\"\($0)\"" } ?? ""
      cells.append(
        "<tableViewSection headerTitle=\"\(section.0 ?? "")\" \(footer) id=\"s\(number)\"><cells>"
          + rows.joined() + "</cells></tableViewSection>")
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/><scenes>
      <scene sceneID="nav-sc-001"><objects><navigationController id="nav-vc-001" \
      sceneMemberID="viewController"><navigationBar key="navigationBar" id="nav-br-001"/>\
      <connections><segue destination="tab-vc-001" kind="relationship" \
      relationship="rootViewController" id="seg-ue-001"/></connections></navigationController>\
      </objects></scene>
      <scene sceneID="tab-sc-001"><objects>
      <tableViewController id="tab-vc-001" sceneMemberID="viewController">
      <tableView key="view" contentMode="scaleToFill" dataMode="static" style="\(style)" \
      id="tab-vw-001"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <sections>\(cells.joined())</sections></tableView>
      <navigationItem key="navigationItem" title="Settings" prompt="Kept" id="nav-it-001"/>
      </tableViewController></objects></scene></scenes></document>
      """
  }

  @Test(
    "Static rows have the corners, lines and titles of the same rows in code, below the same bar",
    arguments: [("insetGrouped", UITableView.Style.insetGrouped), ("grouped", .grouped)])
  func staticRows(_ name: String, _ style: UITableView.Style) throws {
    let rows = TextRows(style, Self.sections)
    rows.title = "Settings"
    rows.navigationItem.prompt = "Kept"
    let stage = Stage(device: "iPhone 15")
    stage.show(UINavigationController(rootViewController: rows))
    var options = SceneOptions()
    options.device = SceneDevice(named: "iPhone 15")
    let file = try ComparedPictures.scenes(
      storyboard(style: name, rows.tableView), options: options)
    let scene = try #require(file.first { $0.id == "tab-sc-001" })
    // The titles of groups are in capitals.
    #expect(ComparedPictures.lines(scene).contains { $0.contains(">ACCOUNT</text>") })
    let difference = ComparedPictures.shapes(stage.picture.scene)
      .difference(from: ComparedPictures.shapes(scene))
    #expect(difference.isEmpty)
  }

  @Test("Prototypes of a table with cards are shown as one card")
  func prototypes() throws {
    let cells = (0..<2).map { index in
      """
      <tableViewCell reuseIdentifier="\(index)" id="c\(index)"><rect key="frame" x="16" \
      y="\(50 + 44 * index)" width="361" height="44"/></tableViewCell>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <tableView contentMode="scaleToFill" dataMode="prototypes" style="insetGrouped" id="t">
      <rect key="frame" x="0" y="0" width="393" height="300"/>
      <prototypes>\(cells.joined())</prototypes></tableView></objects></document>
      """
    let scene = try #require(try ComparedPictures.scenes(text, options: SceneOptions()).first)
    let rows = scene.views.compactMap(\.appearance.groupedRow)
    #expect(rows.map(\.isFirst) == [true, false])
    #expect(rows.map(\.isLast) == [false, true])
    #expect(rows.map(\.isInset) == [true, true])
  }

  @Test("Pictures in a language have translated titles of bars, tabs, segments, buttons and groups")
  func language() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/><scenes>
      <scene sceneID="nav-sc-001"><objects><navigationController id="nav-vc-001" \
      sceneMemberID="viewController"><navigationBar key="navigationBar" id="nav-br-001"/>\
      <connections><segue destination="one-vc-001" kind="relationship" \
      relationship="rootViewController" id="seg-ue-001"/></connections></navigationController>\
      </objects></scene>
      <scene sceneID="one-sc-001"><objects>
      <viewController id="one-vc-001" sceneMemberID="viewController">
      <view key="view" id="one-vw-001"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <subviews><button id="but-to-001"><rect key="frame" x="20" y="200" width="200" height="44"/>\
      <buttonConfiguration key="configuration" style="filled" title="x1" image="star" \
      catalog="system"/></button>
      <tabBar id="tab-br-001"><rect key="frame" x="0" y="300" width="393" height="49"/>\
      <items><tabBarItem title="x2" id="tab-it-001"/></items></tabBar>
      <segmentedControl id="seg-me-001"><rect key="frame" x="20" y="400" width="200" height="32"/>\
      <segments><segment title="x3"/></segments></segmentedControl></subviews></view>
      <navigationItem key="navigationItem" title="x4" prompt="x5" id="nav-it-001">\
      <barButtonItem key="rightBarButtonItem" title="x6" id="bar-it-001"/></navigationItem>
      </viewController></objects></scene></scenes></document>
      """
    let keys = [
      "but-to-001.configuration.title", "tab-it-001.title", "seg-me-001.segmentTitles[0]",
      "nav-it-001.title", "nav-it-001.prompt", "bar-it-001.title",
    ]
    let table = Dictionary(
      uniqueKeysWithValues: keys.enumerated().map { ($1, "y\($0 + 1)") })
    var options = SceneOptions()
    options.texts = TextReplacement { id, key, text in table["\(id).\(key)"] ?? text }
    let scenes = try ComparedPictures.scenes(text, options: options)
    let scene = try #require(scenes.first { $0.id == "one-sc-001" })
    let svg = ComparedPictures.lines(scene).joined()
    for number in 1...6 {
      #expect(svg.contains(">y\(number)</text>"), "\(keys[number - 1])")
      #expect(!svg.contains(">x\(number)</text>"), "\(keys[number - 1])")
    }
  }
}
