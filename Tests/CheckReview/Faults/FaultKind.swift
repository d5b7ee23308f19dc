// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A change of a file that makes it wrong.
package enum FaultKind: String, CaseIterable, Sendable {
  case removedConstraint = "removed constraint"
  case doubledConstraint = "doubled constraint"
  case changedConstraint = "changed constraint"
  case shrunkLabel = "shrunk label"
  case leftForLeading = "left for leading"
  case deletedIdentifier = "deleted id"

  /// The part of all faults that are of the kind, in percent.
  var share: Int {
    switch self {
    case .removedConstraint, .changedConstraint: 25
    case .doubledConstraint, .deletedIdentifier: 15
    case .shrunkLabel, .leftForLeading: 10
    }
  }

  /// The rules that find such a fault.
  var rules: Set<String> {
    switch self {
    case .removedConstraint: ["ambiguous-layout", "hugging-tie", "scrollable-content"]
    case .doubledConstraint: ["duplicate-constraint"]
    case .changedConstraint: ["conflict", "encapsulated-height"]
    case .shrunkLabel: ["truncated-text"]
    case .leftForLeading: ["left-right"]
    case .deletedIdentifier: ["unresolved-reference"]
    }
  }
}
