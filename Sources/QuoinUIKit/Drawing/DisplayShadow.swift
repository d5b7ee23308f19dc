// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The shadow of an item of a ``DisplayList``, in points.
package struct DisplayShadow: Hashable, Sendable {
  package var x: Double
  package var y: Double
  /// The standard deviation of the blur.
  package var deviation: Double
  package var color: DisplayColor
  /// Whether the item casts the shadow without being drawn.
  package var isAlone = false

  package init(x: Double, y: Double, deviation: Double, color: DisplayColor) {
    self.x = x
    self.y = y
    self.deviation = deviation
    self.color = color
  }
}
