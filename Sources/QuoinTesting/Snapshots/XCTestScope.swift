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

  /// The name of the test; nil when none runs, and for the test in which this is read first, as
  /// XCTest does not report which one runs.
  static var current: String? {
    _ = observer
    return test
  }

  /// The test that the observer last reported.
  fileprivate static var test: String?
}

/// Follows the tests. XCTest calls it on the main thread.
private final class ScopeObserver: NSObject, XCTestObservation {
  func testCaseWillStart(_ testCase: XCTestCase) {
    let name = testCase.name
    MainActor.assumeIsolated {
      XCTestScope.test = name
      SnapshotNumbers.shared.removeAll()
    }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    let name = testCase.name
    MainActor.assumeIsolated {
      let isFirst = XCTestScope.test == nil
      XCTestScope.test = nil
      SnapshotNumbers.shared.removeAll()
      if isFirst { SnapshotClaims.shared.renameUnknownTest(name) }
    }
  }
}
#else
/// The stand-in for a program without XCTest.
@MainActor enum XCTestScope {
  static var current: String? { nil }
}
#endif
