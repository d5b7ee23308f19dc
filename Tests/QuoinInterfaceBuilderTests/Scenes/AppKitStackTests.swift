// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit
import Testing

/// The behaviour of macOS stack views beside spacing and alignment, as stored frames show it.
@MainActor @Suite struct AppKitStackTests {
  @Test("A stack of no height lets its content reach beyond its lower edge if it may clip")
  func clipping() throws {
    let scene = try stack(
      "orientation=\"vertical\" alignment=\"leading\" distribution=\"fill\" spacing=\"8\" "
        + "verticalClippingResistancePriority=\"999\"",
      MacDocument.box("a", 40, 20, "verticalCompressionResistancePriority=\"1000\"")
        + MacDocument.box("b", 40, 30, "verticalCompressionResistancePriority=\"1000\""),
      "stack.top = root.top", "stack.leading = root.leading", "stack.height = 0")
    #expect(try scene.frame("stack").height == 0)
    // y goes up from the stack's lower edge, which is its upper edge too.
    #expect(try scene.frame("a") == CGRect(x: 0, y: -20, width: 40, height: 20))
    #expect(try scene.frame("b") == CGRect(x: 0, y: -58, width: 40, height: 30))
    #expect(scene.report().certain.conflicts.isEmpty)
  }

  @Test("Equal sizes do not make the stack grow: the longest view has its size, the others share")
  func equalSizes() throws {
    let scene = try stack(
      "distribution=\"fillEqually\" alignment=\"top\" spacing=\"10\"",
      MacDocument.box("a", 100, 20, required) + MacDocument.box("b", 10, 20)
        + MacDocument.box("c", 10, 20),
      "stack.top = root.top", "stack.leading = root.leading", "stack.width = 180")
    // 180 - 2 * 10 - 100 are left for two.
    #expect(try ["a", "b", "c"].map { try scene.frame($0).width } == [100, 30, 30])
    #expect(scene.report().certain.conflicts.isEmpty)
  }

  @Test("A hidden view leaves the stack, also where the file does not say so")
  func hiddenView() throws {
    let scene = try stack(
      "distribution=\"fill\" alignment=\"top\" spacing=\"8\"",
      MacDocument.box("a", 30, 20) + MacDocument.box("b", 50, 20, "hidden=\"YES\"")
        + MacDocument.box("c", 40, 20),
      "stack.top = root.top", "stack.leading = root.leading")
    #expect(try scene.frame("c").minX == 38)
    #expect(try scene.frame("stack").width == 78)
  }

  @Test("An empty stack has the size of its insets")
  func emptyStack() throws {
    let scene = try stack(
      "distribution=\"fill\" horizontalStackHuggingPriority=\"249.99998474121094\"",
      "", "stack.top = root.top", "stack.leading = root.leading",
      before: """
        <edgeInsets key="edgeInsets" left="3" right="4" top="5" bottom="6"/>
        """)
    #expect(try scene.frame("stack").size == CGSize(width: 7, height: 11))
    #expect(scene.report().certain.ambiguities.isEmpty)
  }

  @Test(
    "What has no length of its own keeps the one of the canvas, unless the stack must hug it",
    arguments: [(hugging: "249.99998474121094", width: 60.0), ("1000", 150)])
  func canvasLength(hugging: String, width: Double) throws {
    let scene = try stack(
      "orientation=\"vertical\" distribution=\"fill\" alignment=\"leading\" "
        + "horizontalStackHuggingPriority=\"\(hugging)\"",
      MacDocument.element("box", "line", 60, 5, "boxType=\"separator\"")
        + MacDocument.box("a", 20, 20, "horizontalHuggingPriority=\"200\""),
      "stack.top = root.top", "stack.leading = root.leading", "stack.width = 150")
    #expect(try scene.frame("line").width == width)
  }

  @Test("A row inside of a row has the text line of its first text")
  func linedRow() throws {
    let label = MacDocument.element("textField", "label", 44, 16, "", Self.labelCell)
    let inner = MacDocument.element(
      "stackView", "inner", 40, 17, "distribution=\"fill\" alignment=\"top\"",
      "<subviews>\(label)\(MacDocument.box("b", 10, 20))</subviews>")
    let scene = try stack(
      "distribution=\"fill\" alignment=\"firstBaseline\"",
      MacDocument.element("textField", "field", 60, 21, "", Self.fieldCell) + inner,
      "stack.top = root.top", "stack.leading = root.leading")
    // Lines are 14 points below the top of the field, 12 below that of the label.
    let field = try scene.frame("field")
    let row = try scene.frame("inner")
    #expect(field.maxY - row.maxY == 2)
  }

  static let labelCell = "<textFieldCell key=\"cell\" title=\"a\"/>"
  static let fieldCell =
    "<textFieldCell key=\"cell\" borderStyle=\"bezel\" editable=\"YES\"/>"

  private let required = "horizontalCompressionResistancePriority=\"1000\""

  private func stack(
    _ attributes: String, _ content: String, _ constraints: String..., before: String = ""
  ) throws -> LoadedScene {
    let stack = MacDocument.element(
      "stackView", "stack", 10, 10, attributes, before + "<subviews>\(content)</subviews>")
    let lines = constraints.map { MacDocument.equalities($0) }.joined()
    return try MacDocument(content: stack, constraints: lines).scene()
  }
}
