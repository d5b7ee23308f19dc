// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinInterfaceBuilder

/// Edits of files that remove the findings of a rule.
@MainActor package protocol FindingFix: Sendable {
  /// The id of the rule.
  var rule: String { get }
  /// Whether the edits may change layouts.
  var safety: FixSafety { get }
  /// Returns the edits of a file that remove a finding.
  ///
  /// - Returns: nil when the finding needs a decision that only people can make.
  func edits(for finding: LayoutFinding, in file: FixableFile) -> [FileEdit]?
  /// Whether ``edits(for:in:)`` probably returns edits, without the time to make them.
  func isAvailable(for finding: LayoutFinding, in file: FixableFile) -> Bool
}

extension FindingFix {
  /// Whether there are edits.
  package func isAvailable(for finding: LayoutFinding, in file: FixableFile) -> Bool {
    edits(for: finding, in: file) != nil
  }
}

/// Whether an edit may change layouts.
package enum FixSafety: Hashable, Sendable {
  /// The edits change no frame in any configuration. `--fix` makes such edits.
  case safe
  /// Frames may change. `--unsafe-fixes` makes such edits too.
  case unsafe
}
