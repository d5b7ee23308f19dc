// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if QUOIN_INVARIANTS

extension ConstraintTable {
  /// Checks that constraints name items of the tree, and that the numbers and lists of constraints
  /// by item agree.
  func checkInvariants(_ tree: ItemTree) {
    var counts = Array(repeating: Int32(0), count: mentionCounts.count)
    var slot = first
    while slot >= 0 {
      checkItems(of: slot, tree)
      self[slot].forEachItem { counts[Int($0)] += 1 }
      slot = next(after: slot)
    }
    precondition(counts == mentionCounts, "items are named \(counts) times, not \(mentionCounts)")
    checkLists(mentionCount: counts.reduce(0) { $0 + Int($1) }, tree)
  }

  /// Checks that the items of a constraint are in the tree, and that its owner is their nearest
  /// common ancestor: an ancestor of all, of which no child contains all.
  ///
  /// - Complexity: O(*d*), *d* the distance of the items to the owner.
  func checkItems(of slot: Int32, _ tree: ItemTree) {
    let owner = self[slot].owner
    // The children of the owner that contain the items, and the owner itself where it is an item.
    var parts: Set<Int32> = []
    self[slot].forEachItem { item in
      precondition(
        tree.table.isLive(item), "constraint \(slot) names item \(item), which was removed")
      var part = tree.viewSlot(of: item)
      while part >= 0, part != owner, tree[part].parent != owner { part = tree[part].parent }
      precondition(
        part >= 0, "constraint \(slot) has the owner \(owner), which does not contain \(item)")
      parts.insert(part)
    }
    precondition(
      parts.count > 1 || parts.contains(owner),
      "constraint \(slot) has the owner \(owner), but all its items are inside of \(parts)")
  }

  /// Checks that the lists of items have exactly the constraints that name these.
  private func checkLists(mentionCount: Int, _ tree: ItemTree) {
    guard let lists else { return }
    var found = 0
    var item = tree.table.first
    while item >= 0 {
      for constraint in lists[item] {
        found += 1
        precondition(
          isLive(constraint) && self[constraint].containsItem { $0 == item },
          "constraint \(constraint) is in the list of item \(item), but does not name it")
      }
      item = tree.table.next(after: item)
    }
    precondition(
      found == mentionCount, "\(mentionCount) mentions of items, but \(found) in their lists")
  }
}

#endif
