// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite struct BuilderMethodsTests {
  @Test(
    "The methods of builders are as the generator writes them", arguments: BuilderMethods.allCases)
  func methodsAreAsWritten(file: BuilderMethods) throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/SwiftAutoLayout/Builders/\(file.rawValue)+Methods.swift")
    if ProcessInfo.processInfo.environment["QUOIN_UPDATE"] == "1" {
      try Data(file.text.utf8).write(to: url)
    }
    #expect(try String(contentsOf: url, encoding: .utf8) == file.text)
  }
}
