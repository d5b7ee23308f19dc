// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension NSDiffableDataSourceSectionSnapshot {
  /// Appends items to the children of an item, or to the roots for nil. Identifiers that the
  /// snapshot already contains stop the program, and so do duplicates.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    if let parent { check(parent) }
    checkNew(items)
    forest.insert(items, below: parent, at: forest.childList(of: parent).count)
  }

  /// Inserts items before an item, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, beside: item, distance: 0)
  }

  /// Inserts items after an item, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, beside: item, distance: 1)
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], beside item: ItemIdentifierType, distance: Int
  ) {
    check(item)
    checkNew(items)
    let parent = forest.parents[item]
    guard let index = forest.childList(of: parent).firstIndex(of: item) else { return }
    forest.insert(items, below: parent, at: index + distance)
  }

  /// Inserts the items of another snapshot before an item, with the same parent. Returns the last
  /// inserted root.
  @discardableResult
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) -> ItemIdentifierType? {
    checkNew(snapshot.items)
    insert(snapshot.rootItems, beside: item, distance: 0)
    appendChildren(of: snapshot)
    return snapshot.rootItems.last
  }

  /// Inserts the items of another snapshot after an item, with the same parent. Returns the last
  /// inserted root.
  @discardableResult
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) -> ItemIdentifierType? {
    checkNew(snapshot.items)
    insert(snapshot.rootItems, beside: item, distance: 1)
    appendChildren(of: snapshot)
    return snapshot.rootItems.last
  }

  private mutating func appendChildren(
    of snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    for root in snapshot.rootItems {
      if snapshot.isExpanded(root) { forest.expanded.insert(root) }
      forest.append(snapshot.forest, below: root, to: root)
    }
  }

  /// Replaces the children of an item with the items of another snapshot.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    check(parent)
    forest.remove(forest.childList(of: parent))
    checkNew(snapshot.items)
    forest.append(snapshot.forest, below: nil, to: parent)
  }

  /// Removes items and their descendants. Identifiers that the snapshot does not contain are
  /// ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    forest.remove(items.filter(contains))
  }

  /// Removes all items.
  public mutating func deleteAll() { forest = ItemForest() }

  /// Expands items, which shows their children. An unknown item stops the program.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items {
      check(item)
      forest.expanded.insert(item)
    }
  }

  /// Collapses items, which hides their children. An unknown item stops the program.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items {
      check(item)
      forest.expanded.remove(item)
    }
  }

  private func checkNew(_ items: [ItemIdentifierType]) {
    SnapshotMisuse.checkUnique(items, "item")
    for item in items where contains(item) { SnapshotMisuse.checkUnique([item, item], "item") }
  }
}
