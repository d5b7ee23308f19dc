// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What a call of `expectLayout` found.
public struct LayoutTestResult: Hashable, Sendable {
  /// What is wrong, in the order of the expectations; empty when all hold.
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
