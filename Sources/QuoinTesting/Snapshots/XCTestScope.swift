// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if canImport(XCTest)
import XCTest

/// The running test of XCTest.
@MainActor enum XCTestScope {
  private static let observer: ScopeObserver = {
    let observer = ScopeObserver()
    XCTestObservationCenter.shared.addTestObserver(observer)
    return observer
  }()

  /// The name of the test; nil when none runs, and for the test in which this is read first, for XCTest
  /// does not say which one runs.
  static var current: String? { observer.test }
}

/// Follows the tests. XCTest calls it on the main thread.
private final class ScopeObserver: NSObject, XCTestObservation {
  // Written and read on the main thread alone.
  nonisolated(unsafe) private(set) var test: String?

  func testCaseWillStart(_ testCase: XCTestCase) {
    test = testCase.name
    MainActor.assumeIsolated { SnapshotNumbers.shared.removeAll() }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    let name = testCase.name
    let isFirst = test == nil
    test = nil
    MainActor.assumeIsolated {
      SnapshotNumbers.shared.removeAll()
      if isFirst { SnapshotClaims.shared.renameUnknownTest(name) }
    }
  }
}
#else
/// XCTest is not there.
@MainActor enum XCTestScope {
  static var current: String? { nil }
}
#endif
