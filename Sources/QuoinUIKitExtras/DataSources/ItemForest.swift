// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An ordered forest: items with ordered children.
struct ItemForest<Item: Hashable> {
  var roots: [Item] = []
  var children: [Item: [Item]] = [:]
  var parents: [Item: Item] = [:]
  /// The expanded items.
  var expanded: Set<Item> = []
  /// All items of the forest.
  var known: Set<Item> = []

  /// Returns the children of an item, or the roots for nil.
  func childList(of parent: Item?) -> [Item] {
    guard let parent else { return roots }
    return children[parent] ?? []
  }

  /// Returns the descendants of an item, parents before their children. Descendants of items that
  /// do not satisfy the condition are left out.
  func items(below parent: Item?, _ isEntered: (Item) -> Bool) -> [Item] {
    childList(of: parent).flatMap { item in
      [item] + (isEntered(item) ? items(below: item, isEntered) : [])
    }
  }

  /// Returns the ancestors of an item, the nearest first.
  func ancestors(of item: Item) -> [Item] {
    var found: [Item] = []
    var next = parents[item]
    while let parent = next {
      found.append(parent)
      next = parents[parent]
    }
    return found
  }

  /// Inserts new items among the children of an item.
  mutating func insert(_ items: [Item], below parent: Item?, at index: Int) {
    if let parent {
      children[parent, default: []].insert(contentsOf: items, at: index)
      for item in items { parents[item] = parent }
    } else {
      roots.insert(contentsOf: items, at: index)
    }
    known.formUnion(items)
  }

  /// Appends the descendants of an item in another forest to the children of an item.
  mutating func append(_ other: ItemForest, below parent: Item?, to newParent: Item?) {
    let items = other.childList(of: parent)
    insert(items, below: newParent, at: childList(of: newParent).count)
    for item in items {
      if other.expanded.contains(item) { expanded.insert(item) }
      append(other, below: item, to: item)
    }
  }

  /// Removes items and their descendants.
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
