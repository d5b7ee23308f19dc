// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The part of a view that its margins or its safe area leave out along an axis.
enum InsetHint {
  /// A sentence about a guide, such as `the safe area of form leaves out 59 at the top and 34 at the
  /// bottom`; nil for other items and for a guide that leaves out nothing.
  static func words(
    about item: ItemID, _ axis: LayoutAxis, _ engine: LayoutEngine, _ names: LayoutNames
  ) -> String? {
    guard let guide = engine.item(item), let owner = guide.parent else { return nil }
    let insets: LayoutInsets
    let area: String
    switch guide.kind {
    case .safeAreaGuide: (insets, area) = (engine.safeAreaInsets(of: owner), "the safe area")
    case .marginsGuide: (insets, area) = (engine.effectiveMargins(of: owner), "the margins")
    case .view, .guide, .contentGuide, .frameGuide: return nil
    }
    let sides =
      axis == .horizontal
      ? [(insets.left, "on the left"), (insets.right, "on the right")]
      : [(insets.top, "at the top"), (insets.bottom, "at the bottom")]
    let parts = sides.filter { $0.0 != 0 }.map { "\(PrintedSum.number($0.0)) \($0.1)" }
    guard !parts.isEmpty else { return nil }
    let verb = guide.kind == .safeAreaGuide ? "leaves" : "leave"
    return "\(area) of \(names.item(owner)) \(verb) out \(parts.joined(separator: " and "))"
  }
}
