// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinChecking
public import QuoinSnapshots

/// Compares a picture of the layout of a view, or of the view of a controller, with a file.
///
/// ```swift
/// @Test func form() { assertLayoutPicture(of: SignInView(), in: .rotation) }
/// // compares with __Layouts__/SignInTests/form.svg beside the test file
/// ```
///
/// A failure names a page with the expected picture, the found one, and their difference. A text
/// (`assertLayout(of:in:named:record:)`) explains a change of layout better; a picture also shows
/// colors and lines of text.
///
/// - Parameters:
///   - subject: The view or controller, made again for each configuration.
///   - matrix: The configurations, which are drawn in one picture.
///   - format: The form of the picture.
///   - name: The name of the snapshot in the test.
///   - recording: The recording mode; nil for the default, as in
///     `assertLayout(of:in:named:record:)`.
///   - tolerance: How much pixels may differ. It is of no effect for SVG.
///   - fileID: The file of the call.
///   - filePath: The path of the file.
///   - function: The function of the test, which names the reference.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Throws: The error of creating the subject.
@MainActor public func assertLayoutPicture(
  of subject: @autoclosure () throws -> some LayoutTestable, in matrix: LayoutMatrix = .current,
  as format: LayoutPictureFormat = .svg, named name: String? = nil,
  record recording: LayoutRecording? = nil, tolerance: PictureTolerance = .exact,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) rethrows {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  try SnapshotCall(location: location, function: function)
    .assertPicture(as: format, in: matrix, named: name, recording, tolerance) { _ in
      LayoutSubject(try subject())
    }
}
