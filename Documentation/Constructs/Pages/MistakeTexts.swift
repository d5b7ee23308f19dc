// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import Foundation

/// The reports on mistakes: the texts that the tests of mistakes compare with.
enum MistakeTexts {
  private static let folder = ConstructText.folder.deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Tests/Fixtures/Mistakes/Code")

  /// The report about one mistake.
  static func text(_ name: String) throws -> String {
    let url = folder.appendingPathComponent("\(name).txt")
    return try String(contentsOf: url, encoding: .utf8)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The part of a guide with the messages about mistakes in its dialect.
  static func part(_ dialect: ConstructDialect) throws -> String {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }
    let own = names.filter { $0.hasPrefix(prefix(dialect)) }
    let shown =
      own.isEmpty
      ? ["both-edges-and-a-width", "a-view-without-a-height", "a-trailing-edge-with-a-wrong-sign"]
      : own
    let parts = try shown.map { name in
      let words = (own.isEmpty ? name : String(name.dropFirst(prefix(dialect).count)))
        .replacingOccurrences(of: "-", with: " ")
      let title = words.prefix(1).uppercased() + words.dropFirst()
      return "### \(title)\n\n```text\n\(try text(name))\n```\n"
    }
    return "## Mistakes and their messages\n\n" + parts.joined(separator: "\n")
  }

  private static func prefix(_ dialect: ConstructDialect) -> String {
    switch dialect {
    case .cartography, .early: "cartography-"
    case .sal: "swiftautolayout-"
    case .mortar: "mortar-"
    case .vfl: "mortarvfl-"
    case .nal: "notautolayout-"
    case .anchors: "anchors-"
    }
  }
}
#endif
