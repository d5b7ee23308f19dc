// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import DialectTestSupport
import Mortar
import Testing

/// Operators have no locations of their own; recorded calls have.
@MainActor @Suite("Source locations", .enabled(if: canRecordCalls)) struct LocationTests {
  private let stage = Stage()
  private let file = "LocationTests.swift"

  @Test("A conflict names the line of each statement")
  func conflict() {
    let line = #line + 1
    recordingCalls {
      stage.p.m_width |=| 100
      stage.p.m_size |=| (200, 30)
      [stage.p, stage.q].m_height |=| 30
    }
    let found = conflictLocations(in: stage.box)
    #expect(found["p.width == 100"] == "\(file):\(line + 1)")
    #expect(found["p.width == 200"] == "\(file):\(line + 2)")
  }

  @Test("A statement that waits for its hierarchy keeps its own line")
  func waiting() {
    var made: MortarConstraint?
    let line: UInt = #line + 4
    recordingCalls {
      stage.box |+| [
        PlatformView.m_create { view in
          made = (view.m_left |=| 20)
        }
      ]
    }
    #expect(made?.layoutConstraints.map { $0.statementLine } == [line])
  }

  @Test("A debug build finds the line of a statement without being asked to record calls")
  func withoutRecording() {
    let line: UInt = #line + 1
    let made = stage.p.m_width |=| 100
    #expect(made.layoutConstraints.map { $0.statementLine } == [line])
  }

  @Test("A function of the program passes on the line of its call without recording")
  func caller() {
    func square(_ view: PlatformView, line: UInt = #line) {
      withConstraintLocation(fileID: #fileID, line: line) { view.m_size |=| (44, 44) }
    }
    let line: UInt = #line + 1
    square(stage.p)
    #expect(stage.p.constraints.map { $0.statementLine } == [line, line])
  }

  @Test("A mistake is reported with its line")
  func misuse() {
    let line = #line + 1
    let found = recordingCalls { reports { stage.p.m_width |=| stage.q.m_left } }
    #expect(found.count == 1)
    #expect(found.first?.location?.hasPrefix("\(file):\(line):") == true)
  }
}
#endif
