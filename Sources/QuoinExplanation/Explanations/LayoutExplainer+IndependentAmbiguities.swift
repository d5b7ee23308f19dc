// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
package import QuoinUIKit

extension LayoutExplainer {
  /// Returns the ambiguities that are not a consequence of a conflict, which explains them.
  package func independent(
    _ ambiguities: [ViewLayoutReport.Ambiguity]
  ) -> [ViewLayoutReport.Ambiguity] {
    let engine = inspection.engine
    guard !ambiguities.isEmpty, let open = engine.coordinatesOpenWithoutConflicts() else {
      return ambiguities
    }
    // Coordinates that the layout itself determines are ambiguous by rules of the caller.
    let consequences = Set(engine.ambiguities().map(AmbiguousCoordinate.init)).subtracting(open)
    return ambiguities.filter { ambiguity in
      guard let own = self.ambiguity(ambiguity) else { return true }
      return !consequences.contains(AmbiguousCoordinate(own))
    }
  }
}
