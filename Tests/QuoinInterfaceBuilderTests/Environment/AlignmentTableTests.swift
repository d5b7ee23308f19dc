// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit
import Testing

/// From frame to alignment rectangle, as parts B.6, C.2 and E.9 of the specification of the format
/// list it: measured on the frames that Interface Builder stored.
@MainActor @Suite struct AlignmentTableTests {
  struct Row: Sendable, CustomStringConvertible {
    var description: String
    var markup: String
    /// In the order top, left, bottom, right; by era, nil where the specification says nothing.
    var eras: [String: [CGFloat]]
    var size = CGSize(width: 100, height: 20)
  }

  /// A build of each era on macOS.
  nonisolated static let builds = [
    "A": ["14490", "16097"], "B": ["17000", "21507", "23727", "32700"], "C": ["24000", "24412"],
  ]

  private nonisolated static func row(
    _ name: String, _ markup: String, _ eras: [String: [CGFloat]],
    _ width: CGFloat = 100, _ height: CGFloat = 20
  ) -> Row {
    Row(
      description: name, markup: markup, eras: eras, size: CGSize(width: width, height: height))
  }

  private nonisolated static func all(_ insets: [CGFloat]) -> [String: [CGFloat]] {
    ["A": insets, "B": insets, "C": insets]
  }

  private nonisolated static func button(
    _ cell: String, controlSize: String? = nil
  ) -> String {
    let size = controlSize.map { " controlSize=\"\($0)\"" } ?? ""
    return "<button$><buttonCell key=\"cell\" \(cell)\(size)/></button>"
  }

  private nonisolated static let push =
    "type=\"push\" bezelStyle=\"rounded\" borderStyle=\"border\""
  private nonisolated static let popUp = """
    <popUpButton$><popUpButtonCell key="cell" type="push" bezelStyle="rounded" \
    borderStyle="borderAndBezel"/></popUpButton>
    """
  private nonisolated static let smallPopUp = """
    <popUpButton$><popUpButtonCell key="cell" type="push" bezelStyle="rounded" \
    borderStyle="borderAndBezel" controlSize="small"/></popUpButton>
    """
  private nonisolated static let zero: [CGFloat] = [0, 0, 0, 0]

  nonisolated static let macOSControls: [Row] = [
    row("label", "<textField$><textFieldCell key=\"cell\"/></textField>", all([0, 2, 0, 2])),
    row(
      "small label", "<textField$ controlSize=\"small\"><textFieldCell key=\"cell\"/></textField>",
      all([0, 2, 0, 2])),
    row(
      "field with bezel",
      "<textField$><textFieldCell key=\"cell\" borderStyle=\"bezel\"/></textField>", all(zero)),
    row("secure field", "<secureTextField$/>", all(zero)),
    row("search field", "<searchField$/>", all(zero)),
    row("token field", "<tokenField$/>", all(zero)),
    row("push button", button(push), ["A": [4, 6, 7, 6], "B": [5, 7, 7, 7]], 94, 32),
    row("push button", button(push), ["C": zero], 94, 24),
    row(
      "small push button", button(push, controlSize: "small"),
      ["A": [3, 5, 6, 5], "B": [4, 6, 7, 6], "C": [4, 6, 7, 6]], 94, 27),
    row("new small push button", button(push, controlSize: "small"), ["C": zero], 94, 20),
    row(
      "check box", button("type=\"check\" bezelStyle=\"regularSquare\""),
      ["A": [2, 2, 2, 2], "B": [1, 2, 1, 0], "C": [1, 2, 1, 0]], 100, 18),
    row("new check box", button("type=\"check\""), ["C": zero], 100, 16),
    row(
      "small check box", button("type=\"check\"", controlSize: "small"),
      ["A": [3, 3, 3, 2], "B": [1, 1, 1, 0], "C": [1, 1, 1, 0]], 100, 16),
    row(
      "radio button", button("type=\"radio\""), ["A": [0, 1, 1, 2], "B": [1, 2, 0, 0]], 100, 18),
    row("new radio button", button("type=\"radio\""), ["C": zero], 100, 16),
    row("pop-up button", popUp, ["A": [1, 2, 3, 3], "B": [1, 3, 4, 4]], 100, 25),
    row("higher pop-up button", popUp, ["A": [2, 2, 3, 3], "B": [1, 3, 4, 4]], 100, 26),
    row("new pop-up button", popUp, ["C": zero], 100, 24),
    row(
      "small pop-up button", smallPopUp,
      ["A": [1, 3, 3, 3], "B": [2, 4, 4, 4], "C": [2, 4, 4, 4]], 100, 22),
    row(
      "help button", button("type=\"help\" bezelStyle=\"helpButton\" borderStyle=\"border\""),
      ["A": [1, 2, 3, 2], "B": [1, 3, 4, 2]], 25, 25),
    row(
      "new help button",
      button("type=\"help\" bezelStyle=\"helpButton\" borderStyle=\"border\""), ["C": zero], 20, 20),
    row(
      "square button", button("type=\"square\" bezelStyle=\"shadowlessSquare\""), all(zero)),
    row(
      "bevel button",
      button("type=\"bevel\" bezelStyle=\"regularSquare\" borderStyle=\"border\""),
      // Top and bottom: six buttons of two programs.
      ["A": [2, 3, 3, 3], "B": [2, 3, 3, 3], "C": zero]),
    row(
      "inline button", button("type=\"inline\" bezelStyle=\"inline\" borderStyle=\"border\""),
      all(zero)),
    row(
      "disclosure triangle",
      button("type=\"disclosureTriangle\" bezelStyle=\"disclosure\" borderStyle=\"border\""),
      all(zero)),
    row(
      "round rectangle",
      button("type=\"roundRect\" bezelStyle=\"roundedRect\" borderStyle=\"border\""),
      ["A": [0, 0, 1, 0], "B": [0, 0, 1, 0]]),
    row(
      "small square button",
      button("type=\"smallSquare\" bezelStyle=\"smallSquare\" borderStyle=\"border\""),
      all([1, 0, 1, 0])),
    row(
      "horizontal separator", "<box$ boxType=\"separator\"/>", all([2, 0, 2, 0]), 100, 5),
    row("vertical separator", "<box$ boxType=\"separator\"/>", all([0, 2, 0, 2]), 5, 100),
    row(
      "titled box", "<box$ title=\"Box\"/>",
      ["A": [0, 3, 4, 3], "B": [0, 3, 4, 3], "C": zero], 100, 80),
    row(
      "box without title", "<box$ titlePosition=\"noTitle\"/>",
      ["A": [2, 3, 4, 3], "B": [2, 3, 4, 3], "C": zero], 100, 80),
    row("custom box", "<box$ boxType=\"custom\"/>", all(zero), 100, 80),
    row(
      "rounded segments",
      "<segmentedControl$><segmentedCell key=\"cell\" style=\"rounded\"/></segmentedControl>",
      ["A": [1, 2, 2, 2], "B": [1, 2, 1, 2], "C": zero], 100, 24),
    row(
      "small segments",
      """
      <segmentedControl$><segmentedCell key="cell" controlSize="small" style="rounded"/>\
      </segmentedControl>
      """, ["B": [1, 2, 2, 2], "C": [2, 3, 4, 3]], 100, 20),
    row(
      "slider with tick marks",
      """
      <slider$><sliderCell key="cell" sliderType="linear" numberOfTickMarks="5"/></slider>
      """, ["A": [0, 2, 2, 2]], 100, 24),
    row(
      "mini slider",
      """
      <slider$><sliderCell key="cell" controlSize="mini" sliderType="linear"/></slider>
      """, ["B": [2, 2, 1.5, 2]], 100, 17),
    row("mini push button", button(push, controlSize: "mini"), ["B": [0, 2, 2, 2]], 94, 16),
    row(
      "mini pop-up button",
      """
      <popUpButton$><popUpButtonCell key="cell" type="push" bezelStyle="rounded" \
      borderStyle="borderAndBezel" controlSize="mini"/></popUpButton>
      """, ["B": [0, 2, 0, 3]], 100, 15),
    row(
      "date picker with bezel",
      "<datePicker$><datePickerCell key=\"cell\" borderStyle=\"bezel\"/></datePicker>",
      ["B": [4, 0, 0, 3]], 100, 28),
    row(
      "small radio button", button("type=\"radio\"", controlSize: "small"), ["B": [1, 1, 0, 0]],
      100, 16),
    row(
      "textured button",
      button("type=\"roundTextured\" bezelStyle=\"texturedRounded\" borderStyle=\"border\""),
      ["A": [0, 0, 2, 0]], 100, 25),
    row("small tab view", "<tabView$ controlSize=\"small\"/>", all([3, 7, 10, 7]), 100, 80),
    row(
      "field that draws its background without a border",
      """
      <textField$><textFieldCell key="cell" editable="YES" drawsBackground="YES"/></textField>
      """, all(zero)),
    row(
      "check box without a title", button("type=\"check\" imagePosition=\"left\""),
      ["A": [2, 2, 2, 2], "B": [2, 2, 2, 2]], 18, 18),
    row(
      "image in a gray frame",
      "<imageView$><imageCell key=\"cell\" imageFrameStyle=\"grayBezel\"/></imageView>",
      all([3, 3, 3, 3])),
    row(
      "slider", "<slider$><sliderCell key=\"cell\" sliderType=\"linear\"/></slider>",
      ["A": [2, 2, 2, 2], "B": [2, 2, 6, 2]], 100, 28),
    row(
      "small slider",
      """
      <slider$><sliderCell key="cell" controlSize="small" sliderType="linear"/></slider>
      """, ["A": [2, 2, 2, 2], "B": [2, 2, 2, 2]], 100, 22),
    row("stepper", "<stepper$/>", ["A": [2, 3, 2, 3], "B": [0, 3, 4, 3], "C": zero], 19, 28),
    row("switch", "<switch$/>", ["B": [1, 2, 2, 2], "C": zero], 42, 25),
    row("combo box", "<comboBox$/>", ["A": [2, 0, 4, 3], "B": [1, 1, 4, 3]], 100, 25),
    row("colour well", "<colorWell$/>", ["A": zero, "B": [2, 3, 2, 3]], 44, 23),
    row(
      "progress bar", "<progressIndicator$ style=\"bar\"/>",
      all([1, 0, 1, 0])),
    row("tab view", "<tabView$/>", all([6, 7, 10, 7]), 100, 80),
    row("tab view without tabs", "<tabView$ type=\"noTabsNoBorder\"/>", all(zero), 100, 80),
  ]

  @Test("A control of macOS has the insets of its era", arguments: macOSControls)
  func macOSControl(row: Row) throws {
    for (era, insets) in row.eras.sorted(by: { $0.key < $1.key }) {
      for build in Self.builds[era] ?? [] {
        let found = try self.insets(row, type: "3.Cocoa.XIB", build: build)
        #expect(found == insets, "\(row.description) in era \(era), build \(build)")
      }
    }
  }

  /// By build instead of era.
  nonisolated static let iOSControls: [Row] = [
    row("switch", "<switch$/>", ["14490": [0, 0, 0, 2], "23727": [0, 0, 0, 2]], 51, 31),
    row(
      "slider", "<slider$/>",
      ["14490": [0, 2, 1, 2], "23999": [0, 2, 1, 2], "32700": [0, 2, 1, 2], "24000": zero], 100,
      31),
    row("segments", "<segmentedControl$/>", ["14490": [0, 0, 1, 0], "24412": [0, 0, 1, 0]]),
    row("label", "<label$/>", ["14490": zero, "24412": zero]),
    row("button", "<button$/>", ["14490": zero, "24412": zero]),
    row("text field", "<textField$/>", ["14490": zero, "24412": zero]),
    row("progress view", "<progressView$/>", ["14490": zero, "24412": zero]),
    row("stepper", "<stepper$/>", ["14490": zero, "24412": zero]),
  ]

  @Test("A control of iOS has its insets", arguments: iOSControls)
  func iOSControl(row: Row) throws {
    for (build, insets) in row.eras.sorted(by: { $0.key < $1.key }) {
      let found = try self.insets(row, type: "3.CocoaTouch.XIB", build: build)
      #expect(found == insets, "\(row.description) in build \(build)")
    }
  }

  /// The insets of the control in a view, in a xib of a build.
  private func insets(_ row: Row, type: String, build: String) throws -> [CGFloat] {
    let frame =
      "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(row.size.width)\" "
      + "height=\"\(row.size.height)\"/>"
    // The frame is the first child of the control.
    var control = row.markup
    if let place = control.range(of: "$") {
      control.replaceSubrange(place, with: " id=\"control\"")
      let end = try #require(control.firstIndex(of: ">"))
      if control[control.index(before: end)] == "/" {
        let name = control.dropFirst().prefix { $0.isLetter }
        control.replaceSubrange(
          control.index(before: end)...end, with: ">\(frame)</\(name)>")
      } else {
        control.insert(contentsOf: frame, at: control.index(after: end))
      }
    }
    let text = """
      <document type="com.apple.InterfaceBuilder\(type)" toolsVersion="\(build)" \
      useAutolayout="YES"><objects><view id="root"><rect key="frame" x="0" y="0" width="300" \
      height="300"/><subviews>\(control)</subviews></view></objects></document>
      """
    let file = try InterfaceFile(data: Data(text.utf8), fileName: "a.xib")
    let scene = try #require(file.scene("root"))
    let view = try #require(scene.view("control"))
    let found = try #require(view.layoutOverrides?.alignmentRectInsets)
    return [found.top, found.left, found.bottom, found.right]
  }
}
