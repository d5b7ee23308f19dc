// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutInsets {
  func satisfies(_ rule: (Double) -> Bool) -> Bool {
    rule(top) && rule(left) && rule(bottom) && rule(right)
  }

  /// The inset of the left or top edge.
  package func minEdge(_ axis: LayoutAxis) -> Double {
    axis == .horizontal ? left : top
  }

  /// The inset of the right or bottom edge.
  func maxEdge(_ axis: LayoutAxis) -> Double {
    axis == .horizontal ? right : bottom
  }

  package func total(_ axis: LayoutAxis) -> Double {
    minEdge(axis) + maxEdge(axis)
  }

  /// Combines each inset with that of the same edge in other insets.
  package func merging(
    _ other: LayoutInsets, _ combine: (Double, Double) -> Double
  ) -> LayoutInsets {
    LayoutInsets(
      top: combine(top, other.top), left: combine(left, other.left),
      bottom: combine(bottom, other.bottom), right: combine(right, other.right))
  }

  /// Whether insets are the same apart from rounding errors.
  package func isNear(_ other: LayoutInsets) -> Bool {
    LayoutTolerance.isZero(distance(to: other))
  }

  /// The largest difference between insets of one edge.
  func distance(to other: LayoutInsets) -> Double {
    let differences = merging(other) { abs($0 - $1) }
    return max(
      max(differences.top, differences.bottom), max(differences.left, differences.right))
  }
}
