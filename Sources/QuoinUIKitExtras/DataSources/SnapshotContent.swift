// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The ordered sections and their ordered items.
struct SnapshotContent<Section: Hashable, Item: Hashable> {
  var sections: [Section] = []
  /// The items of each section.
  var items: [Section: [Item]] = [:]
  /// The section of each item.
  var sectionsOfItems: [Item: Section] = [:]

  /// Removes the items that are in the content.
  mutating func removeItems(_ identifiers: [Item]) {
    var removed: [Section: Set<Item>] = [:]
    for item in identifiers {
      guard let section = sectionsOfItems.removeValue(forKey: item) else { continue }
      removed[section, default: []].insert(item)
    }
    for (section, removed) in removed {
      items[section]?.removeAll { removed.contains($0) }
    }
  }

  /// Inserts new items.
  mutating func insert(_ identifiers: [Item], in section: Section, at index: Int) {
    items[section]?.insert(contentsOf: identifiers, at: index)
    for item in identifiers { sectionsOfItems[item] = section }
  }

  /// Removes sections from the order. Their items are kept.
  mutating func removeFromOrder(_ identifiers: [Section]) {
    let removed = Set(identifiers)
    sections.removeAll { removed.contains($0) }
  }

  /// Inserts sections into the order. New sections have no items.
  mutating func insert(_ identifiers: [Section], at index: Int) {
    sections.insert(contentsOf: identifiers, at: index)
    for section in identifiers where items[section] == nil { items[section] = [] }
  }

  /// Replaces the items of a section. Items of other sections that are among them are moved.
  mutating func replaceItems(of section: Section, with identifiers: [Item]) {
    removeItems(items[section] ?? [])
    removeItems(identifiers)
    insert(identifiers, in: section, at: 0)
  }
}

extension SnapshotContent: Sendable where Section: Sendable, Item: Sendable {}
