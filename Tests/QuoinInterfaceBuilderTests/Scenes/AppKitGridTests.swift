// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit
import Testing

/// Rows, columns and cells of macOS grid views.
@MainActor @Suite struct AppKitGridTests {
  /// Two rows and two columns of views: 30 × 10 and 50 × 20 above 40 × 16 and 20 × 12.
  private func cells(_ attributes: [String: String] = [:]) -> String {
    [
      ("a", "r1", "c1", 30.0, 10.0), ("b", "r1", "c2", 50, 20), ("c", "r2", "c1", 40, 16),
      ("d", "r2", "c2", 20, 12),
    ].map { id, row, column, width, height in
      let view = MacDocument.box(id, width, height, "key=\"contentView\"")
      return """
        <gridCell id="cell-\(id)" row="\(row)" column="\(column)" \(attributes[id] ?? "")>\
        \(view)</gridCell>
        """
    }.joined()
  }

  private func grid(
    _ attributes: String, rows: (String, String) = ("", ""), columns: (String, String) = ("", ""),
    cells: String
  ) throws -> LoadedScene {
    let content = """
      <rows><gridRow id="r1" \(rows.0)/><gridRow id="r2" \(rows.1)/></rows>
      <columns><gridColumn id="c1" \(columns.0)/><gridColumn id="c2" \(columns.1)/></columns>
      <gridCells>\(cells)</gridCells>
      """
    return try MacDocument(
      content: MacDocument.element("gridView", "grid", 10, 10, attributes, content),
      constraints: MacDocument.equalities("grid.top = root.top", "grid.leading = root.leading")
    ).scene()
  }

  @Test("Rows and columns are as long as their longest view, with the spacings between them")
  func extents() throws {
    let scene = try grid(
      "xPlacement=\"leading\" yPlacement=\"top\" rowSpacing=\"7\" columnSpacing=\"9\"",
      cells: cells())
    #expect(try scene.frame("grid").size == CGSize(width: 40 + 9 + 50, height: 20 + 7 + 16))
    #expect(try scene.frame("a").origin == CGPoint(x: 0, y: 33))
    #expect(try scene.frame("b").origin == CGPoint(x: 49, y: 23))
    #expect(try scene.frame("c").origin == CGPoint(x: 0, y: 0))
    #expect(try scene.frame("d").origin == CGPoint(x: 49, y: 4))
    #expect(scene.report().certain.conflicts.isEmpty && scene.report().certain.ambiguities.isEmpty)
  }

  @Test("Without a spacing there are 6 points between rows and columns")
  func standardSpacing() throws {
    let scene = try grid("xPlacement=\"leading\" yPlacement=\"top\"", cells: cells())
    #expect(try scene.frame("grid").size == CGSize(width: 96, height: 42))
  }

  @Test("The placement of a cell is stronger than that of its line, and that than the grid's")
  func placements() throws {
    let scene = try grid(
      "xPlacement=\"trailing\" yPlacement=\"bottom\"", rows: ("yPlacement=\"center\"", ""),
      columns: ("", "xPlacement=\"center\""),
      cells: cells([
        "c": "xPlacement=\"leading\" yPlacement=\"inherited\"", "d": "xPlacement=\"fill\"",
      ]))
    // In the first column, 40 wide; in the middle of the first row, 20 high.
    #expect(try scene.frame("a") == CGRect(x: 10, y: 27, width: 30, height: 10))
    #expect(try scene.frame("c").minX == 0)
    #expect(try scene.frame("d") == CGRect(x: 46, y: 0, width: 50, height: 12))
  }

  @Test("Given extents are without the paddings")
  func paddings() throws {
    let scene = try grid(
      "xPlacement=\"leading\" yPlacement=\"top\"",
      rows: ("height=\"30\" bottomPadding=\"4\"", "topPadding=\"5\""),
      columns: ("width=\"60\"", "leadingPadding=\"3\""), cells: cells())
    #expect(
      try scene.frame("grid").size == CGSize(width: 60 + 6 + 3 + 50, height: 30 + 4 + 6 + 5 + 16))
    #expect(try scene.frame("b").minX == 69)
  }

  @Test("Negative paddings side by side do not add up, and do nothing at the edge")
  func negativePaddings() throws {
    let scene = try grid(
      "xPlacement=\"leading\" yPlacement=\"top\" rowSpacing=\"20\"",
      rows: ("bottomPadding=\"-13\"", "topPadding=\"-13\" bottomPadding=\"-13\""), cells: cells())
    #expect(try scene.frame("grid").height == 20 + 7 + 16)
  }

  @Test("Merged cells are one")
  func mergedCells() throws {
    let merged = """
      <gridCell id="head" row="r1" column="c1" headOfMergedCell="head" xPlacement="fill">\
      \(MacDocument.box("a", 30, 10, "key=\"contentView\""))</gridCell>
      <gridCell id="tail" row="r1" column="c2" headOfMergedCell="head"/>
      """
    let others = cells().components(separatedBy: "</gridCell>").dropFirst(2)
      .joined(separator: "</gridCell>")
    let scene = try grid("xPlacement=\"leading\" yPlacement=\"top\"", cells: merged + others)
    #expect(try scene.frame("a").width == 40 + 6 + 20)
  }

  @Test("Hidden rows and columns take no room")
  func hiddenLines() throws {
    let scene = try grid(
      "xPlacement=\"leading\" yPlacement=\"top\"", rows: ("", "hidden=\"YES\""),
      columns: ("hidden=\"YES\"", ""), cells: cells())
    #expect(try scene.frame("grid").size == CGSize(width: 50, height: 20))
  }

  @Test("Texts of a row stand on one line instead of being placed")
  func textLines() throws {
    let cells = """
      <gridCell id="k1" row="r1" column="c1">\(MacDocument.element(
        "textField", "label", 44, 16, "key=\"contentView\"", AppKitStackTests.labelCell))</gridCell>
      <gridCell id="k2" row="r1" column="c2">\(MacDocument.element(
        "textField", "field", 60, 21, "key=\"contentView\"", AppKitStackTests.fieldCell))</gridCell>
      """
    let scene = try grid(
      "xPlacement=\"leading\" yPlacement=\"fill\" rowAlignment=\"firstBaseline\"",
      rows: ("", "hidden=\"YES\""), cells: cells)
    // 14 points below the top of the field, 12 below that of the label.
    #expect(try scene.frame("grid").height == 21)
    #expect(try scene.frame("label").maxY == 19)
  }
}
