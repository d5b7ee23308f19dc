// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The line along a path of a ``DisplayList``. Lengths are in the coordinates of the path.
package struct DisplayStroke: Hashable, Sendable {
  package var color: DisplayColor
  package var width: Double
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  /// The maximum length of a pointed corner, as a multiple of the width.
  package var miterLimit = 10.0
  /// Lengths of dashes and gaps; none for a solid line.
  package var dashes: [Double] = []
  /// The distance into the dashes at which the line begins.
  package var dashPhase = 0.0

  package init(color: DisplayColor, width: Double) {
    self.color = color
    self.width = width
  }
}
