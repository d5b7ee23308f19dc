// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The constraints that would determine a coordinate, for ambiguities whose fixes cannot be tried.
enum AmbiguityRemedy {
  /// A suggestion, such as `try: a width, or constraints on its left and right edges`.
  static func words(for coordinate: LayoutAmbiguity.Coordinate, hasContent: Bool) -> String {
    let isHorizontal = coordinate.axis == .horizontal
    let edges = isHorizontal ? "left and right edges" : "top and bottom edges"
    switch coordinate {
    case .x, .y:
      return isHorizontal
        ? "try: a constraint on its left edge, its right edge or its centerX"
        : "try: a constraint on its top edge, its bottom edge or its centerY"
    case .width, .height:
      let size = LayoutText.side(coordinate.axis)
      return hasContent
        ? "try: a \(size), or another hugging or compression resistance priority than its "
          + "neighbours"
        : "try: a \(size), or constraints on its \(edges)"
    case .contentWidth, .contentHeight:
      return "try: constraints between what scrolls and both its \(edges)"
    }
  }
}
