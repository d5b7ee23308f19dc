// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutPoint {
  func satisfies(_ rule: (Double) -> Bool) -> Bool { rule(x) && rule(y) }

  func coordinate(_ axis: LayoutAxis) -> Double {
    axis == .horizontal ? x : y
  }
}

extension LayoutSize {
  static let zero = LayoutSize(width: 0, height: 0)

  func satisfies(_ rule: (Double) -> Bool) -> Bool { rule(width) && rule(height) }

  func length(_ axis: LayoutAxis) -> Double {
    axis == .horizontal ? width : height
  }
}

extension LayoutRect {
  func satisfies(_ rule: (Double) -> Bool) -> Bool {
    rule(x) && rule(y) && rule(width) && rule(height)
  }

  var size: LayoutSize { LayoutSize(width: width, height: height) }

  func origin(_ axis: LayoutAxis) -> Double {
    axis == .horizontal ? x : y
  }

  func moved(x: Double, y: Double) -> LayoutRect {
    LayoutRect(x: self.x + x, y: self.y + y, width: width, height: height)
  }

  /// The rectangle moved by the way from the origin to a point.
  func moved(by point: LayoutPoint) -> LayoutRect {
    moved(x: point.x, y: point.y)
  }

  /// The rectangle with each edge moved inward.
  func inset(by insets: LayoutInsets) -> LayoutRect {
    LayoutRect(
      x: x + insets.left, y: y + insets.top,
      width: width - insets.total(.horizontal), height: height - insets.total(.vertical))
  }

  /// The rectangle with each edge moved outward.
  func outset(by insets: LayoutInsets) -> LayoutRect {
    LayoutRect(
      x: x - insets.left, y: y - insets.top,
      width: width + insets.total(.horizontal), height: height + insets.total(.vertical))
  }
}

extension LayoutInsets {
  func satisfies(_ rule: (Double) -> Bool) -> Bool {
    rule(top) && rule(left) && rule(bottom) && rule(right)
  }

  /// The inset of the left or top edge.
  func minEdge(_ axis: LayoutAxis) -> Double {
    axis == .horizontal ? left : top
  }

  /// The inset of the right or bottom edge.
  func maxEdge(_ axis: LayoutAxis) -> Double {
    axis == .horizontal ? right : bottom
  }

  func total(_ axis: LayoutAxis) -> Double {
    minEdge(axis) + maxEdge(axis)
  }

  /// Combines each inset with the inset of the same edge in another set.
  package func merging(
    _ other: LayoutInsets, _ combine: (Double, Double) -> Double
  ) -> LayoutInsets {
    LayoutInsets(
      top: combine(top, other.top), left: combine(left, other.left),
      bottom: combine(bottom, other.bottom), right: combine(right, other.right))
  }

  /// Whether insets are the same but for the noise of calculating them.
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
