// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinDiagnostics
import QuoinLayout
package import QuoinUIKit

/// Connected conflicts in words, with the constraints and views that they involve.
@MainActor package struct ExplainedConflict {
  /// The arithmetic, the members, and what to try.
  package var words: ConflictGroupDescription
  /// The members that are constraints of the views, in the order of ``words``.
  package var constraints: [NSLayoutConstraint]
  /// The constraint of each line of ``words``; nil for other requirements.
  package var lineConstraints: [NSLayoutConstraint?]
  /// The constraints that the layout ignores.
  package var broken: [NSLayoutConstraint]
  /// The views and guides that the members are about, each once.
  package var items: [AnyObject]
  /// The layout that the words are about.
  package let explainer: LayoutExplainer
}

extension LayoutExplainer {
  /// Returns the conflicts of the layout in words, those that are connected as one.
  ///
  /// - Parameter isIncluded: Returns whether a conflict with these constraints is included. A group
  ///   is left out if none of its conflicts is.
  package func conflicts(
    _ options: ExplanationOptions, where isIncluded: ([NSLayoutConstraint]) -> Bool = { _ in true }
  ) -> [ExplainedConflict] {
    conflictGroups(options)
      .filter { group in group.conflicts.contains { isIncluded(constraints(of: $0)) } }
      .map { group in
        let words = description(of: group, options)
        let members = words.lines.flatMap(\.requirements)
        let engine = inspection.engine
        var seen: Set<ObjectIdentifier> = []
        return ExplainedConflict(
          words: words, constraints: members.compactMap(constraint),
          lineConstraints: words.lines.map(constraint(of:)),
          broken: group.broken.compactMap(constraint),
          items: members.flatMap { $0.items(in: engine) }.compactMap(inspection.object)
            .filter { seen.insert(ObjectIdentifier($0)).inserted },
          explainer: self)
      }
  }

  /// Returns the constraint of the views that a line is about; nil for another requirement.
  package func constraint(of line: ConflictLine) -> NSLayoutConstraint? {
    line.requirements.first.flatMap(constraint)
  }

  private func constraint(_ requirement: LayoutRequirement) -> NSLayoutConstraint? {
    requirement.constraintID.flatMap(inspection.constraint)
  }
}
