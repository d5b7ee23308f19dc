// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinChecking
public import QuoinInterfaceBuilder

/// Lays a scene of a storyboard or a xib out in each layout of a matrix, and records one issue with
/// all that violates the expectations.
///
/// ```swift
/// let file = try InterfaceFile(contentsOf: "Main.storyboard")
/// expectLayout(ofScene: "BYZ-38-t0r", in: file, in: .phones, .sane, .textFits)
/// ```
///
/// - Parameters:
///   - id: The id of the scene, of its controller, or of its root view.
///   - file: The file.
///   - matrix: The layouts; nil for that of the trait, otherwise the scene as drawn. Sizes, scales
///     and samples do not apply.
///   - expectations: The conditions for each layout. Selectors may be ids of the file.
///   - severity: Whether violations fail the test.
///   - fileID: The file of the call.
///   - filePath: The path of the file of the call.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: The result of the test.
@MainActor @discardableResult public func expectLayout(
  ofScene id: String, in file: InterfaceFile, in matrix: LayoutMatrix? = nil,
  _ expectations: LayoutExpectation..., severity: LayoutTestSeverity = .error,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> LayoutTestResult {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return ExpectationCall(.ofScenes(matrix), expectations, severity, at: location)
    .run { cell in .scene(id, of: file, in: cell) }
}
