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
  var parent: Int32 = -1
  var firstChild: Int32 = -1
  var lastChild: Int32 = -1
  var nextSibling: Int32 = -1
  var previousSibling: Int32 = -1
  /// The number of ancestors.
  var depth: Int32 = 0

  init(_ item: LayoutItem) {
    self.item = item
    isPlain = item.isPlain
  }
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

  mutating func setItem(_ slot: Int32, to item: LayoutItem) {
    table[slot].item = item
  }

  mutating func insert(_ item: LayoutItem, parent: Int32) -> Int32 {
    let slot = table.insert(ItemRecord(item))
    link(slot, to: parent)
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

  mutating func move(_ slot: Int32, to parent: Int32) {
    unlink(slot)
    link(slot, to: parent)
    for slot in subtree(of: slot) where table[slot].parent >= 0 {
      table[slot].depth = table[table[slot].parent].depth + 1
    }
  }

  private mutating func link(_ slot: Int32, to parent: Int32) {
    table[slot].parent = parent
    table[slot].nextSibling = -1
    guard parent >= 0 else {
      table[slot].previousSibling = -1
      table[slot].depth = 0
      return
    }
    let last = table[parent].lastChild
    table[slot].previousSibling = last
    table[slot].depth = table[parent].depth + 1
    if last >= 0 { table[last].nextSibling = slot } else { table[parent].firstChild = slot }
    table[parent].lastChild = slot
  }

  private mutating func unlink(_ slot: Int32) {
    let record = table[slot]
    if record.previousSibling >= 0 {
      table[record.previousSibling].nextSibling = record.nextSibling
    } else if record.parent >= 0 {
      table[record.parent].firstChild = record.nextSibling
    }
    if record.nextSibling >= 0 {
      table[record.nextSibling].previousSibling = record.previousSibling
    } else if record.parent >= 0 {
      table[record.parent].lastChild = record.previousSibling
    }
    table[slot].parent = -1
  }
}
