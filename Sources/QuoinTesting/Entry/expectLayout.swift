// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinChecking

/// Lays a view or a controller out in each layout of a matrix, and records one issue with all that
/// violates the expectations.
///
/// ```swift
/// @Test func form() {
///   expectLayout(
///     of: SignInView(), in: .phones.directions(.both), .sane, .textFits,
///     .size(of: "submit", atLeast: CGSize(width: 44, height: 44)))
/// }
/// ```
///
/// A controller loads its view and appears as in UIKit, and disappears after the layout.
///
/// - Parameters:
///   - subject: Makes the view or controller, again for each layout. During the call the screen,
///     the device and the traits of the layout are those of the program. A view that the test
///     stores is laid out again in each.
///   - matrix: The layouts; by default those of the trait, otherwise one iPhone.
///   - expectations: The conditions for each layout.
///   - severity: Whether violations fail the test.
///   - fileID: The file of the call.
///   - filePath: The path of the file of the call.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: The result of the test.
/// - Throws: The error of the maker.
@MainActor @discardableResult public func expectLayout(
  of subject: @autoclosure () throws -> some LayoutTestable, in matrix: LayoutMatrix = .current,
  _ expectations: LayoutExpectation..., severity: LayoutTestSeverity = .error,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) rethrows -> LayoutTestResult {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return try ExpectationCall(matrix, expectations, severity, at: location)
    .run { _ in LayoutSubject(try subject()) }
}
