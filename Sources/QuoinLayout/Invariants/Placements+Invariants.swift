// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if QUOIN_INVARIANTS

extension Placements {
  /// Whether an item has a place in the order.
  func isPlanned(_ slot: Int32) -> Bool {
    Int(slot) < indices.count && indices[Int(slot)] >= 0
  }

  /// Checks that the order is that of the tree, and that each item covers its descendants in it.
  func checkOrder(_ tree: ItemTree) {
    let order = tree.parentsFirst()
    precondition(
      plans.map(\.slot) == order, "the order of frames is not the order of items in the tree")
    var ancestors: [Int] = []
    for index in plans.indices {
      let plan = plans[index]
      precondition(
        indices[Int(plan.slot)] == index, "item \(plan.slot) is not where its index says")
      precondition(plan.parent == tree[plan.slot].parent, "item \(plan.slot) has moved")
      let depth = Int(tree[plan.slot].depth)
      closeParts(&ancestors, depth: depth, at: index)
      ancestors.append(index)
    }
    closeParts(&ancestors, depth: 0, at: plans.count)
  }

  /// Checks where the parts of the order end that the deepest ancestors cover.
  private func closeParts(_ ancestors: inout [Int], depth: Int, at end: Int) {
    while ancestors.count > depth, let last = ancestors.popLast() {
      precondition(
        Int(plans[last].end) == end,
        "item \(plans[last].slot) covers the order up to \(plans[last].end), not \(end)")
    }
  }
}

extension ToldInsets {
  /// Whether what was reported of an item is what the model has.
  func isCurrent(_ slot: Int32, _ model: LayoutModel) -> Bool {
    guard let reported = reportedInsets(of: slot) else {
      return model.safeArea(of: slot) == .zero
        && model.margins(of: slot) == model.tree[slot].item.ownMargins
    }
    return reported.safeArea == model.safeArea(of: slot)
      && reported.margins == model.margins(of: slot)
  }
}

#endif
