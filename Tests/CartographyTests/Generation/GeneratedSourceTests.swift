// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite struct GeneratedSourceTests {
  /// The generated files below the module's folder.
  private static let files =
    ItemArities.allCases.map { ("Constraining/\($0.rawValue)", $0.text) }
    + RowForms.allCases.map { ("Arranging/\($0.rawValue)", $0.text) }

  @Test("Generated sources are as the generators write them", arguments: files)
  func sourcesAreAsWritten(name: String, text: String) throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Cartography/\(name)")
    if ProcessInfo.processInfo.environment["QUOIN_UPDATE"] == "1" {
      try Data(text.utf8).write(to: url)
    }
    #expect(try String(contentsOf: url, encoding: .utf8) == text)
  }
}
