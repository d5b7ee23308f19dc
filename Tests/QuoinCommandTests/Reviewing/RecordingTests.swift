// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import LongTests
import QuoinSnapshots
import Testing

@testable import QuoinTesting
@testable import quoin

@MainActor @Suite("Recording of snapshots") struct RecordingTests {
  /// The relation between the reference and the result of the test.
  enum State: CaseIterable { case missing, equal, different }

  /// The source of the mode.
  enum Source: CaseIterable { case argument, variable, none }

  /// The files that a run writes.
  enum Written { case nothing, pending, reference }

  struct Row: Sendable, CustomTestStringConvertible {
    var kind: SnapshotPackage.Kind
    var state: State
    var mode: LayoutRecording?
    var source: Source
    var isCI: Bool

    var testDescription: String {
      "\(kind), \(state), \(mode.map { "\($0)" } ?? "default") by \(source), CI \(isCI)"
    }

    /// By section 7 of the specification of tests.
    var expected: (passes: Bool, written: Written) {
      switch (mode ?? (isCI ? .never : .pending), state) {
      case (.all, _): (true, .reference)
      case (_, .equal): (true, .nothing)
      case (.pending, _): (false, .pending)
      case (.failed, _), (.missing, .missing): (false, .reference)
      case (.missing, .different), (.never, _): (false, .nothing)
      }
    }
  }

  nonisolated static let rows: [Row] = SnapshotPackage.Kind.allCases.flatMap { kind in
    State.allCases.flatMap { state in
      [true, false].flatMap { isCI in
        [Row(kind: kind, state: state, mode: nil, source: .none, isCI: isCI)]
          + LayoutRecording.allCases.flatMap { mode in
            [Source.argument, .variable].map {
              Row(kind: kind, state: state, mode: mode, source: $0, isCI: isCI)
            }
          }
      }
    }
  }

  @Test(
    "Each mode writes what it says, and after an accepted review the next run is green", .thorough,
    arguments: rows)
  func table(row: Row) throws {
    let package = try SnapshotPackage(row.kind)
    if row.state != .missing {
      #expect(package.run(width: 100, record: .missing).count == 1)
      #expect(package.run(width: 100, record: .never).isEmpty)
    }
    let before = package.reference
    #expect((before == nil) == (row.state == .missing))

    let width: CGFloat = row.state == .different ? 120 : 100
    var environment = row.isCI ? ["CI": "true"] : [:]
    if row.source == .variable { environment["QUOIN_RECORD"] = row.mode?.rawValue }
    let issues = package.run(
      width: width, record: row.source == .argument ? row.mode : nil, environment: environment)

    let (passes, written) = row.expected
    #expect(!issues.contains { $0.severity == .error } == passes)
    #expect(issues.count == (row.state == .equal && row.mode != .all ? 0 : 1))
    #expect((package.reference != before) == (written == .reference && row.state != .equal))
    #expect(try package.pendingCount == (written == .pending ? 1 : 0))

    let items = try ReviewSearch([package.root]).items()
    #expect(ReviewDecisions.carryOut(.accept, items).values.allSatisfy { $0 == .accepted })
    #expect(try package.pendingCount == 0)
    let isRecorded = row.state == .equal || written != .nothing
    #expect(package.run(width: width, record: .never).isEmpty == isRecorded)
  }

  @Test("A rejected text leaves the reference, and a green run withdraws a text that waits")
  func rejectAndWithdraw() throws {
    for kind in SnapshotPackage.Kind.allCases {
      let package = try SnapshotPackage(kind)
      _ = package.run(width: 100, record: .missing)
      let before = package.reference
      _ = package.run(width: 120, record: .pending)
      let items = try ReviewSearch([package.root]).items()
      #expect(ReviewDecisions.carryOut(.reject, items).values.map(\.word) == ["rejected"])
      #expect(package.reference == before)
      #expect(try package.pendingCount == 0)

      _ = package.run(width: 120, record: .pending)
      #expect(try package.pendingCount == 1)
      #expect(package.run(width: 100, record: .pending).isEmpty)
      #expect(try package.pendingCount == 0)
    }
  }

  @Test("A recorded mode that there is not fails by name")
  func unknownMode() throws {
    let package = try SnapshotPackage(.file)
    let issues = package.run(width: 100, environment: ["QUOIN_RECORD": "al"])
    #expect(
      issues.map(\.message)
        == ["QUOIN_RECORD=al is not a mode; use one of: pending, missing, failed, all, never"])
    #expect(package.reference == nil)
  }

  @Test(
    "The snapshot of a matrix has the first configuration in full and the differences of others")
  func matrix() throws {
    let package = try SnapshotPackage(.matrix)
    _ = package.run(width: 100, record: .missing)
    let lines = try #require(package.reference).split(separator: "\n")
    let headings = lines.indices.filter { lines[$0].hasPrefix("[") }
    #expect(headings.count > 2)
    #expect(lines[0] == "# quoin layout 1 · engine quoin · text built-in-1")
    #expect(headings[0] == 1)
    #expect(lines[2].hasPrefix("FormView  (0 0; "))
    #expect(lines[3] == "  UIView box  (16 20; 100 30)")
    // From right to left the box ends 16 points before the right edge.
    #expect(lines[headings[1]...].contains { $0.hasPrefix("~   UIView box") })
    #expect(!lines[headings[1]...].contains { $0.hasSuffix("box  (16 20; 100 30)") })
  }

  @Test("A literal whose lines changed, or a read-only source, is refused and waits further")
  func refusals() throws {
    let package = try SnapshotPackage(.literal)
    _ = package.run(width: 100, record: .pending)
    let source = try #require(package.text(SnapshotPackage.sourceName))
    try package.folder.add(
      SnapshotPackage.sourceName, source.replacingOccurrences(of: "FormView()", with: "Other()"))
    let items = try ReviewSearch([package.root]).items()
    let results = ReviewDecisions.carryOut(.accept, items)
    #expect(
      results.values.map { "\($0)" }
        == ["refused(\"the lines of the call changed; run the test again\")"])
    #expect(try package.pendingCount == 1)
  }
}
