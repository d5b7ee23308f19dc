// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutRect {
  func satisfies(_ rule: (Double) -> Bool) -> Bool {
    rule(x) && rule(y) && rule(width) && rule(height)
  }

  package var size: LayoutSize { LayoutSize(width: width, height: height) }

  package func origin(_ axis: LayoutAxis) -> Double {
    axis == .horizontal ? x : y
  }

  func moved(x: Double, y: Double) -> LayoutRect {
    LayoutRect(x: self.x + x, y: self.y + y, width: width, height: height)
  }

  /// The rectangle moved by the coordinates of a point.
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
