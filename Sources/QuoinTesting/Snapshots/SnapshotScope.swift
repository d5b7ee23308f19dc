// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if canImport(Testing)
import Testing
#endif

/// The test with an assertion about a snapshot.
@MainActor struct SnapshotScope: Hashable {
  /// The name of the test, the same in each run.
  var test: String
  /// Distinguishes runs of the test at the same time, such as those with other arguments.
  var run: Int
  /// Whether the beginning and the end of the test are not reported.
  var endsUnnoticed: Bool

  static func current(_ call: SnapshotCall) -> SnapshotScope {
    #if canImport(Testing)
    if let test = Test.current {
      let task = withUnsafeCurrentTask { $0?.hashValue } ?? 0
      return SnapshotScope(test: "\(test.id)", run: task, endsUnnoticed: true)
    }
    #endif
    if let test = XCTestScope.current {
      return SnapshotScope(test: test, run: 0, endsUnnoticed: false)
    }
    return SnapshotScope(
      test: "\(call.location.fileID) \(call.function)", run: 0, endsUnnoticed: false)
  }
}
