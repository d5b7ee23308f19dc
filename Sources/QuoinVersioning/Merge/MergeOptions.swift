// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The rules by which versions of a file are merged.
public struct MergeOptions: Sendable {
  /// The content of the result where both sides contradict each other.
  public enum ConflictMode: String, Sendable, CaseIterable {
    /// The value of our side, with a comment before the element.
    case keepOurs = "keep-ours"
    /// The result contains both elements between the markers of git. The file cannot be read until
    /// they are resolved.
    case markers
    /// All that either side kept: an object that one side deleted and the other one changed stays,
    /// with the references to it. Two values of one property are conflicts, as with ``keepOurs``.
    case union
    /// The values of one side.
    case base, ours, theirs
  }

  public var conflicts = ConflictMode.keepOurs
  /// The sides that were selected for conflicts, by their ``MergeConflict/key``. These conflicts do
  /// not appear in the result. The base cannot be selected for a whole object.
  public var choices: [String: MergeSide] = [:]
  /// The number of characters of a conflict marker.
  public var markerSize = 7
  /// Whether the result and both sides are laid out to find problems that only the result has.
  public var findsLayoutProblems = true

  public init() {}
}
