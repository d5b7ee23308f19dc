// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit
import Testing

@MainActor @Suite("Layout roots")
struct LayoutRootTests {
  @Test("Cells, headers and views of bar items are roots of their own, the main one first")
  func roots() throws {
    let scene = try Fixture.scene("cells.storyboard", "settings")
    let ids = scene.roots.map { scene.identifier(of: $0) }
    #expect(ids == ["table", "header", "cell", "badge"])
  }

  @Test("A cell has its stored origin in its table, and the width of the table")
  func cellFrame() throws {
    let options = SceneOptions(size: CGSize(width: 500, height: 700))
    let scene = try Fixture.scene("cells.storyboard", "settings", options: options)
    #expect(try scene.frame("table") == CGRect(x: 0, y: 0, width: 500, height: 700))
    #expect(try scene.frame("cell") == CGRect(x: 0, y: 88, width: 500, height: 60))
    let cell = try #require(scene.view("cell"))
    #expect(scene.parent(of: cell) === scene.view("table"))
  }

  @Test("The margins of a cell's content are 11 and 16, and 8 beside an accessory")
  func cellMargins() throws {
    let scene = try Fixture.scene("cells.storyboard", "settings")
    #expect(try scene.frame("title") == CGRect(x: 16, y: 11, width: 40, height: 20))
    // A switch is 2 points wider than its alignment rectangle: 349 - 8 - 49.
    #expect(try scene.frame("toggle") == CGRect(x: 292, y: 14.5, width: 51, height: 31))
  }

  @Test(
    "The ends of a cell have 15 points from build 24000 on, but not if most views in it are marked",
    arguments: [("", 15.0), ("ambiguous=\"YES\"", 11)])
  func newCellEnds(mark: String, top: CGFloat) throws {
    let views = """
      <tableViewCell rowHeight="63" id="root"><rect key="frame" x="0" y="0" width="320" height="63"/>
      <tableViewCellContentView key="contentView" tableViewCell="root" id="content">
      <rect key="frame" x="0" y="0" width="320" height="63"/><subviews>
      <label text="A" \(mark) translatesAutoresizingMaskIntoConstraints="NO" id="label">
      <rect key="frame" x="16" y="0" width="20" height="21"/></label></subviews><constraints>
      <constraint firstItem="label" firstAttribute="top" secondItem="content" \
      secondAttribute="topMargin" id="t"/></constraints></tableViewCellContentView></tableViewCell>
      """
    let text = String(decoding: Fixture.xib(views), as: UTF8.self)
      .replacingOccurrences(of: "toolsVersion=\"22154\"", with: "toolsVersion=\"24128\"")
    let file = try InterfaceFile(data: Data(text.utf8), fileName: "a.xib")
    var options = SceneOptions()
    options.infersInsets = false
    let scene = try #require(file.scene("root", options: options))
    scene.layout()
    #expect(try scene.frame("label").minY == top)
  }

  @Test("On macOS y goes up from the lower edge, and down in flipped views")
  func macOSCoordinates() throws {
    let scene = try Fixture.scene("window.xib", "window")
    #expect(scene.name == "Inspector")
    #expect(try scene.frame("content") == CGRect(x: 0, y: 0, width: 400, height: 300))
    // A label's frame is 2 points wider on each side than its alignment rectangle.
    #expect(try scene.frame("caption") == CGRect(x: 18, y: 264, width: 104, height: 16))
    // A rounded push button of this build: 5, 7, 7, 7.
    #expect(try scene.frame("done") == CGRect(x: 313, y: 13, width: 74, height: 32))
    #expect(try scene.frame("scroll") == CGRect(x: 20, y: 60, width: 360, height: 196))
    #expect(try scene.frame("clip") == CGRect(x: 1, y: 1, width: 358, height: 194))
    // The row lies in a table, which is flipped; the dot in a row, which is not.
    #expect(try scene.frame("row") == CGRect(x: 1, y: 1, width: 300, height: 17))
    #expect(try scene.frame("dot") == CGRect(x: 4, y: 8, width: 6, height: 6))
  }

  @Test("A larger macOS window keeps distances from its upper edge")
  func largerWindow() throws {
    let options = SceneOptions(size: CGSize(width: 500, height: 400))
    let scene = try Fixture.scene("window.xib", "window", options: options)
    #expect(try scene.frame("caption") == CGRect(x: 18, y: 364, width: 104, height: 16))
    #expect(try scene.frame("done") == CGRect(x: 413, y: 13, width: 74, height: 32))
    #expect(try scene.frame("scroll") == CGRect(x: 20, y: 60, width: 460, height: 296))
    #expect(try scene.frame("clip") == CGRect(x: 1, y: 1, width: 458, height: 294))
  }

  @Test("A macOS stack view hugs what it arranges, and forgets hidden views")
  func appKitStack() throws {
    let scene = try Fixture.scene("window.xib", "window")
    #expect(try scene.frame("row-of-two") == CGRect(x: 20, y: 20, width: 70, height: 30))
    #expect(try scene.frame("small") == CGRect(x: 0, y: 10, width: 20, height: 10))
    #expect(try scene.frame("large") == CGRect(x: 30, y: 0, width: 40, height: 30))
  }

  @Test("The view of an item of a window's toolbar is a root of its own on macOS")
  func toolbarItem() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" toolsVersion="22505" \
      useAutolayout="YES"><objects><window id="window" title="Window">
      <view key="contentView" id="content"><rect key="frame" x="0" y="0" width="300" height="200"/>
      </view>
      <toolbar key="toolbar" id="bar"><allowedToolbarItems><toolbarItem id="item" label="Search">
      <size key="minSize" width="120" height="30"/>
      <view key="view" id="search"><rect key="frame" x="0" y="14" width="120" height="30"/>
      <subviews><customView id="inner" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="10" height="10"/></customView></subviews>
      \(inside)</view></toolbarItem></allowedToolbarItems></toolbar></window></objects></document>
      """
    let file = try InterfaceFile(data: Data(text.utf8), fileName: "a.xib")
    let scene = try #require(file.scene("window"))
    scene.layout()
    #expect(scene.roots.map { scene.identifier(of: $0) } == ["content", "search"])
    #expect(try scene.frame("inner") == CGRect(x: 8, y: 4, width: 104, height: 22))
  }

  private var inside: String {
    let edges = ["leading": 8, "trailing": -8, "top": 4, "bottom": -4]
    let lines = edges.sorted { $0.key < $1.key }.map { edge, inset in
      """
      <constraint firstItem="inner" firstAttribute="\(edge)" secondItem="search" \
      secondAttribute="\(edge)" constant="\(inset)" id="\(edge)"/>
      """
    }
    return "<constraints>\(lines.joined())</constraints>"
  }
}
