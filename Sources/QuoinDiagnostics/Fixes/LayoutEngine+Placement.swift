// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout

extension LayoutEngine {
  /// Returns whether a constraint of the program places or sizes an item, and not only its
  /// descendants.
  ///
  /// - Parameters:
  ///   - id: a constraint of this engine.
  ///   - item: an item of this engine.
  package func constraint(_ id: LayoutConstraintID, places item: ItemID) -> Bool {
    guard let constraint = constraint(id), constraint.breaking == .ordinary else { return false }
    let items = [constraint.first, constraint.second].compactMap(\.self).flatMap(\.items)
    return items.contains(item)
      && items.allSatisfy { $0 == item || !model.tree.isDescendant($0.index, of: item.index) }
  }

  /// The items whose autoresizing masks contradict constraints of the program that place the same
  /// items. The masks were left on by mistake.
  ///
  /// - Parameter members: the members of conflicts.
  package func itemsWithForgottenMasks(in members: [LayoutRequirement]) -> Set<ItemID> {
    let masked = Set(members.compactMap(\.autoresizedItem))
    return masked.filter { item in
      members.contains { member in
        guard case .constraint(let id) = member else { return false }
        return constraint(id, places: item)
      }
    }
  }

  /// The first item whose autoresizing mask keeps a frame without a length along an axis that
  /// members of a conflict are about, and these axes. No constraint of the members places it.
  package func maskedItemWithoutLength(
    in members: [LayoutRequirement]
  ) -> (item: ItemID, axes: [LayoutAxis])? {
    var axes: [ItemID: Set<LayoutAxis>] = [:]
    for case .autoresizingSize(let item, let axis) in members
    where alignmentRect(of: item).size.length(axis) == 0 {
      axes[item, default: []].insert(axis)
    }
    let forgotten = itemsWithForgottenMasks(in: members)
    let item = members.lazy.compactMap(\.autoresizedItem).first {
      axes[$0] != nil && !forgotten.contains($0)
    }
    return item.map { item in
      (item, LayoutAxis.allCases.filter { axes[item]?.contains($0) ?? false })
    }
  }
}
