// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Numbers the snapshots of a test that have the same name.
///
/// Swift Testing does not report when a test ends, and a repetition may run in the same task. A
/// repetition is recognized by its first call: if the main actor has run other code since the last
/// call, and the call is not below that one in the source, the test has started again.
@MainActor final class SnapshotNumbers {
  /// The numbers of the process; tests of this module replace them.
  @TaskLocal static var shared = SnapshotNumbers()

  nonisolated init() {}

  private var tests: [SnapshotScope: State] = [:]

  private struct State {
    var numbers: [String: Int] = [:]
    /// The location of the last call.
    var line: UInt = 0
    var column: UInt = 0
    /// Whether the main actor has run other code since the last call.
    var wasSuspended = false
  }

  /// The number of a snapshot, from 1.
  func number(of stem: String, _ call: SnapshotCall, in scope: SnapshotScope) -> Int {
    var state = tests[scope] ?? State()
    let location = call.location
    let isBelow = (location.line, location.column) > (state.line, state.column)
    if state.wasSuspended, !isBelow { state = State() }
    (state.line, state.column, state.wasSuspended) = (location.line, location.column, false)
    state.numbers[stem, default: 0] += 1
    tests[scope] = state
    if scope.endsUnnoticed { noticeSuspension(of: scope) }
    return state.numbers[stem] ?? 1
  }

  /// Removes all tests, since one begins or ends.
  func removeAll() { tests = [:] }

  private func noticeSuspension(of scope: SnapshotScope) {
    Task { @MainActor in tests[scope]?.wasSuspended = true }
  }
}
