// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import DialectTestSupport
import MortarVFL
import QuoinPlatform
import Testing

/// Operators have no locations of their own; recorded calls have.
@MainActor @Suite("Source locations", .enabled(if: canRecordCalls)) struct LocationTests {
  private let tray = Tray()
  private let file = "LocationTests.swift"

  @Test("A conflict names the line of each statement")
  func conflict() {
    let line = #line + 1
    recordingCalls {
      tray.root |> tray.a[==100]
      tray.root |> tray.a[==150] | 8 | tray.b[==5]
    }
    let found = conflictLocations(in: tray.root)
    #expect(found["a.width == 100"] == "\(file):\(line + 1)")
    #expect(found["a.width == 150"] == "\(file):\(line + 2)")
  }

  @Test("Each constraint of a statement has its line")
  func statement() {
    let line: UInt = #line + 2
    let group = recordingCalls {
      tray.l.m_right ||> tray.a[~~2] | 12 | tray.b[~~1] <|| tray.r.m_left
    }
    let lines = group.layoutConstraints.map { $0.statementLine }
    #expect(lines == [line, line, line, line])
  }
}
#endif
