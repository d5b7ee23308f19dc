// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if canImport(XCTest)
import XCTest

/// Issues of XCTest.
@MainActor enum XCTestIssues {
  /// Records an issue with the running test.
  ///
  /// XCTest does not report whether a test runs, and ignores failures outside of one. So an
  /// observer checks whether the failure arrives.
  ///
  /// - Returns: Whether a test of XCTest runs.
  static func record(_ issue: LayoutIssue) -> Bool {
    // A warning must not fail the test, so it cannot show whether one runs.
    guard issue.severity == .error else {
      IssueRecorder.write(issue)
      return true
    }
    let observer = FailureObserver()
    XCTestObservationCenter.shared.addTestObserver(observer)
    defer { XCTestObservationCenter.shared.removeTestObserver(observer) }
    XCTFail(issue.message, file: issue.location.filePath, line: issue.location.line)
    return observer.hasArrived
  }
}

/// An observer of failures that arrive at XCTest. XCTest calls it on the thread that fails, during
/// the failure.
private final class FailureObserver: NSObject, XCTestObservation {
  private(set) var hasArrived = false

  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    hasArrived = true
  }

  #if QUOIN_APPLE_FOUNDATION
  func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) { hasArrived = true }

  func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure) {
    hasArrived = true
  }
  #endif
}
#else
/// The stand-in for a program without XCTest.
@MainActor enum XCTestIssues {
  static func record(_ issue: LayoutIssue) -> Bool { false }
}
#endif
