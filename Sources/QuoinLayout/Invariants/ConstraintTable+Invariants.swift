// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if QUOIN_INVARIANTS

extension ConstraintTable {
  /// Checks that constraints name items of the tree, and that lists of constraints by item agree.
  func checkInvariants(_ tree: ItemTree) {
    var mentionCount = 0
    var slot = first
    while slot >= 0 {
      checkItems(of: slot, tree)
      self[slot].forEachItem { _ in mentionCount += 1 }
      slot = next(after: slot)
    }
    checkLists(mentionCount: mentionCount, tree)
  }

  /// Checks that the items of a constraint are in the tree, and that its owner is their nearest
  /// common ancestor.
  func checkItems(of slot: Int32, _ tree: ItemTree) {
    var common: [Int32]?
    self[slot].forEachItem { item in
      precondition(
        tree.table.isLive(item), "constraint \(slot) names item \(item), which was removed")
      // From the view itself to the root.
      var ancestors: [Int32] = []
      var ancestor = tree.viewSlot(of: item)
      while ancestor >= 0 {
        ancestors.append(ancestor)
        ancestor = tree[ancestor].parent
      }
      common = common.map { $0.filter(ancestors.contains) } ?? ancestors
    }
    precondition(
      common?.first == self[slot].owner,
      "constraint \(slot) has the owner \(self[slot].owner), not \(common ?? [])")
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
