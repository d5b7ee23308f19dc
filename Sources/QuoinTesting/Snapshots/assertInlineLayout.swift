// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinChecking
public import QuoinSnapshots

/// Compares the layout of a view, or of the view of a controller, with a text in the test.
///
/// ```swift
/// assertInlineLayout(of: SignInView()) {
///   """
///   SignInView  (0 0; 393 852)
///     UILabel title  (24 191; 345 33.67)  "Welcome back"
///   """
/// }
/// ```
///
/// Without the closure the test fails, and `quoin review` adds it. Numbers are compared by value,
/// within a hundredth of a point.
///
/// - Parameters:
///   - subject: The view or controller, made again for each configuration.
///   - matrix: The configurations.
///   - recording: The recording mode; nil for that of a trait or `withLayouts`, otherwise of the
///     variable `QUOIN_RECORD`, otherwise `never` when `CI` is set, otherwise `pending`.
///   - fileID: The file of the call.
///   - filePath: The path of the file.
///   - function: The function of the test.
///   - line: The line of the call.
///   - column: The column of the call.
///   - expected: Returns the text: one literal with three quotes, so that it can be replaced.
/// - Throws: The error of creating the subject.
@MainActor public func assertInlineLayout(
  of subject: @autoclosure () throws -> some LayoutTestable, in matrix: LayoutMatrix = .current,
  record recording: LayoutRecording? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column, matches expected: (() -> String)? = nil
) rethrows {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  try SnapshotCall(location: location, function: function)
    .assertLiteral(expected, in: matrix, recording) { _ in LayoutSubject(try subject()) }
}
