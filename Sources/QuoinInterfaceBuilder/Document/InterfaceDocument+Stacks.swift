// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension InterfaceDocument {
  /// Whether a view has the full extent of its iOS stack view across the axis because nothing else
  /// determines it. Observed: 5 of 5 views without content.
  ///
  /// The canvas gives a new view one of a few standard lengths instead, which the view keeps.
  func spansStack(_ view: ViewDescription) -> Bool {
    guard kind.platform != .macOS, view.rule.sizing == .none, view.rule.kind != .stack,
      view.children.isEmpty, let parent = view.parent,
      let stack = views[parent].stack, Self.placing.contains(stack.alignment)
    else { return false }
    guard let frame = view.frame, let outer = views[parent].frame else { return view.frame == nil }
    let length = stack.isVertical ? frame.width : frame.height
    let full = stack.isVertical ? outer.width : outer.height
    return abs(length - full) < 0.5 && !Self.standardLengths.contains(length)
  }

  /// Alignments that place a view across the axis without giving it a length.
  private static let placing: Set = [
    "leading", "top", "trailing", "bottom", "center", "firstBaseline", "lastBaseline", "baseline",
  ]
  /// The lengths of new views on the canvas, in points.
  private static let standardLengths: Set = [240.0, 128, 50]
}
