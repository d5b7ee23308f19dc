// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if QUOIN_INVARIANTS

extension ConstraintTable {
  /// Checks that constraints name items that are there, and are in the lists of these.
  func checkInvariants(_ tree: ItemTree) {
    var mentionCount = 0
    var rareCount = 0
    var slot = first
    while slot >= 0 {
      let record = self[slot]
      for item in [record.first, record.second] where item >= 0 {
        precondition(
          tree.table.isLive(item), "constraint \(slot) names item \(item), which was removed")
        mentionCount += 1
      }
      if record.isRare { rareCount += 1 }
      for item in constraint(slot, tree).items {
        precondition(
          tree.slot(item) != nil,
          "constraint \(slot) names item \(item.index), which was removed")
      }
      slot = next(after: slot)
    }
    checkRare(count: rareCount)
    checkMentions(count: mentionCount, tree)
  }

  /// Checks that exactly the constraints are in the lists of items that name these.
  private func checkMentions(count: Int, _ tree: ItemTree) {
    guard keepsMentions else { return }
    var found = 0
    var item = tree.table.first
    while item >= 0 {
      forEachMention(of: item) { constraint in
        found += 1
        let record = self[constraint]
        precondition(
          isLive(constraint) && (record.first == item || record.second == item),
          "constraint \(constraint) is in the list of item \(item), but does not name it")
      }
      item = tree.table.next(after: item)
    }
    precondition(found == count, "\(count) mentions of items, but \(found) in their lists")
  }
}

#endif
