// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// A view whose beginning is tied to the end of its neighbour, and by an older constraint also to the
/// place where the neighbour begins, as a title before it got an icon.
struct PassedNeighbour {
  /// The edge, such as `title.leading`.
  let edge: String
  /// The constraint that ties it to another item, and the one that ties it to the neighbour.
  let (direct, following): (String, String)

  /// - Returns: nil where other constraints than these two and that of the neighbour take part.
  init?(
    _ requirements: [LayoutRequirement], after item: ItemID, _ sentence: ConflictSentence
  ) {
    let (engine, text) = (sentence.engine, sentence.text)
    let constraints = requirements.compactMap { $0.constraintID.flatMap(engine.constraint) }
    guard constraints.count == 3,
      constraints.allSatisfy({ $0.relation == .equal && $0.multiplier == 1 }),
      let following = constraints.first(where: { Self.follower($0, of: item) != nil }),
      let edge = Self.follower(following, of: item),
      let direct = constraints.first(where: { other in
        other != following && [other.first, other.second].contains(edge)
          && !other.items.contains(item)
      })
    else { return nil }
    self.edge = text.operand(edge)
    (self.direct, self.following) = (text.equation(direct), text.equation(following))
  }

  /// The beginning of another item that a constraint ties to the end of an item.
  private static func follower(_ constraint: LayoutConstraint, of item: ItemID) -> LayoutOperand? {
    guard let second = constraint.second else { return nil }
    for (one, two) in [(constraint.first, second), (second, constraint.first)] {
      guard case .attribute(item, let end) = one, case .attribute(let other, let start) = two,
        other != item, ends.contains(end), end.opposite == start
      else { continue }
      return two
    }
    return nil
  }

  private static let ends: Set<LayoutAttribute> = [.right, .trailing, .bottom]
}

extension LayoutConstraint {
  fileprivate var items: [ItemID] { first.items + (second?.items ?? []) }
}
