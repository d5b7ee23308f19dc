// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An item and its place in the tree. Slots are -1 where there is nothing.
struct ItemRecord: Sendable {
  var item: LayoutItem {
    didSet {
      item.dropPlainDetails()
      isPlain = item.isPlain
    }
  }
  /// Whether the item is a view whose frame, bounds and alignment rectangle are the same for its
  /// constraints and its children.
  private(set) var isPlain: Bool
  var firstChild: Int32 = -1
  /// That of the last child is -1.
  var nextSibling: Int32 = -1
  /// That of the first child is the last child.
  var previousSibling: Int32 = -1
  /// The number of ancestors.
  var depth: Int32 = 0

  init(_ item: LayoutItem) {
    self.item = item
    isPlain = item.isPlain
  }

  /// The slot of the parent, -1 for a root.
  var parent: Int32 { item.parentID.index }
}

/// All items of an engine, by slot: any number of trees.
struct ItemTree: Sendable {
  private(set) var table = SlotTable<ItemRecord>()

  /// The record of an item. Parents are changed by ``move(_:to:)`` alone.
  subscript(slot: Int32) -> ItemRecord {
    _read { yield table[slot] }
  }

  func id(_ slot: Int32) -> ItemID {
    ItemID(index: slot, generation: table.generation(of: slot))
  }

  /// The slot of an item, nil when the item was removed.
  func slot(_ id: ItemID) -> Int32? {
    table.contains(id.index, generation: id.generation) ? id.index : nil
  }

  mutating func reserveCapacity(_ count: Int) {
    table.reserveCapacity(count)
  }

  /// Changes what is known of an item. The parent stays.
  mutating func setItem(_ slot: Int32, to item: LayoutItem) {
    table[slot].item.become(item)
  }

  /// Adds an item behind the other children of its parent, or a root.
  mutating func insert(_ item: LayoutItem) -> Int32 {
    let slot = table.insert(ItemRecord(item))
    link(slot)
    return slot
  }

  /// Removes an item and all below it.
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
    // Behind the last child comes what the first one has as the previous.
    let follower = next >= 0 ? next : first
    table[follower].previousSibling = previous
  }
}
