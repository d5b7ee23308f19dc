// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout

/// The constraints of a program that place an item along an axis, below a sentence about its frame.
package struct PlacingConstraints {
  /// The constraints with their locations, one line each.
  package let lines: [String]

  /// The number of constraints that are named.
  private static let most = 4

  package init(
    of item: ItemID, _ axis: LayoutAxis, in engine: LayoutEngine, names: LayoutNames
  ) {
    let text = RequirementText(names: names)
    let found = engine.constraintIDs.filter { id in
      engine.constraint(id, places: item)
        && LayoutRequirement.constraint(id).axes(in: engine).contains(axis)
    }
    lines = found.prefix(Self.most).map {
      "  " + text.locatedLine(.constraint($0), in: engine)
    }
  }
}
