// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinChecking
public import QuoinInterfaceBuilder
public import QuoinSnapshots

/// Compares the layout of a scene of a storyboard or a xib with a text in a file.
///
/// Views have the ids of the file. Otherwise this is `assertLayout(of:in:named:record:)`.
///
/// - Parameters:
///   - id: The id of the scene, of its controller, or of its root view.
///   - file: The file.
///   - matrix: The configurations; nil for that of the trait, otherwise the scene as drawn. Sizes,
///     scales and samples do not apply.
///   - name: The name of the snapshot in the test.
///   - recording: The recording mode; nil for the default.
///   - fileID: The file of the call.
///   - filePath: The path of the file of the call.
///   - function: The function of the test, which names the reference.
///   - line: The line of the call.
///   - column: The column of the call.
@MainActor public func assertLayout(
  ofScene id: String, in file: InterfaceFile, in matrix: LayoutMatrix? = nil,
  named name: String? = nil, record recording: LayoutRecording? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  SnapshotCall(location: location, function: function)
    .assertText(in: .ofScenes(matrix), named: name, recording) { .scene(id, of: file, in: $0) }
}

/// Compares the layout of a scene of a storyboard or a xib with a text in the test.
///
/// Views have the ids of the file. Otherwise this is `assertInlineLayout(of:in:record:matches:)`.
///
/// - Parameters:
///   - id: The id of the scene, of its controller, or of its root view.
///   - file: The file.
///   - matrix: The configurations; nil for that of the trait, otherwise the scene as drawn. Sizes,
///     scales and samples do not apply.
///   - recording: The recording mode; nil for the default.
///   - fileID: The file of the call.
///   - filePath: The path of the file of the call.
///   - function: The function of the test.
///   - line: The line of the call.
///   - column: The column of the call.
///   - expected: Returns the text: one literal with three quotes, so that it can be replaced.
@MainActor public func assertInlineLayout(
  ofScene id: String, in file: InterfaceFile, in matrix: LayoutMatrix? = nil,
  record recording: LayoutRecording? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column, matches expected: (() -> String)? = nil
) {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  SnapshotCall(location: location, function: function)
    .assertLiteral(expected, in: .ofScenes(matrix), recording) { .scene(id, of: file, in: $0) }
}

/// Compares a picture of the layout of a scene of a storyboard or a xib with a file, as
/// `assertLayoutPicture(of:in:as:named:record:tolerance:)` does for a view.
///
/// - Parameters:
///   - id: The id of the scene, of its controller, or of its root view.
///   - file: The file.
///   - matrix: The configurations; nil for that of the trait, otherwise the scene as drawn. Sizes,
///     scales and samples do not apply.
///   - format: The form of the picture.
///   - name: The name of the snapshot in the test.
///   - recording: The recording mode; nil for the default.
///   - tolerance: How much pixels may differ. It is of no effect for SVG.
///   - fileID: The file of the call.
///   - filePath: The path of the file of the call.
///   - function: The function of the test, which names the reference.
///   - line: The line of the call.
///   - column: The column of the call.
@MainActor public func assertLayoutPicture(
  ofScene id: String, in file: InterfaceFile, in matrix: LayoutMatrix? = nil,
  as format: LayoutPictureFormat = .svg, named name: String? = nil,
  record recording: LayoutRecording? = nil, tolerance: PictureTolerance = .exact,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  SnapshotCall(location: location, function: function)
    .assertPicture(as: format, in: .ofScenes(matrix), named: name, recording, tolerance) {
      .scene(id, of: file, in: $0)
    }
}
