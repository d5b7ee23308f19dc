// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if QUOIN_INVARIANTS

extension Placements {
  /// Checks that the order is that of the tree, and that each item covers its descendants in it.
  func checkOrder(_ tree: ItemTree) {
    precondition(
      order.map(\.slot) == tree.parentsFirst(),
      "the order of frames is not the order of items in the tree")
    var ancestors: [Int] = []
    for index in order.indices {
      let span = order[index]
      precondition(
        indices[Int(span.slot)] == index, "item \(span.slot) is not where its index says")
      precondition(span.parent == tree[span.slot].parent, "item \(span.slot) has moved")
      let depth = Int(tree[span.slot].depth)
      closeParts(&ancestors, depth: depth, at: index)
      ancestors.append(index)
    }
    closeParts(&ancestors, depth: 0, at: order.count)
  }

  /// Checks where the parts of the order end that the deepest ancestors cover.
  private func closeParts(_ ancestors: inout [Int], depth: Int, at end: Int) {
    while ancestors.count > depth, let last = ancestors.popLast() {
      precondition(
        Int(order[last].end) == end,
        "item \(order[last].slot) covers the order up to \(order[last].end), not \(end)")
    }
  }
}

#endif
