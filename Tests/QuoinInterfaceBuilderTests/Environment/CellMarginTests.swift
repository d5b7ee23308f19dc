// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit
import Testing

/// The margins of cells, which no document states. The expected values are those of stored frames,
/// counted in `MarginRow`.
@MainActor @Suite("Margins of cells") struct CellMarginTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var build: Int
    var device: String
    var width: Int
    var side: Double

    init(_ build: Int, _ device: String, _ width: Int, _ side: Double) {
      self.build = build
      self.device = device
      self.width = width
      self.side = side
    }

    var testDescription: String { "build \(build), \(device), cell of \(width): \(side)" }
  }

  @Test(
    "A cell at the top of a xib",
    arguments: [
      Case(13000, "retina4_7", 375, 8),
      Case(14000, "retina4_7", 413, 16), Case(14000, "retina4_7", 414, 20),
      Case(15000, "retina4_7", 375, 15), Case(15000, "retina4_7", 600, 15),
      Case(15000, "retina6_1", 320, 16), Case(15000, "retina6_1", 331, 20),
      Case(18000, "retina4_7", 600, 16), Case(22000, "retina6_0", 390, 20),
      Case(22000, "retina6_12", 393, 20),
    ])
  func cellOfXib(_ row: Case) throws {
    let scene = try xib(row, cell(row.width))
    #expect(try sides(of: "content", in: scene) == [row.side, row.side])
  }

  @Test(
    "A cell in a table",
    arguments: [
      Case(13000, "retina4_7", 375, 8),
      Case(14000, "retina4_7", 373, 15), Case(14000, "retina4_7", 374, 16),
      Case(14000, "retina4_7", 414, 15), Case(15000, "retina4_7", 375, 15),
      Case(18000, "retina4_7", 760, 16), Case(18000, "retina6_5", 374, 20),
      Case(24000, "retina6_1", 374, 20), Case(24000, "retina6_1", 320, 16),
      Case(22155, "retina6_0", 390, 20), Case(23504, "retina6_0", 390, 20),
      Case(22155, "retina5_9", 375, 16),
    ])
  func cellOfTable(_ row: Case) throws {
    let scene = try xib(
      row,
      """
      <tableView id="table"><rect key="frame" x="0" y="0" width="375" height="600"/>
      <prototypes>\(cell(row.width))</prototypes></tableView>
      """)
    #expect(try sides(of: "content", in: scene) == [row.side, row.side])
  }

  @Test("The side of an accessory has 8 points, and margins of the file are no less than a cell's")
  func otherSides() throws {
    let row = Case(18000, "retina4_7", 375, 16)
    let accessory = try xib(row, cell(375, attributes: "accessoryType=\"checkmark\""))
    #expect(try sides(of: "content", in: accessory) == [16, 8])
    let own = try xib(
      row,
      cell(
        375,
        inside:
          "<edgeInsets key=\"layoutMargins\" top=\"8\" left=\"30\" bottom=\"13\" right=\"8\"/>"))
    #expect(try sides(of: "content", in: own) == [30, 16])
    let view = try #require(own.view("content"))
    #expect([view.layoutMargins.top, view.layoutMargins.bottom] == [11, 13])
  }

  @Test(
    "A collection view's cell at the top of a xib has the margins of a view there",
    arguments: [
      Case(11900, "retina4_7", 375, 8), Case(18000, "retina4_7", 375, 16),
      Case(18000, "retina6_12", 393, 16), Case(24000, "retina6_3", 402, 20),
    ])
  func collectionCell(_ row: Case) throws {
    for element in ["collectionViewCell", "collectionReusableView"] {
      let scene = try xib(
        row,
        """
        <\(element) id="cell"><rect key="frame" x="0" y="0" width="\(row.width)" height="60"/>
        </\(element)>
        """)
      #expect(try sides(of: "cell", in: scene) == [row.side, row.side])
    }
  }

  @Test("A collection view's cell in a collection view has 8 points")
  func storyboardCell() throws {
    let scene = try xib(
      Case(18000, "retina4_7", 375, 8),
      """
      <collectionView id="grid"><rect key="frame" x="0" y="0" width="375" height="600"/><cells>
      <collectionViewCell id="cell"><rect key="frame" x="0" y="0" width="375" height="60"/>
      </collectionViewCell></cells></collectionView>
      """)
    #expect(try sides(of: "cell", in: scene) == [8, 8])
  }

  @Test("The content of a cell fills it where the file stores no frame of the content")
  func contentWithoutFrame() throws {
    let scene = try xib(
      Case(7702, "retina4_7", 320, 8),
      """
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="content"/></tableViewCell>
      """)
    #expect(try scene.frame("content") == CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  private func cell(_ width: Int, attributes: String = "", inside: String = "") -> String {
    """
    <tableViewCell \(attributes) id="cell">
    <rect key="frame" x="0" y="0" width="\(width)" height="44"/>
    <tableViewCellContentView key="contentView" id="content">
    <rect key="frame" x="0" y="0" width="\(width)" height="44"/>\(inside)
    </tableViewCellContentView></tableViewCell>
    """
  }

  private func xib(_ row: Case, _ elements: String) throws -> LoadedScene {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(row.build)" \
      useAutolayout="YES"><device id="\(row.device)" orientation="portrait"/>
      <objects>\(elements)</objects></document>
      """
    let file = try InterfaceFile(data: Data(text.utf8), fileName: "a.xib")
    let scene = try #require(file.scenes().first)
    scene.layout()
    return scene
  }

  private func sides(of id: String, in scene: LoadedScene) throws -> [Double] {
    let margins = try #require(scene.view(id)).layoutMargins
    return [Double(margins.left), Double(margins.right)]
  }
}
