// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Items with children, in order.
struct ItemForest<Item: Hashable> {
  var roots: [Item] = []
  var children: [Item: [Item]] = [:]
  var parents: [Item: Item] = [:]
  /// The items whose children are shown.
  var expanded: Set<Item> = []
  /// All items.
  var known: Set<Item> = []

  /// The children of an item; those of nil are the roots.
  func childList(of parent: Item?) -> [Item] {
    guard let parent else { return roots }
    return children[parent] ?? []
  }

  /// The items below an item, parents before their children. Those below an item that does not
  /// satisfy a condition are left out.
  func items(below parent: Item?, _ isEntered: (Item) -> Bool) -> [Item] {
    childList(of: parent).flatMap { item in
      [item] + (isEntered(item) ? items(below: item, isEntered) : [])
    }
  }

  /// The parents of an item, the nearest first.
  func ancestors(of item: Item) -> [Item] {
    var found: [Item] = []
    var next = parents[item]
    while let parent = next {
      found.append(parent)
      next = parents[parent]
    }
    return found
  }

  /// Inserts items that are not there among the children of an item.
  mutating func insert(_ items: [Item], below parent: Item?, at index: Int) {
    if let parent {
      children[parent, default: []].insert(contentsOf: items, at: index)
      for item in items { parents[item] = parent }
    } else {
      roots.insert(contentsOf: items, at: index)
    }
    known.formUnion(items)
  }

  /// Appends what is below an item of another forest to the children of an item.
  mutating func adopt(_ other: ItemForest, below parent: Item?, to newParent: Item?) {
    let items = other.childList(of: parent)
    insert(items, below: newParent, at: childList(of: newParent).count)
    for item in items {
      if other.expanded.contains(item) { expanded.insert(item) }
      adopt(other, below: item, to: item)
    }
  }

  /// Removes items with all below them.
  mutating func remove(_ items: [Item]) {
    for item in items where known.contains(item) {
      remove(childList(of: item))
      if let parent = parents.removeValue(forKey: item) {
        children[parent]?.removeAll { $0 == item }
      } else {
        roots.removeAll { $0 == item }
      }
      children[item] = nil
      expanded.remove(item)
      known.remove(item)
    }
  }
}

extension ItemForest: Sendable where Item: Sendable {}
