// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
package import QuoinUIKit

extension LayoutExplainer {
  /// Returns the ambiguities that are no consequence of a conflict, which explains them.
  package func independent(
    _ ambiguities: [ViewLayoutReport.Ambiguity]
  ) -> [ViewLayoutReport.Ambiguity] {
    let engine = inspection.engine
    guard !ambiguities.isEmpty, !engine.conflicts.isEmpty else { return ambiguities }
    // Coordinates that the layout itself determines are ambiguous by rules of the caller.
    let consequences = Set(engine.ambiguities()).subtracting(engine.independentAmbiguities())
    return ambiguities.filter { ambiguity in
      guard let item = inspection.item(of: ambiguity.item) else { return true }
      return !consequences.contains {
        $0.item == item && $0.coordinate.rawValue == ambiguity.attribute
      }
    }
  }
}
