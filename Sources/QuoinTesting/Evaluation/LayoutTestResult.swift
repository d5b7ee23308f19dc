// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The result of a call of `expectLayout`.
public struct LayoutTestResult: Hashable, Sendable {
  /// The problems, in the order of the expectations; empty when all are met.
  public var problems: [LayoutProblem]
  /// The number of layouts that were judged.
  public var layoutCount: Int
  /// The text of the issue that was recorded; nil when nothing is wrong.
  public var message: String?
  /// The path of the page with pictures from the folder of the package; nil when there is none.
  public var picturesPath: String?

  /// Whether all expectations hold in all layouts.
  public var passed: Bool { message == nil }
}
