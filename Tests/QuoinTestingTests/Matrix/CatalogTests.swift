// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

@testable import QuoinTesting

/// The longest texts of a string catalog in place of those of the views.
@MainActor @Suite("Texts of catalogs") struct CatalogTests {
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Save": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Sichern"}},
        "fr": {"stringUnit": {"state": "translated", "value": "Enregistrer"}}}},
      "title.key": {"localizations": {
        "en": {"stringUnit": {"value": "Settings"}},
        "fi": {"variations": {"device": {
          "ipad": {"stringUnit": {"value": "Kaikki asetukset"}},
          "other": {"stringUnit": {"value": "Asetukset"}}}}}}},
      "Untranslated": {}}}
    """

  private func withCatalog(_ text: String, _ body: @MainActor (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("quoin-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Localizable.xcstrings")
    try Data(text.utf8).write(to: file)
    try body(file.path)
  }

  /// The texts of a label and a button in the layouts of a matrix.
  private func shown(_ matrix: LayoutMatrix, _ texts: [String]) -> [[String?]] {
    var shown: [[String?]] = []
    let read = { (layout: CellLayout) in
      shown.append(layout.view.subviews.map { ($0 as? UILabel)?.text })
    }
    LayoutRun(matrix).forEach(
      { _ in
        let view = UIView()
        for text in texts {
          let label = UILabel()
          label.text = text
          view.addSubview(label)
        }
        return .view(view)
      }, read)
    return shown
  }

  @Test("A text is found by its key or its source, and the longest translation takes its place")
  func longest() throws {
    try withCatalog(Self.catalog) { path in
      let texts = ["Save", "Settings", "title.key", "Untranslated", "Unknown"]
      #expect(
        shown(.single.strings(.original, .longest(catalog: path)), texts) == [
          texts,
          ["Enregistrer", "Kaikki asetukset", "Kaikki asetukset", "Untranslated", "Unknown"],
        ])
    }
  }

  @Test("A label that has room for the source and not for the longest translation is cut off")
  func cut() throws {
    try withCatalog(Self.catalog) { path in
      @MainActor func problems(_ variant: StringsVariant?) -> [String] {
        let run = ExpectationRun(.sizes(100).strings(variant), [.textFits])
        return run.outcome { _ in
          let view = UIView()
          let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 21))
          label.text = "Save"
          view.addSubview(label)
          return .view(view)
        }.problems.groups.map(\.problem.message)
      }
      #expect(problems(.original) == [])
      #expect(problems(.longest(catalog: path)).first?.contains("\"Enregistrer\"") == true)
    }
  }

  @Test("A catalog that is not there or is none leaves nothing to lay out, and says so")
  func unreadable() throws {
    func failures(_ path: String) -> [String] {
      LayoutRun(.strings(.longest(catalog: path))).forEach({ _ in .view(UIView()) }, { _ in })
        .map(\.message)
    }
    #expect(failures("/No/Such.xcstrings") == ["there is no string catalog /No/Such.xcstrings"])
    try withCatalog("[1]") { path in
      #expect(failures(path) == ["\(path) is not a string catalog with texts"])
    }
  }

  @Test("Devices have names that the compiler checks")
  func devices() {
    #expect(
      LayoutMatrix.devices(.iPhoneSE3, .iPhone15Pro).cells.map(\.name)
        == ["iPhone SE (3rd generation)", "iPhone 15 Pro"])
  }
}
