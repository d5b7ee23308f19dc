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
  private func pin(_ item: UIView) -> Set<Attribute> {
    switch stack.alignment {
    case "leading", "top", "left":
      tie(item, near)
      return [near]
    case "trailing", "bottom", "right":
      tie(item, far)
      return [far]
    case "width", "height":
      tie(item, near)
      tie(item, far)
      return [near, far]
    case let alignment where alignment.lowercased().hasSuffix("baseline") && linesAreKnown:
      let line = alignment == "firstBaseline" ? Attribute.firstBaseline : .lastBaseline
      if let own = lined(item), let first = lined(arranged[0].view), own !== first {
        add(own, line, .equal, first, line)
      }
      return []
    default:
      // Where a line of text is not known, the middle is the nearest to it.
      let shift = (inset(near) + inset(far)) / 2
      // Distances that a file states beside it are stronger.
      add(item, crossMiddle, .equal, view, crossMiddle, constant: shift, priority: 999)
      return []
    }
  }

  private var linesAreKnown: Bool { arranged.allSatisfy { $0.lined != nil } }

  private func lined(_ item: UIView) -> UIView? {
    arranged.first { $0.view === item }?.lined
  }
}
