// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if canImport(Testing)
import Testing

/// Issues of Swift Testing.
@MainActor enum SwiftTestingIssues {
  /// Whether the current task is part of a test of Swift Testing.
  static var isTestRunning: Bool { Test.current != nil }

  static func record(_ issue: LayoutIssue) {
    let location = SourceLocation(issue.location)
    let comment = Comment(rawValue: issue.message)
    switch issue.severity {
    case .error: Issue.record(comment, sourceLocation: location)
    case .warning:
      #if compiler(>=6.3)
      Issue.record(comment, severity: .warning, sourceLocation: location)
      #else
      IssueRecorder.write(issue)
      #endif
    }
  }
}

extension SourceLocation {
  /// Creates a location that Swift Testing accepts. It stops the program for locations that no
  /// compiler creates, so a location that a program made up is changed to the nearest valid one.
  init(_ location: IssueLocation) {
    let fileID = location.fileID.description
    self.init(
      fileID: fileID.contains("/") ? fileID : "Tests/\(fileID)",
      filePath: location.filePath.description, line: max(1, Int(clamping: location.line)),
      column: max(1, Int(clamping: location.column)))
  }
}
#else
/// The stand-in for a program without Swift Testing.
@MainActor enum SwiftTestingIssues {
  static var isTestRunning: Bool { false }
  static func record(_ issue: LayoutIssue) { IssueRecorder.write(issue) }
}
#endif
