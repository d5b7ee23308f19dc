// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import Foundation

/// All that a dialect can say, or all that the command does, on one page.
struct CheatSheet {
  /// The name by which `quoin explain` prints the sheet, whatever its case.
  var name: String
  var title: String
  /// The rules for all entries, in lines.
  var remark: [String]
  var entries: [CheatSheetEntry]

  /// The sheets of all dialects, and that of the command.
  @MainActor static func all(_ catalog: ConstructCatalog) throws -> [CheatSheet] {
    try catalog.chapters.map(CheatSheet.init) + [command()]
  }

  /// The sheet of a dialect.
  @MainActor init(_ chapter: ConstructCatalog.Chapter) {
    name = chapter.dialect.rawValue
    title = chapter.dialect.title
    remark = [
      "`import \(chapter.dialect.module)`",
      "",
      "box is 320 by 160 points; a wants 72 by 32 points, b 88 by 40 and c 64 by 32.",
    ]
    entries = chapter.constructs.map { construct, text in
      let shown = ShownConstruct(construct, text)
      return CheatSheetEntry(
        group: text.group, title: text.title, code: text.code,
        result: shown.frames.joined(separator: ", "))
    }
  }

  private init(name: String, title: String, remark: [String], entries: [CheatSheetEntry]) {
    self.name = name
    self.title = title
    self.remark = remark
    self.entries = entries
  }

  /// The sheet of the command, from the pages of its subcommands.
  private static func command() throws -> CheatSheet {
    let folder = ConstructText.folder.deletingLastPathComponent()
      .appendingPathComponent("Commands")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".md") }
    let entries = try names.map { name in
      let page = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      let lines = page.components(separatedBy: "\n")
      return CheatSheetEntry(
        group: "Subcommands", title: String(lines[0].dropFirst(2)), code: examples(lines),
        result: lines.count > 2 ? lines[2] : "")
    }
    return CheatSheet(
      name: "quoin", title: "The command quoin",
      remark: ["`quoin help SUBCOMMAND` lists the options; the exit code is 0 on success."],
      entries: entries)
  }

  /// The lines below EXAMPLES in the help of a subcommand, or its usage without options.
  private static func examples(_ lines: [String]) -> String {
    let found = lines.drop { $0 != "EXAMPLES" }.dropFirst().prefix { !$0.isEmpty }
    guard !found.isEmpty else {
      let usage = lines.first { $0.hasPrefix("USAGE: ") } ?? ""
      return String(usage.dropFirst(7).replacing(/\ \[[^\]]*\]/, with: ""))
    }
    return found.map { String($0.drop { $0 == " " }) }.joined(separator: "\n")
  }
}
#endif
