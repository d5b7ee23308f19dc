// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import DialectTestSupport
import Mortar
import MortarCore
import Testing

@MainActor @Suite("Default priorities") struct DefaultPriorityTests {
  private let stage = Stage()

  private func priorities(_ constraint: MortarConstraint) -> [Float] {
    constraint.layoutConstraints.map(\.priority.rawValue)
  }

  @Test func `A base applies to constraints that are made after it (80, S-23)`() {
    MortarDefault.priority.set(base: 610)
    let first = stage.p.m_width |=| 9
    MortarDefault.priority.set(base: .required)
    let second = stage.p.m_width |=| 9
    MortarDefault.priority.set(base: .medium)
    let third = stage.p.m_width |=| 9
    MortarDefault.priority.set(base: .required)
    #expect([first, second, third].map(priorities) == [[610], [1000], [500]])
  }

  @Test func `The priority that is pushed last applies until it is popped (81, S-24)`() {
    MortarDefault.priority.push(.low)
    MortarDefault.priority.push(905)
    let first = stage.p.m_width |=| 9
    MortarDefault.priority.pop()
    let second = stage.p |=| stage.q
    MortarDefault.priority.pop()
    let third = stage.p.m_width |=| 9
    #expect([first, second, third].map(priorities) == [[905], [250, 250, 250, 250], [1000]])
  }

  @Test func `A base does not apply while a priority is pushed (82)`() {
    MortarDefault.priority.push(.high)
    MortarDefault.priority.set(base: .low)
    let first = stage.p.m_width |=| 9
    MortarDefault.priority.pop()
    let second = stage.p.m_width |=| 9
    MortarDefault.priority.set(base: .required)
    #expect([first, second].map(priorities) == [[750], [250]])
  }

  @Test func `A tuple without a priority takes the default (83)`() {
    MortarDefault.priority.push(.high)
    let constraint = stage.p.m_size |=| (10, stage.q.m_width ! .low)
    MortarDefault.priority.pop()
    #expect(priorities(constraint) == [750, 250])
  }

  @Test func `A priority of the statement wins over the default (84)`() {
    MortarDefault.priority.push(.high)
    let constraint = stage.p |=| stage.q ! 33
    MortarDefault.priority.pop()
    #expect(priorities(constraint) == [33, 33, 33, 33])
  }

  @Test func `A push that is not popped is reported in the next turn, and stays (86)`() {
    var checks: [@MainActor @Sendable () -> Void] = []
    let onNextTurn = MortarDefault.onNextTurn
    MortarDefault.onNextTurn = { checks.append($0) }
    defer { MortarDefault.onNextTurn = onNextTurn }

    MortarDefault.priority.push(.low)
    let line = #line - 1
    #expect(checks.count == 1)
    let found = reports(of: { for check in checks { check() } })
    #expect(found.map(\.code) == ["M-12e"])
    #expect(found.map(\.name) == ["InvalidStackState"])
    #expect(
      found.map(\.sentence) == [
        "MortarDefault.priority still has what DefaultPriorityTests.swift:\(line) pushed when "
          + "control returns to the main loop; call pop() after each push(_:)."
      ])
    #expect(MortarDefault.currentPriority.rawValue == 250)
    MortarDefault.priority.pop()
    #expect(reports(of: { for check in checks { check() } }).isEmpty)
  }

  @Test func `A later turn of the main queue checks for pushed priorities`() async {
    let isReached = await withCheckedContinuation { continuation in
      MortarDefault.onNextTurn { continuation.resume(returning: true) }
    }
    #expect(isReached)
  }

  @Test(
    "Off the main thread nothing changes, and the call is reported on the main thread (87)",
    .serialized,
    arguments: [
      ("M-12a", "set(base:)", { @Sendable in MortarDefault.priority.set(base: .low) }),
      ("M-12b", "push(_:)", { @Sendable in MortarDefault.priority.push(.low) }),
      ("M-12c", "pop()", { @Sendable in MortarDefault.priority.pop() }),
    ])
  func offMain(code: String, call: String, change: @escaping @Sendable () -> Void) async {
    let report = await withCheckedContinuation { continuation in
      // Another test may use the priorities elsewhere meanwhile; a continuation is resumed once.
      var waiting: CheckedContinuation<LayoutMisuseReport, Never>? = continuation
      MortarDefault.onOffMainUse = { report in
        waiting?.resume(returning: report)
        waiting = nil
      }
      Thread.detachNewThread(change)
    }
    MortarDefault.onOffMainUse = { LayoutMisuse.report($0) }
    #expect(report.code == code)
    #expect(
      report.sentence
        == "MortarDefault.priority.\(call) is only for the main thread; nothing changed.")
    #expect(MortarDefault.currentPriority == .required)
  }

  @Test func `Named priorities have the numbers of the original (88)`() {
    let named: [MortarLayoutPriority] = [.low, .medium, .high, .req, .required]
    #expect(named.map { $0.layoutPriority().rawValue } == [250, 500, 750, 1000, 1000])
    let constants = [
      MortarAliasLayoutPriorityDefaultLow, MortarAliasLayoutPriorityDefaultMedium,
      MortarAliasLayoutPriorityDefaultHigh, MortarAliasLayoutPriorityDefaultRequired,
    ]
    #expect(constants.map(\.rawValue) == [250, 500, 750, 1000])
  }
}
#endif
