// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// All items of an engine, by slot: any number of trees.
package struct ItemTree: Sendable {
  package private(set) var table = SlotTable<ItemRecord>()

  /// The record of an item. Only ``move(_:to:)`` changes the parent of an item.
  package subscript(slot: Int32) -> ItemRecord {
    _read { yield table[slot] }
  }

  package func id(_ slot: Int32) -> ItemID {
    ItemID(index: slot, generation: table.generation(of: slot))
  }

  /// The slot of an item, nil when the item was removed.
  package func slot(_ id: ItemID) -> Int32? {
    table.contains(id.index, generation: id.generation) ? id.index : nil
  }

  /// The slot of an item that has to be in the tree.
  func knownSlot(_ id: ItemID) throws(LayoutError) -> Int32 {
    guard let slot = slot(id) else { throw .unknownItem(id) }
    return slot
  }

  /// The slot of the parent of an item, which has to be a view; -1 for a root.
  func parentSlot(of item: LayoutItem) throws(LayoutError) -> Int32 {
    guard let parent = item.parent else { return -1 }
    let slot = try knownSlot(parent)
    guard self[slot].item.kind == .view else { throw .guideAsParent(parent) }
    return slot
  }

  mutating func reserveCapacity(_ count: Int) {
    table.reserveCapacity(count)
  }

  /// Visits items in another order from now on, which has all of them.
  mutating func setOrder(_ slots: [Int32]) { table.setOrder(slots) }

  /// Replaces an item by one with the same parent.
  mutating func setItem(_ slot: Int32, to item: LayoutItem) {
    table[slot].item = item
  }

  /// Adds an item as the last child of its parent, or as a root.
  mutating func insert(_ item: LayoutItem) -> Int32 {
    let slot = table.insert(ItemRecord(item))
    link(slot)
    return slot
  }

  /// Removes an item and its descendants.
  ///
  /// - Returns: their slots.
  mutating func removeSubtree(_ slot: Int32) -> [Int32] {
    let removed = subtree(of: slot)
    unlink(slot)
    for slot in removed { table.remove(slot) }
    return removed
  }

  /// Makes an item the last child of another one, or a root.
  mutating func move(_ slot: Int32, to parent: Int32) {
    unlink(slot)
    table[slot].item.parent = parent >= 0 ? id(parent) : nil
    link(slot)
    for slot in subtree(of: slot) where table[slot].parent >= 0 {
      table[slot].depth = table[table[slot].parent].depth + 1
    }
  }

  private mutating func link(_ slot: Int32) {
    let parent = table[slot].parent
    table[slot].nextSibling = -1
    table[slot].previousSibling = slot
    guard parent >= 0 else {
      table[slot].depth = 0
      return
    }
    table[slot].depth = table[parent].depth + 1
    let first = table[parent].firstChild
    guard first >= 0 else {
      table[parent].firstChild = slot
      return
    }
    let last = table[first].previousSibling
    table[slot].previousSibling = last
    table[first].previousSibling = slot
    table[last].nextSibling = slot
  }

  private mutating func unlink(_ slot: Int32) {
    let parent = table[slot].parent
    guard parent >= 0 else { return }
    let first = table[parent].firstChild
    let next = table[slot].nextSibling
    let previous = table[slot].previousSibling
    if slot == first {
      table[parent].firstChild = next
    } else {
      table[previous].nextSibling = next
    }
    // The previous sibling of the first child is the last child.
    let follower = next >= 0 ? next : first
    table[follower].previousSibling = previous
  }
}
