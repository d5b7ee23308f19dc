// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The result of comparing both sides of a conversion.
package struct ProofResult: Sendable {
  /// A view that the code places otherwise.
  package struct Difference: Sendable {
    package var setting: ProofSetting
    package var view: String
    package var before: CGRect
    package var after: CGRect
  }

  /// The statements that differ from the file, in words.
  package var listProblems: [String] = []
  package var differences: [Difference] = []
  /// Settings in which both sides do not have as many conflicts.
  package var conflictProblems: [String] = []
  /// Settings in which the constraints of the file conflict, and another one is broken in the code,
  /// because size classes change the order of activation.
  package var unsettled: [ProofSetting] = []
  package var settingCount = 0
  package var viewCount = 0
  package var constraintCount = 0
  package var writtenCount = 0

  package init() {}

  /// Whether both sides are the same.
  package var holds: Bool {
    listProblems.isEmpty && differences.isEmpty && conflictProblems.isEmpty
  }
}
