// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@testable import QuoinTesting

@MainActor @Suite("Issues with Swift Testing") struct SwiftTestingIssueTests {
  private func issue(line: UInt = #line) -> LayoutIssue {
    LayoutIssue(
      message: "the message",
      location: IssueLocation(fileID: #fileID, filePath: #filePath, line: line, column: 3))
  }

  @Test("An issue has the message and the location of the call, and can be a known one")
  func recorded() {
    let issue = issue()
    withKnownIssue {
      IssueRecorder.record(issue)
    } matching: { known in
      known.comments.map(\.rawValue) == ["the message"]
        && known.sourceLocation?.line == Int(issue.location.line)
        && known.sourceLocation?.column == 3
        && known.sourceLocation?.fileID.hasSuffix("/SwiftTestingIssueTests.swift") == true
        && known.severity == .error
    }
  }

  @Test("A warning does not fail the test")
  func warning() {
    var issue = issue()
    issue.severity = .warning
    withKnownIssue {
      IssueRecorder.record(issue)
    } matching: { known in
      !known.isFailure
    }
  }

  @Test("Collected issues are not recorded")
  func collected() {
    let first = issue()
    var second = first
    second.message = "another"
    let issues = IssueRecorder.issues {
      IssueRecorder.record(first)
      IssueRecorder.record(second)
    }
    #expect(issues == [first, second])
  }

  @Test("Nested collections take the issues of their own calls")
  func nested() {
    let issue = issue()
    var inner: [LayoutIssue] = []
    let outer = IssueRecorder.issues {
      IssueRecorder.record(issue)
      inner = IssueRecorder.issues { IssueRecorder.record(issue) }
    }
    #expect(outer.count == 1)
    #expect(inner.count == 1)
  }
}
