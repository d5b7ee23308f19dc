// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A kind of element that is unknown to the reader.
public struct UnknownElement: Hashable, Sendable {
  /// The name of the element.
  public var name: String
  /// The line of its first occurrence, counted from 1.
  public var line: Int
  /// The number of its occurrences.
  public var count: Int
}
