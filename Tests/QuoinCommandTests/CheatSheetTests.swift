// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing

@testable import quoin

/// `quoin explain` with the name of a dialect.
@Suite struct CheatSheetTests {
  @Test(
    "A sheet is found by its name, whatever its case",
    arguments: [
      ("cartography", "a.edges == box.edges"), ("Mortar", "box.a |=| box"),
      ("mortarvfl", "box |>> box.a"), ("NOTAUTOLAYOUT", ".stickOnParent()"),
      ("SwiftAutoLayout", ".leadingTrailingTopBottom()"), ("anchors", "box.a.leadingAnchor"),
      ("cartographylayout", "layout(box.a, box)"), ("quoin", "quoin render"),
    ])
  func names(name: String, line: String) throws {
    let sheet = try #require(CheatSheet.of(arguments: [name]))
    #expect(sheet.text.contains(line))
  }

  @Test("Files and folders are not names of sheets")
  func files() {
    #expect(CheatSheet.of(arguments: ["cartography.xib"]) == nil)
    #expect(CheatSheet.of(arguments: ["cartography", "Form.xib"]) == nil)
    #expect(CheatSheet.of(arguments: []) == nil)
    #expect(CheatSheet.of(arguments: ["anchors"]) != nil)
    #expect(CheatSheet.of(arguments: ["anchors"], isFile: { $0 == "anchors" }) == nil)
  }
}
