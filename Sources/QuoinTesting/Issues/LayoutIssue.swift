// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A failed expectation, before a test framework records it.
struct LayoutIssue: Hashable, Sendable {
  /// The problem, in one or several lines.
  var message: String
  /// Whether the test fails.
  var severity = LayoutTestSeverity.error
  /// The source location of the call.
  var location: IssueLocation
}
