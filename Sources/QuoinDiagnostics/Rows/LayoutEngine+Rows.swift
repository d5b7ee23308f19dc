// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinSolver

// The rows and variables of the last solution, for explanations.

extension LayoutEngine {
  /// The requirements of items that have rows in the solver.
  var itemRequirements: [LayoutRequirement] {
    var requirements: [LayoutRequirement] = []
    model.forEachItem { slot in
      for row in lowered.rows.rows(ofItem: slot) {
        requirements.append(lowered.requirement(of: lowered.rows.source(of: row), model))
      }
    }
    return requirements
  }

  /// The constraints, from the oldest to the newest.
  var constraintRequirements: [LayoutRequirement] {
    constraintIDs.map(LayoutRequirement.constraint)
  }
}

extension LoweredSystem {
  /// Whether a coordinate is the given size of a root.
  func isGiven(_ coordinate: ItemCoordinate, _ model: LayoutModel) -> Bool {
    let record = model.tree[coordinate.slot]
    return record.parent < 0 && record.item.givenSize != nil
      && coordinate.coordinate == .size(coordinate.coordinate.axis)
  }
}
