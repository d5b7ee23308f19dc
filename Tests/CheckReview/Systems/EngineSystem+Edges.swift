// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension EngineSystem {
  /// Adds a multiple of an edge to a row. The first edge of what scrolls is the edge of the frame
  /// before anything is scrolled.
  ///
  /// - Returns: false when a number of the item is not exact.
  func addEdge(
    _ item: ItemID, _ axis: LayoutAxis, isMaximum: Bool, isContent: Bool = false,
    times factor: Fraction, to row: inout SystemRow
  ) -> Bool {
    guard isContent, !isMaximum else {
      row.add(
        factor, LayoutEdge(item: item, axis: axis, isMaximum: isMaximum, isContent: isContent))
      return true
    }
    return addFrameEdge(item, axis, isMaximum: false, times: factor, to: &row)
  }

  /// Adds a multiple of an edge of a frame to a row.
  func addFrameEdge(
    _ item: ItemID, _ axis: LayoutAxis, isMaximum: Bool, times factor: Fraction,
    to row: inout SystemRow
  ) -> Bool {
    guard let insets = engine.item(item)?.alignmentInsets,
      let inset = Fraction(shortest: insets.edge(axis, isMaximum: isMaximum))
    else { return false }
    row.add(factor, LayoutEdge(item: item, axis: axis, isMaximum: isMaximum))
    row.constant = row.constant - factor * (isMaximum ? inset : -inset)
    return true
  }

  /// Adds a multiple of the length of a frame to a row.
  func addFrameLength(
    of item: ItemID, _ axis: LayoutAxis, times factor: Fraction, to row: inout SystemRow
  ) -> Bool {
    addFrameEdge(item, axis, isMaximum: true, times: factor, to: &row)
      && addFrameEdge(item, axis, isMaximum: false, times: -factor, to: &row)
  }
}

extension LayoutInsets {
  /// The inset of an edge, in points.
  func edge(_ axis: LayoutAxis, isMaximum: Bool) -> Double {
    switch (axis, isMaximum) {
    case (.horizontal, false): left
    case (.horizontal, true): right
    case (.vertical, false): top
    case (.vertical, true): bottom
    }
  }
}
