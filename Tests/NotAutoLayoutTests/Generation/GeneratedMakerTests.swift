// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite struct GeneratedMakerTests {
  /// The generated files below the folder of the package.
  private static let files =
    (MakerForms.allCases.map { ($0.rawValue, $0.text) }
    + IncompleteForms.allCases.map { ($0.rawValue, $0.text) })
    .map { ("Sources/NotAutoLayout/\($0)", $1) }
    + [("Tests/NotAutoLayoutTests/\(ChainForms.path)", ChainForms.text)]

  @Test("Generated sources are as the generators write them", arguments: files)
  func sourcesAreAsWritten(name: String, text: String) throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["QUOIN_UPDATE"] == "1" {
      try Data(text.utf8).write(to: url)
    }
    #expect(try String(contentsOf: url, encoding: .utf8) == text)
  }
}
