// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The result of an assertion about a snapshot.
package struct SnapshotOutcome: Hashable, Sendable {
  /// Whether the assertion holds.
  package var passes: Bool
  /// The difference and what to do, or the written files; empty for an equal snapshot.
  package var lines: [String]
  /// The expected text, for pictures of a difference; nil when there is none.
  package var expected: SnapshotContent?

  package init(passes: Bool, lines: [String] = []) {
    self.passes = passes
    self.lines = lines
  }

  /// The lines as one text.
  package var text: String { lines.joined(separator: "\n") }

  /// The number of lines of a difference up to which all are shown.
  static let mostDifferenceLines = 60
}
