// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if QUOIN_INVARIANTS

extension ItemTree {
  /// Checks that parents and children agree, and that all items are in one of the trees.
  func checkInvariants() {
    var count = 0
    for slot in parentsFirst() {
      count += 1
      checkLinks(of: slot)
    }
    precondition(
      count == table.count, "\(table.count - count) of \(table.count) items are in no tree")
  }

  /// Checks that the links between an item and its neighbours agree.
  func checkLinks(of slot: Int32) {
    let record = self[slot]
    precondition(table.isLive(slot), "item \(slot) was removed, but is in a tree")
    if record.firstChild >= 0 {
      precondition(
        self[record.firstChild].parent == slot,
        "item \(record.firstChild) is the first child of \(slot), but has another parent")
    }
    guard record.parent >= 0 else {
      precondition(
        record.depth == 0 && record.nextSibling < 0, "root \(slot) has ancestors or siblings")
      return
    }
    precondition(
      record.item.parent.flatMap { self.slot($0) } == record.parent,
      "the parent of item \(slot) was removed")
    let parent = self[record.parent]
    precondition(
      parent.item.kind == .view, "item \(slot) lies in item \(record.parent), a guide")
    precondition(
      record.depth == parent.depth + 1,
      "item \(slot) has \(record.depth) ancestors, its parent \(parent.depth)")
    let isFirst = parent.firstChild == slot
    precondition(
      isFirst || self[record.previousSibling].nextSibling == slot,
      "item \(record.previousSibling) does not come before \(slot), its next sibling")
    let follower = record.nextSibling >= 0 ? record.nextSibling : parent.firstChild
    precondition(
      self[follower].previousSibling == slot,
      "item \(follower) does not come after \(slot), its previous sibling")
  }
}

#endif
