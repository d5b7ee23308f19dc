// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite struct ItemAritiesTests {
  @Test(
    "The forms for one to ten items are as the generator writes them",
    arguments: ItemArities.allCases)
  func formsAreAsWritten(file: ItemArities) throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Cartography/Constraining/\(file.rawValue)")
    if ProcessInfo.processInfo.environment["QUOIN_UPDATE"] == "1" {
      try Data(file.text.utf8).write(to: url)
    }
    #expect(try String(contentsOf: url, encoding: .utf8) == file.text)
  }
}
