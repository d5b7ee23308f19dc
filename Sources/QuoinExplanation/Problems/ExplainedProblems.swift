// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinUIKit

/// The conflicts and ambiguities of a report in words.
@MainActor package struct ExplainedProblems {
  /// The conflicts, layout by layout.
  package var conflicts: [ExplainedConflict] = []
  /// The ambiguities, layout by layout.
  package var ambiguities: [ExplainedAmbiguity] = []

  /// Creates an empty list of problems.
  package init() {}

  /// Describes the conflicts and the ambiguities of a report, as of the last layout of the views.
  ///
  /// - Complexity: Nothing without conflicts and ambiguities. Otherwise that of trying fixes.
  package init(_ report: ViewLayoutReport, _ options: ExplanationOptions) {
    let included = Set(report.conflicts.map { $0.constraints.map(ObjectIdentifier.init) })
    for explainer in Self.explainers(of: report) {
      let options = options.isLate ? .withoutFixes : options
      conflicts += explainer.conflicts(options) {
        included.contains($0.map(ObjectIdentifier.init))
      }
      ambiguities += explainer.explanations(of: report.ambiguities, options)
    }
  }

  private init(conflicts: [ExplainedConflict], ambiguities: [ExplainedAmbiguity]) {
    self.conflicts = conflicts
    self.ambiguities = ambiguities
  }

  /// The same problems without their fixes.
  package var withoutFixes: ExplainedProblems {
    ExplainedProblems(
      conflicts: conflicts.map { conflict in
        var conflict = conflict
        conflict.words.fixes = []
        return conflict
      },
      ambiguities: ambiguities.map { ambiguity in
        var ambiguity = ambiguity
        ambiguity.words.fixes = []
        return ambiguity
      })
  }

  /// The explainers of the layouts with conflicts or ambiguities, in the order of the report.
  private static func explainers(of report: ViewLayoutReport) -> [LayoutExplainer] {
    let views = report.conflicts.map(\.root) + report.ambiguities.compactMap(\.view)
    return LayoutInspection.layouts(of: views).map { LayoutExplainer($0) }
  }
}

extension ViewLayoutReport.Ambiguity {
  /// The view itself, or the view that owns the guide.
  @MainActor fileprivate var view: UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }
}
