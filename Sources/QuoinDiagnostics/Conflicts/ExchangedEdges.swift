// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// A view whose edges along an axis are tied to the opposite edges of one other item, so that it
/// would end before it begins.
struct ExchangedEdges {
  let item: ItemID
  let other: ItemID
  /// The edges of the view, the first one first: top and bottom, or leading and trailing.
  let edges: (start: LayoutAttribute, end: LayoutAttribute)

  /// - Returns: nil where no member says that the size of such a view is not negative.
  init?(_ members: [LayoutRequirement], _ engine: LayoutEngine) {
    for case .nonNegativeSize(let item, _) in members {
      let ties = members.compactMap { Self.oppositeTie(of: item, $0, engine) }
      for start in ties where [.left, .leading, .top].contains(start.edge) {
        // Views beside each other are in a circle.
        guard
          engine.item(start.other)?.parent != engine.item(item)?.parent
            || engine.item(start.other)?.kind != .view,
          ties.contains(where: { $0.edge == start.edge.opposite && $0.other == start.other })
        else { continue }
        (self.item, other, edges) = (item, start.other, (start.edge, start.edge.opposite))
        return
      }
    }
    return nil
  }

  /// An edge of an item that a constraint makes equal to the opposite edge of another one.
  private static func oppositeTie(
    of item: ItemID, _ member: LayoutRequirement, _ engine: LayoutEngine
  ) -> (edge: LayoutAttribute, other: ItemID)? {
    guard case .constraint(let id) = member, let constraint = engine.constraint(id),
      constraint.relation == .equal, constraint.multiplier == 1,
      case .attribute(let first, let attribute) = constraint.first,
      case .attribute(let second, let otherAttribute)? = constraint.second,
      otherAttribute == attribute.opposite, otherAttribute != attribute
    else { return nil }
    if first == item { return (attribute, second) }
    return second == item ? (otherAttribute, first) : nil
  }

  func headline(_ names: LayoutNames) -> String {
    "the \(edges.start) and \(edges.end) of \(names.item(item)) are exchanged: each is tied to the "
      + "opposite edge of \(names.item(other))"
  }

  var note: String { "relate \(edges.start) to \(edges.start), and \(edges.end) to \(edges.end)" }
}
