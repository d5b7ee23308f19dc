// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform
import Testing

@MainActor @Suite("Reports of dialects")
struct LayoutMisuseTests {
  private static func report(_ severity: LayoutMisuseReport.Severity) -> LayoutMisuseReport {
    var report = LayoutMisuseReport(
      code: "a-code", severity: severity, sentence: "The sentence says what to do.")
    report.location = "Feed.swift:21"
    return report
  }

  @Test("The description has the location and the sentence")
  func description() {
    var report = Self.report(.error)
    #expect(report.description == "Feed.swift:21: The sentence says what to do.")
    #expect(report.rule == "a-code")
    report.location = nil
    #expect(report.description == "The sentence says what to do.")
  }

  @Test("Without a handler a warning has no effect")
  func warning() {
    LayoutMisuse.report(Self.report(.warning))
  }

  // Tests that end a process came with Swift 6.2. Apple's platforms have exceptions in their place.
  #if compiler(>=6.2) && !QUOIN_UIKIT && !QUOIN_APPKIT
  @Test("Without a handler an error stops the program with its description")
  func error() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { LayoutMisuse.report(Self.report(.error)) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Feed.swift:21: The sentence says what to do."))
  }
  #endif
}
