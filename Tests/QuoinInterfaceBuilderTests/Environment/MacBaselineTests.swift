// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit
import Testing

/// The text lines of macOS controls, from the upper and the lower edge of the frame, as parts C.6 and
/// E.10 of the specification of the format and the stored frames give them.
@MainActor @Suite struct MacBaselineTests {
  struct Row {
    var description: String
    var build: Int
    var name: String
    var height: Double
    var attributes = ""
    var cell = ""
    var first: Double
    var last: Double
  }

  private static func button(_ attributes: String) -> String {
    "<buttonCell key=\"cell\" title=\"a\" \(attributes)/>"
  }

  private static func text(_ attributes: String, _ font: String = "metaFont=\"system\"") -> String {
    "<textFieldCell key=\"cell\" title=\"a\" \(attributes)><font key=\"font\" \(font)/>"
      + "</textFieldCell>"
  }

  private static let bordered = "bezelStyle=\"rounded\" borderStyle=\"border\" type=\"push\""
  private static let popUp = "<popUpButtonCell key=\"cell\" \(bordered)"

  @Test("Each line of a label, a field or a button is where its look puts it")
  func lines() throws {
    for row in Self.allRows {
      let scene = try MacDocument(
        build: row.build,
        content: MacDocument.element(row.name, "a", 100, row.height, row.attributes, row.cell)
      ).scene()
      let view = try #require(scene.view("a"))
      let insets = try #require(view.layoutOverrides?.alignmentRectInsets)
      let offsets = try #require(view.layoutOverrides?.baselineOffsets)
      #expect(
        Double(offsets.firstFromTop + insets.top) == row.first, "first line of \(row.description)")
      #expect(
        Double(offsets.lastFromBottom + insets.bottom) == row.last,
        "last line of \(row.description)")
    }
  }

  private static let allRows = [
    Row(
      description: "label", build: 22505, name: "textField", height: 16, cell: text(""), first: 12,
      last: 4),
    Row(
      description: "label of two lines", build: 22505, name: "textField", height: 32,
      cell: text(""), first: 12, last: 4),
    Row(
      description: "label of 20 points", build: 22505, name: "textField", height: 24,
      cell: text("", "metaFont=\"system\" size=\"20\""), first: 18, last: 6),
    Row(
      description: "label of an older build", build: 14460, name: "textField", height: 17,
      cell: text(""), first: 13, last: 4),
    Row(
      description: "field", build: 22505, name: "textField", height: 21,
      cell: text("borderStyle=\"bezel\""), first: 14, last: 7),
    Row(
      description: "new field", build: 24765, name: "textField", height: 24,
      cell: text("borderStyle=\"bezel\""), first: 16, last: 8),
    Row(
      description: "push button", build: 22505, name: "button", height: 32, cell: button(bordered),
      first: 18, last: 14),
    Row(
      description: "small push button", build: 22505, name: "button", height: 27,
      cell: button(bordered + " controlSize=\"small\""), first: 14, last: 13),
    Row(
      description: "new push button", build: 24765, name: "button", height: 24,
      cell: button(bordered), first: 16, last: 8),
    Row(
      description: "small pop-up button", build: 22505, name: "popUpButton", height: 22,
      cell: popUp + " controlSize=\"small\"/>", first: 13, last: 9),
    Row(
      description: "mini pop-up button", build: 22505, name: "popUpButton", height: 15,
      cell: popUp + " controlSize=\"mini\"/>", first: 7, last: 8),
    Row(
      description: "small check box", build: 22505, name: "button", height: 16,
      cell: button("type=\"check\" controlSize=\"small\""), first: 11, last: 5),
    Row(
      description: "small radio button", build: 22505, name: "button", height: 16,
      cell: button("type=\"radio\" controlSize=\"small\""), first: 11, last: 5),
    Row(
      description: "round rectangle", build: 22505, name: "button", height: 17,
      cell: button("type=\"roundRect\" bezelStyle=\"roundedRect\" borderStyle=\"border\""),
      first: 11, last: 6),
  ]
}
