// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import LongTests
import Testing

@Suite("Properties that are kept and not shown") struct KeptPropertyTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("Documentation/KeptNotShown.md lists what the sources have", .thorough)
  func page() throws {
    let found = try KeptProperties(in: Self.package.appendingPathComponent("Sources"))
    let names = Set(found.properties.map { "\($0.type).\($0.name)" })
    // One that says it, one that nothing reads, and two that layout reads.
    #expect(names.contains("UITextView.clearsOnInsertion"))
    #expect(names.contains("CAShapeLayer.lineDashPattern"))
    #expect(!names.contains("UILabel.numberOfLines"))
    #expect(!names.contains("UIStackView.spacing"))
    let page = Self.package.appendingPathComponent("Documentation/KeptNotShown.md")
    if ProcessInfo.processInfo.environment["QUOIN_UPDATE"] == "1" {
      try found.page.write(to: page, atomically: true, encoding: .utf8)
    }
    let written = try String(contentsOf: page, encoding: .utf8)
    #expect(
      written == found.page,
      "Run QUOIN_UPDATE=1 swift test --filter KeptPropertyTests to write the page again.")
  }
}
