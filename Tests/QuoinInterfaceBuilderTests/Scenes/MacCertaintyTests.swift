// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinUIKit
import Testing

/// The certain facts about macOS scenes, and the files that override the rules of AppKit's
/// containers.
@MainActor @Suite struct MacCertaintyTests {
  @Test("A constraint of the file beats the alignment of a stack view, and nothing conflicts")
  func stackIndent() throws {
    let scene = try MacDocument(
      content: MacDocument.element(
        "stackView", "stack", 200, 36,
        "orientation=\"vertical\" alignment=\"leading\" distribution=\"fill\"",
        "<subviews>" + MacDocument.box("a", 200, 14) + MacDocument.box("b", 180, 14)
          + "</subviews>"),
      constraints: MacDocument.equalities(
        "stack.top = root.top", "stack.leading = root.leading", "a.width = 200", "a.height = 14",
        "b.height = 14", "b.leading = stack.leading + 20", "b.trailing = stack.trailing")
    ).scene()
    #expect(try scene.frame("a").minX == 0)
    #expect(try scene.frame("b").minX == 20)
    #expect(try scene.frame("b").width == 180)
    #expect(scene.report().certain.conflicts.isEmpty)
  }

  @Test("A stack view in a grid has the text line of what it arranges")
  func gridWithStack() throws {
    let label = MacDocument.element(
      "textField", "label", 84, 16, "key=\"contentView\" horizontalHuggingPriority=\"251\"",
      "<textFieldCell key=\"cell\" title=\"A label here\"><font key=\"font\" metaFont=\"system\"/>"
        + "</textFieldCell>")
    let field = MacDocument.element(
      "textField", "field", 112, 22, "verticalHuggingPriority=\"750\"",
      "<textFieldCell key=\"cell\" editable=\"YES\" borderStyle=\"bezel\">"
        + "<font key=\"font\" metaFont=\"system\"/></textFieldCell>")
    let stack = MacDocument.element(
      "stackView", "stack", 112, 22,
      "key=\"contentView\" orientation=\"horizontal\" alignment=\"centerY\" distribution=\"fill\"",
      "<subviews>\(field)</subviews>")
    let scene = try MacDocument(
      content: MacDocument.element(
        "gridView", "grid", 204, 22,
        "yPlacement=\"fill\" rowAlignment=\"firstBaseline\"",
        "<rows><gridRow id=\"r\"/></rows><columns><gridColumn id=\"c\"/><gridColumn id=\"d\"/>"
          + "</columns><gridCells><gridCell id=\"x\" row=\"r\" column=\"c\">\(label)</gridCell>"
          + "<gridCell id=\"y\" row=\"r\" column=\"d\">\(stack)</gridCell></gridCells>"),
      constraints: MacDocument.equalities("grid.top = root.top", "grid.leading = root.leading")
    ).scene()
    // The field's line is 14 below its top, the label's 12: the label is 2 lower, within 22 points.
    #expect(try scene.frame("grid").height == 22)
    #expect(try scene.frame("label").minY == 4)
  }

  @Test("The view of a toolbar item is as large as its constraints require")
  func toolbarItem() throws {
    func scene(_ width: Int) throws -> LoadedScene {
      let text = """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" toolsVersion="22505" \
        useAutolayout="YES"><objects><window id="window">
        <rect key="contentRect" x="0" y="0" width="300" height="100"/>
        <view key="contentView" id="root"><rect key="frame" x="0" y="0" width="300" height="100"/>
        </view><toolbar key="toolbar" id="bar"><allowedToolbarItems><toolbarItem id="item">
        <customView key="view" translatesAutoresizingMaskIntoConstraints="NO" id="view">
        <rect key="frame" x="0" y="14" width="84" height="24"/><constraints>
        <constraint firstAttribute="width" relation="greaterThanOrEqual" constant="\(width)" id="w"/>
        </constraints></customView></toolbarItem></allowedToolbarItems></toolbar></window>
        </objects></document>
        """
      let file = try InterfaceFile(data: Data(text.utf8), fileName: "a.xib")
      let scene = try #require(file.scene("window"))
      scene.layout()
      return scene
    }
    let wide = try scene(170)
    #expect(try wide.frame("view").size == CGSize(width: 170, height: 24))
    #expect(wide.report().certain.conflicts.isEmpty)
    #expect(try scene(50).frame("view").size == CGSize(width: 84, height: 24))
  }

  @Test(
    "A length that is not determined is a doubt on macOS, and a position that nothing limits is none"
  )
  func ambiguities() throws {
    let scene = try MacDocument(
      content: MacDocument.box("wide", 40, 20) + MacDocument.box("free", 40, 20),
      constraints: MacDocument.equalities(
        "wide.top = root.top", "wide.leading = root.leading", "wide.height = 20",
        "free.top = root.top", "free.height = 20", "free.width = 40")
    ).scene()
    let certain = scene.ambiguities().map { "\($0.view) \($0.coordinate.rawValue)" }
    #expect(certain == ["free x"])
    let doubts = scene.report().doubtfulAmbiguities.map(\.finding.attribute)
    #expect(doubts == ["width"])
  }
}
