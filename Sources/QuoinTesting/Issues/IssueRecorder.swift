// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Records issues with the test framework that runs.
@MainActor enum IssueRecorder {
  /// The receiver of the issues in place of a test framework.
  @TaskLocal private static var collector: IssueCollector?

  /// Records an issue: with Swift Testing where a test of it runs, otherwise with XCTest, otherwise
  /// with Swift Testing again, which reports issues outside of any test too. So none is lost.
  static func record(_ issue: LayoutIssue) {
    if let collector {
      collector.issues.append(issue)
    } else if SwiftTestingIssues.isTestRunning {
      SwiftTestingIssues.record(issue)
    } else if !XCTestIssues.record(issue) {
      SwiftTestingIssues.record(issue)
    }
  }

  /// Writes an issue to standard error, for those that a framework cannot record.
  static func write(_ issue: LayoutIssue) {
    let text = "\(issue.location.text): \(issue.severity.rawValue): \(issue.message)\n"
    FileHandle.standardError.write(Data(text.utf8))
  }

  /// Returns the issues that `body` records, without recording them.
  static func issues(of body: () throws -> Void) rethrows -> [LayoutIssue] {
    let collector = IssueCollector()
    try $collector.withValue(collector) { try body() }
    return collector.issues
  }
}

/// A list of issues.
@MainActor private final class IssueCollector {
  var issues: [LayoutIssue] = []
}
