// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinChecking
public import QuoinSnapshots

/// Compares the layout of a view, or of the view of a controller, with a text in a file.
///
/// ```swift
/// @Test func form() { assertLayout(of: SignInView(), in: .phones) }
/// // compares with __Layouts__/SignInTests/form.txt beside the test file
/// ```
///
/// The file has the tree of views with their frames in the first configuration, and the lines that
/// differ in each other one. Numbers are compared by value, within a hundredth of a point. In a
/// test with several snapshots the second one gets a number, or each a name.
///
/// - Parameters:
///   - subject: The view or controller, made again for each configuration.
///   - matrix: The configurations.
///   - name: The name of the snapshot in the test.
///   - recording: The recording mode; nil for that of a trait or `withLayouts`, otherwise of the
///     variable `QUOIN_RECORD`, otherwise `never` when `CI` is set, otherwise `pending`.
///   - fileID: The file of the call.
///   - filePath: The path of the file.
///   - function: The function of the test, which names the reference.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Throws: The error of creating the subject.
@MainActor public func assertLayout(
  of subject: @autoclosure () throws -> some LayoutTestable, in matrix: LayoutMatrix = .current,
  named name: String? = nil, record recording: LayoutRecording? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) rethrows {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  try SnapshotCall(location: location, function: function)
    .assertText(in: matrix, named: name, recording) { _ in
      LayoutSubject(try subject())
    }
}
