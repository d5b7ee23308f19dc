// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import Foundation
import LongTests
import Testing

@testable import constructs

/// Cheat sheets as files of the command.
@MainActor @Suite struct CheatSheetTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func sheets() throws -> [CheatSheet] { try CheatSheet.all(ConstructCatalog()) }

  @Test("The command has the sheets of the constructs")
  func files() throws {
    for sheet in try sheets() {
      let file = sheet.file
      let url = Self.root.appendingPathComponent(file.path)
      if ProcessInfo.processInfo.environment["QUOIN_UPDATE"] == "1" {
        try ConstructsCommand.write([file], in: Self.root)
      }
      let stored = try String(contentsOf: url, encoding: .utf8)
      #expect(stored == file.text, "\(file.path): QUOIN_UPDATE=1 swift test updates it")
    }
  }

  @Test("Sheets have all constructs of a dialect with their code and frames", .thorough)
  func entries() throws {
    let catalog = try ConstructCatalog()
    for (chapter, sheet) in zip(catalog.chapters, try sheets()) {
      for (_, text) in chapter.constructs {
        #expect(sheet.text.contains("\n\(text.title): "), "\(sheet.name)")
        for line in text.code.split(separator: "\n") {
          #expect(sheet.text.contains("    \(line)\n"), "\(sheet.name)")
        }
      }
    }
  }

  @Test("The sheet of the command has its subcommands with examples that begin with the command")
  func command() throws {
    let sheet = try #require(try sheets().last)
    #expect(sheet.name == "quoin")
    #expect(sheet.entries.map(\.title).contains("quoin explain"))
    for entry in sheet.entries {
      #expect(!entry.code.isEmpty && !entry.result.isEmpty, "\(entry.title)")
      #expect(entry.code.contains(entry.title), "\(entry.title)")
    }
  }

  @Test("Lines fit in a terminal")
  func width() throws {
    for sheet in try sheets() {
      for line in sheet.text.split(separator: "\n") {
        #expect(line.count <= 110, "\(sheet.name): \(line)")
      }
    }
  }
}
#endif
