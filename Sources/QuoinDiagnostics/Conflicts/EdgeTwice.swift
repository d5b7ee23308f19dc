// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// An edge of a view that constraints tie to two opposite edges of another item. One of them was
/// probably meant for the opposite edge of the view.
struct EdgeTwice {
  private let first: LayoutConstraint
  private let second: LayoutConstraint
  private let item: ItemID
  private let other: ItemID
  private let edge: LayoutAttribute

  /// - Returns: nil if no two members tie an edge in this way.
  init?(_ members: [LayoutRequirement], _ engine: LayoutEngine) {
    let ties = members.compactMap { member -> LayoutConstraint? in
      guard let constraint = member.constraintID.flatMap(engine.constraint),
        constraint.relation == .equal, constraint.multiplier == 1
      else { return nil }
      return constraint
    }
    guard ties.count == 2 else { return nil }
    // Either side of an equation may be the view.
    for one in Self.ties(ties[0]) {
      for two in Self.ties(ties[1])
      where one.item == two.item && one.edge == two.edge && one.other == two.other
        && one.otherEdge.opposite == two.otherEdge
        && Self.edges.contains(one.edge) && Self.edges.contains(one.otherEdge)
      {
        (first, second) = (ties[0], ties[1])
        (item, edge, other) = (one.item, one.edge, one.other)
        return
      }
    }
    return nil
  }

  private static let edges: Set<LayoutAttribute> = [
    .left, .right, .leading, .trailing, .top, .bottom,
  ]

  /// The operands of an equation, in both orders.
  private static func ties(
    _ constraint: LayoutConstraint
  ) -> [(item: ItemID, edge: LayoutAttribute, other: ItemID, otherEdge: LayoutAttribute)] {
    guard case .attribute(let item, let attribute) = constraint.first,
      case .attribute(let other, let otherAttribute)? = constraint.second
    else { return [] }
    return [(item, attribute, other, otherAttribute), (other, otherAttribute, item, attribute)]
  }

  func arithmetic(_ sentence: ConflictSentence) -> ConflictSentence.Arithmetic {
    let text = sentence.text
    let (name, container) = (text.names.item(item), text.names.item(other))
    let outer = container == ShortNames.safeArea ? "the \(container)" : container
    return ConflictSentence.Arithmetic(
      form: .constraints,
      sentence: "\(text.equation(first)), but \(text.equation(second)): one of them was probably "
        + "meant for \(name).\(edge.opposite)",
      sum: nil, subject: "\(name).\(edge) cannot be at both edges of \(outer)")
  }
}
