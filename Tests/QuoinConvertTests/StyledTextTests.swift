// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder
import Testing

@testable import QuoinConvert

/// Texts with styles. A new label has the system font with 17 points, the color of labels and the
/// natural alignment.
@MainActor @Suite struct StyledTextTests {
  /// Fragments of a text, the statements about them, and the notes.
  struct Row: Sendable, CustomTestStringConvertible {
    var text: String
    var statements: [String]
    var notes: [String] = []
    var testDescription: String { text }
  }

  private nonisolated static func fragment(_ content: String, _ attributes: String) -> String {
    "<fragment content=\"\(content)\"><attributes>\(attributes)</attributes></fragment>"
  }

  private nonisolated static let rows = [
    Row(text: "", statements: []),
    Row(
      text: fragment("A b", #"<font key="NSFont" metaFont="system" size="17"/>"#),
      statements: ["text = \"A b\""]),
    Row(
      text: fragment(
        "A b",
        """
        <color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
        <font key="NSFont" size="20" name="Avenir-Heavy"/>
        <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping"
          baseWritingDirection="natural" tighteningFactorForTruncation="0.0"/>
        """),
      statements: [
        "text = \"A b\"", "textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)",
        "font = UIFont(name: \"Avenir-Heavy\", size: 20)", "textAlignment = .center",
      ]),
    Row(
      text: fragment(
        "A",
        """
        <font key="NSFont" metaFont="systemBold" size="12"/><real key="NSKern" value="2"/>
        <paragraphStyle key="NSParagraphStyle" alignment="natural" lineBreakMode="clipping"
          lineSpacing="4"/>
        """),
      statements: [
        "text = \"A\"", "font = .boldSystemFont(ofSize: 12)", "lineBreakMode = .byClipping",
      ],
      notes: [
        "The style NSKern of the text of 'v' is not converted.",
        "The style NSParagraphStyle of the text of 'v' is not converted.",
      ]),
    Row(
      text: fragment("A", #"<font key="NSFont" metaFont="system" size="20"/>"#)
        + fragment("b", #"<font key="NSFont" metaFont="systemBold" size="20"/>"#),
      statements: ["text = \"Ab\""],
      notes: ["The styles of the text of 'v' are not converted."]),
  ]

  @Test(
    "The styles of a whole text are properties of the label, and others are notes", arguments: rows)
  func styles(_ row: Row) throws {
    let file = try SampleStoryboard.file(
      """
      <label id="v" userLabel="v" lineBreakMode="tailTruncation"
        translatesAutoresizingMaskIntoConstraints="NO" horizontalHuggingPriority="250"
        verticalHuggingPriority="250">
      <rect key="frame" x="0" y="0" width="90" height="40"/>
      <attributedString key="attributedText">\(row.text)</attributedString></label>
      """)
    let scene = try #require(try InterfaceReader(file).scenes().first)
    let view = try #require(scene.roots.first?.views.first { $0.id == "v" })
    #expect(view.settings.map(\.text).filter { !$0.hasPrefix("frame") } == row.statements)
    let notes = scene.allNotes.map(\.message).filter { $0.contains("style") }
    #expect(notes == row.notes)
  }
}
