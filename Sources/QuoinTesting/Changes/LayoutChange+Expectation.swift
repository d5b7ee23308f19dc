// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutChange {
  /// Records an issue unless the views that moved are among those with some names.
  ///
  /// - Parameters:
  ///   - names: The names of views that may move: accessibility identifiers, names of properties,
  ///     paths.
  ///   - severity: Whether other moves fail the test.
  ///   - fileID: The file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: Whether no other view moved.
  @MainActor @discardableResult public func onlyMoves(
    _ names: [String], severity: LayoutTestSeverity = .error, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    let others = moved.filter { !names.contains($0.name) }
    guard !others.isEmpty else { return true }
    let title =
      "✘ onlyMoves: \(others.count) other \(others.count == 1 ? "view moves" : "views move")"
    let lines = others.flatMap { change -> [String] in
      let from = change.before.map(LengthText.rect) ?? "not there"
      let to = change.after.map(LengthText.rect) ?? "not there"
      return ["  \(change.name): \(from) -> \(to)"]
        + (causes[change.name] ?? []).map { "    \($0)" }
    }
    IssueRecorder.record(
      LayoutIssue(
        message: ([title] + lines).joined(separator: "\n"), severity: severity,
        location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)))
    return false
  }
}
