// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

extension UICollectionViewDiffableDataSource {
  /// The functions for reordering items.
  public struct ReorderingHandlers {
    /// Returns whether an item can be moved. Without a function, no item can.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before a reordering changes the snapshot.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after a reordering changed the snapshot.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers without functions.
    public init() {}
  }

  /// The functions for expanding and collapsing items.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    /// Returns whether an item can be expanded.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Returns whether an item can be collapsed.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Returns the children of an item that is about to be expanded.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>)
          -> NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Creates handlers without functions.
    public init() {}
  }

  /// Removes the forests whose visible items are no longer the items of their section.
  func keepForests(
    of snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    forests = forests.filter { section, forest in
      snapshot.content.items[section] == forest.visibleItems
    }
  }

  /// Shows a snapshot by applying the changes from the previous one.
  func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    let difference = shown.exchange(for: snapshot)
    guard let collectionView else { return }
    if !difference.isEmpty {
      collectionView.performBatchUpdates({ collectionView.change(by: difference) })
    }
    let marks = shown.marks(of: snapshot)
    if !marks.reloadedSections.isEmpty { collectionView.reloadSections(marks.reloadedSections) }
    if !marks.reloadedItems.isEmpty { collectionView.reloadItems(at: marks.reloadedItems) }
    if !marks.reconfiguredItems.isEmpty {
      collectionView.reconfigureItems(at: marks.reconfiguredItems)
    }
  }

  func moveItem(from source: IndexPath, to destination: IndexPath) {
    guard source != destination, let item = shown.item(at: source),
      let section = shown.section(at: destination.section)
    else { return }
    let old = shown.snapshot
    var new = old
    new.content.removeItems([item])
    let count = new.content.items[section]?.count ?? 0
    new.content.insert([item], in: section, at: min(destination.item, count))
    let transaction = NSDiffableDataSourceTransaction(from: old, to: new)
    reorderingHandlers.willReorder?(transaction)
    keepForests(of: new)
    show(new)
    reorderingHandlers.didReorder?(transaction)
  }
}

extension UICollectionView {
  /// Applies the changes between two snapshots, as part of a batch update.
  fileprivate func change(by difference: SnapshotDifference<some Hashable, some Hashable>) {
    deleteSections(difference.deletedSections)
    insertSections(difference.insertedSections)
    for move in difference.movedSections { moveSection(move.from, toSection: move.to) }
    deleteItems(at: difference.deletedItems)
    insertItems(at: difference.insertedItems)
    for move in difference.movedItems { moveItem(at: move.from, to: move.to) }
  }
}
