// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An error in a problem file, with its location.
public struct ProblemError: Error, CustomStringConvertible, Sendable {
  /// The line, counted from 1.
  public var line: Int
  /// The error in words.
  public var reason: String

  /// `line 3: …`
  public var description: String { "line \(line): \(reason)" }
}
