// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if canImport(Testing)
public import Testing

extension LayoutProblems: CustomTestStringConvertible {
  /// The problems with their reasons.
  public var testDescription: String { description }
}

extension LayoutProblem: CustomTestStringConvertible {
  /// The problem with its reasons.
  public var testDescription: String { description }
}

extension LayoutCell: CustomTestStringConvertible {
  /// The name of the cell.
  public var testDescription: String { name }
}

extension LayoutTestResult: CustomTestStringConvertible {
  /// The text of the issue, or that all expectations hold.
  public var testDescription: String {
    message ?? "all expectations hold in \(layoutCount) layouts"
  }
}
#endif
