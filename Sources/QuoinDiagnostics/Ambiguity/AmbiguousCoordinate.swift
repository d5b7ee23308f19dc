// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout

/// A coordinate that is not determined, without its range.
package struct AmbiguousCoordinate: Hashable, Sendable {
  package let item: ItemID
  package let coordinate: LayoutAmbiguity.Coordinate

  package init(_ ambiguity: LayoutAmbiguity) {
    item = ambiguity.item
    coordinate = ambiguity.coordinate
  }
}
