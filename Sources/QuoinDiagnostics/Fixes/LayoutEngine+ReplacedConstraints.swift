// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout

extension LayoutEngine {
  /// The constraints of a conflict group that a newer one of the same group was meant to replace:
  /// both are of the program and differ only in the number, and the newer one is broken.
  ///
  /// - Returns: the older constraints, in the order of the members.
  package func replacedConstraints(in group: LayoutConflictGroup) -> [LayoutConstraintID] {
    replacements(in: group).map(\.older)
  }

  /// The pairs of a constraint and the newer, broken one that was meant to replace it.
  package func replacements(
    in group: LayoutConflictGroup
  ) -> [(older: LayoutConstraintID, newer: LayoutConstraintID)] {
    group.conflicts.flatMap {
      conflict -> [(older: LayoutConstraintID, newer: LayoutConstraintID)] in
      guard let newer = conflict.broken.constraintID, let new = constraint(newer),
        new.breaking == .ordinary
      else { return [] }
      return conflict.members.compactMap(\.constraintID).compactMap { older in
        guard older != newer, let old = constraint(older), old.differsOnlyInNumbers(from: new)
        else { return nil }
        return (older, newer)
      }
    }
  }
}

extension LayoutConstraint {
  /// Whether two constraints of the program differ by their numbers alone.
  fileprivate func differsOnlyInNumbers(from other: LayoutConstraint) -> Bool {
    breaking == .ordinary && first == other.first && second == other.second
      && relation == other.relation
  }
}
