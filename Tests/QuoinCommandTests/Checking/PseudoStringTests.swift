// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking
import QuoinInterfaceBuilder
import Testing

/// Texts in place of those of a file: pseudo-localized ones, and translations beside the file.
@MainActor @Suite struct PseudoStringTests {
  @Test(
    "Pseudo-localized texts keep numbers, placeholders and names of files",
    arguments: [
      ("double-length", "Save", "Save Save"), ("double-length", "100", "100"),
      ("double-length", "icon.png", "icon.png"), ("bounded", "Save", "[Save]"),
      ("accented", "Open %ld notes", "[Ópéñ %ld ñóťéš]"), ("accented", "%@", "%@"),
      ("right-to-left", "Save", "\u{202E}Save\u{202C}"), ("+50%", "Save", "Save S"),
      ("+50%", "Settings", "Settings Set"),
    ])
  func texts(variant: String, text: String, expected: String) throws {
    let strings = try #require(StringsVariant(variant))
    // Both marks of t are letters with marks; the rule does not say which mark.
    let found = PseudoLanguage.text(text, as: strings)
    #expect(found.replacing("t", with: "ť") == expected.replacing("t", with: "ť"))
  }

  private static let label = """
    <label text="Save" translatesAutoresizingMaskIntoConstraints="NO" id="lbl-Aa-001">
      <rect key="frame" x="0" y="0" width="40" height="20.5"/>
    </label>
    """

  /// The label's text in a configuration.
  private func shownText(_ strings: String, of path: String) throws -> String? {
    let file = try InterfaceFile(contentsOf: path)
    let matrix = try LayoutMatrix("strings=\(strings)")
    let configuration = try #require(matrix.configurations(for: file).list.first)
    let scene = try #require(file.scenes(options: configuration.options(for: file)).first)
    let view = try #require(scene.view("lbl-Aa-001"))
    return scene.appearance(of: view)?.text
  }

  @Test("Translations are read from .strings files, in UTF-8 and UTF-16, and from catalogs")
  func translations() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for name in ["Base.lproj", "de.lproj", "fi.lproj"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(name), withIntermediateDirectories: true)
    }
    let path = try folder.add("Base.lproj/Main.xib", SampleFile.xib(views: Self.label))
    _ = try folder.add(
      "de.lproj/Main.strings",
      "/* Class = \"UILabel\"; */\n\"lbl-Aa-001.text\" = \"Sichern \\\"jetzt\\\"\";\n")
    let wide = try #require("\"lbl-Aa-001.text\" = \"Tallenna muutokset nyt\";".data(using: .utf16))
    try wide.write(to: URL(fileURLWithPath: folder.path("fi.lproj/Main.strings")))
    _ = try folder.add(
      "Main.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"lbl-Aa-001.text": {"localizations": \
      {"nl": {"stringUnit": {"state": "translated", "value": "Bewaar"}}}}}}
      """)
    #expect(try shownText("de", of: path) == "Sichern \"jetzt\"")
    #expect(try shownText("fi", of: path) == "Tallenna muutokset nyt")
    #expect(try shownText("nl", of: path) == "Bewaar")
    #expect(try shownText("longest", of: path) == "Tallenna muutokset nyt")
    // A language without a translation has the text of the file.
    #expect(try shownText("sv", of: path) == "Save")
  }
}
