// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

@testable import QuoinTesting

/// The lines about violations in the one issue of a call, without the first line and the pictures; empty
/// for no issue.
@MainActor func violations(_ call: () throws -> Void) rethrows -> [String] {
  let issues = try PictureSetting.withSetting(.never) { try IssueRecorder.issues(of: call) }
  return issues.flatMap { $0.message.split(separator: "\n").map(String.init).dropFirst() }
}

/// The lines about violations of expectations by a board on an iPhone SE.
@MainActor func violations(
  of expectations: LayoutExpectation..., by change: (BoardView) -> Void = { _ in }
) -> [String] {
  let call = ExpectationCall(
    .devices("iPhone SE"), expectations, .error,
    at: IssueLocation(fileID: #fileID, filePath: #filePath, line: #line, column: #column))
  return violations { _ = call.run { _ in .view(BoardView(change)) } }
    .filter { $0 != "    first in: iPhone SE" }
}
