// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import Cartography
import QuoinDiagnostics
import Testing

#if !QUOIN_UIKIT && !QUOIN_APPKIT
@MainActor @Suite("Source locations") struct PlaceTests {
  @Test("A conflict names the block and the statement of each constraint")
  func conflict() throws {
    let stage = Stage(320, 200)
    let line = #line + 1
    constrain(stage.a, stage.root) { a, root in
      a.left == root.left
      a.width == 100
      a.width == 200
    }
    stage.root.layoutIfNeeded()
    let conflicts = stage.root.layoutInspection().conflictDescriptions(fixLimit: 0)
    let message = try #require(conflicts.first?.text)
    #expect(message.contains("PlaceTests.swift:\(line) statement 2  a.width == 100"))
    #expect(message.contains("PlaceTests.swift:\(line) statement 3  a.width == 200  <- broken"))
  }
}
#endif
#endif
