// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite struct GeneratedMakerTests {
  @Test("Generated sources are as the generators write them", arguments: MakerForms.allCases)
  func sourcesAreAsWritten(form: MakerForms) throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/NotAutoLayout/\(form.rawValue)")
    if ProcessInfo.processInfo.environment["QUOIN_UPDATE"] == "1" {
      try Data(form.text.utf8).write(to: url)
    }
    #expect(try String(contentsOf: url, encoding: .utf8) == form.text)
  }
}
