// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension NSDiffableDataSourceSnapshot {
  /// Appends items to a section, or to the last section for nil.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    SnapshotMisuse.checkUnique(identifiers, "item")
    guard let section = sectionIdentifier ?? content.sections.last else {
      SnapshotMisuse.stopWithoutSections()
    }
    guard content.items[section] != nil else {
      SnapshotMisuse.stop(unknown: section, "section")
    }
    content.removeItems(identifiers)
    content.insert(identifiers, in: section, at: content.items[section]?.count ?? 0)
  }

  /// Inserts items before another item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: beforeIdentifier, distance: 0)
  }

  /// Inserts items after another item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: afterIdentifier, distance: 1)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, distance: Int
  ) {
    SnapshotMisuse.checkUnique(identifiers, "item")
    guard let section = content.sectionsOfItems[other] else {
      SnapshotMisuse.stop(unknown: other, "item")
    }
    if identifiers.contains(other) { SnapshotMisuse.stop(besideItself: other, "item") }
    content.removeItems(identifiers)
    guard let index = content.items[section]?.firstIndex(of: other) else { return }
    content.insert(identifiers, in: section, at: index + distance)
  }

  /// Removes items. Identifiers that the snapshot does not contain are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    content.removeItems(identifiers)
    forgetMarks()
  }

  /// Removes all items and all sections.
  public mutating func deleteAllItems() {
    content = SnapshotContent()
    forgetMarks()
  }

  /// Moves an item before another item.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    checkItems([identifier])
    insert([identifier], beside: toIdentifier, distance: 0)
  }

  /// Moves an item after another item.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    checkItems([identifier])
    insert([identifier], beside: toIdentifier, distance: 1)
  }

  /// Marks items for reloading: their cells are requested again. An item that the snapshot does not
  /// contain stops the program.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    checkItems(identifiers)
    let known = Set(reloadedItemIdentifiers)
    reloadedItemIdentifiers += identifiers.filter { !known.contains($0) }
  }

  /// Marks items for reconfiguring: their cells are configured again. An item that the snapshot
  /// does not contain stops the program.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    checkItems(identifiers)
    let known = Set(reconfiguredItemIdentifiers)
    reconfiguredItemIdentifiers += identifiers.filter { !known.contains($0) }
  }

  private func checkItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers where content.sectionsOfItems[identifier] == nil {
      SnapshotMisuse.stop(unknown: identifier, "item")
    }
  }

  /// Removes the reload marks of items and sections that the snapshot no longer contains.
  mutating func forgetMarks() {
    reloadedItemIdentifiers.removeAll { content.sectionsOfItems[$0] == nil }
    reconfiguredItemIdentifiers.removeAll { content.sectionsOfItems[$0] == nil }
    reloadedSectionIdentifiers.removeAll { content.items[$0] == nil }
  }
}
