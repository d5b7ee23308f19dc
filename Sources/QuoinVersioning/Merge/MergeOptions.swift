// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// How versions of a file are merged.
public struct MergeOptions: Sendable {
  /// The content of the result where both sides contradict each other.
  public enum ConflictMode: String, Sendable, CaseIterable {
    /// The value of our side, with a comment before the element.
    case keepOurs = "keep-ours"
    /// Both elements between the markers of git. The file cannot be read until they are resolved.
    case markers
    /// The values of one side.
    case base, ours, theirs
  }

  public var conflicts = ConflictMode.keepOurs
  /// The number of characters of a conflict marker.
  public var markerSize = 7

  public init() {}
}
