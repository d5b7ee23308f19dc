// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

@testable import QuoinInterfaceBuilder

extension EvidenceCount {
  /// Adds the safe areas and margins that required equalities with guides and margins show.
  mutating func addInsets(
    _ environment: SceneEnvironment, of root: Int, in document: InterfaceDocument,
    constraints: [ConstraintDescription]
  ) {
    let inference = InsetInference(
      environment, of: root, in: document, constraints: constraints)
    for (kind, table, expected) in [
      (InsetEvidence.Kind.safeArea, CanvasMeasure.Kind.safeArea, inference.expectedSafeAreas),
      (.margins, .layoutMargins, inference.expectedMargins),
    ] {
      for (index, insets) in expected {
        let view = document.views[index]
        var agreement: [InsetEdge: Bool] = [:]
        for edge in InsetEdge.allCases {
          let widths = inference.evidence.widths(of: kind, at: edge, in: index)
          guard let least = widths.min(), let greatest = widths.max() else { continue }
          let width = insets[keyPath: edge.inset]
          agreement[edge] =
            greatest - width <= inference.tolerance && width - least <= inference.tolerance
        }
        for measure in environment.measures[view.id] ?? [] where measure.kind == table {
          // Margins of the superview may be wider.
          if measure.row == MarginRow.inner.name, view.preservesSuperviewMargins { continue }
          let shown = measure.edges.compactMap { agreement[$0] }
          if !shown.isEmpty { vote(measure, agrees: !shown.contains(false)) }
        }
      }
    }
  }
}
