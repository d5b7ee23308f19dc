// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What is wrong with a problem file, and where.
public struct ProblemError: Error, CustomStringConvertible, Sendable {
  /// The line, counted from 1.
  public var line: Int
  /// What is wrong in it.
  public var reason: String

  /// `line 3: …`
  public var description: String { "line \(line): \(reason)" }
}
