// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The insertions, deletions, moves and reloads in one update of a collection view or table.
struct CollectionUpdate {
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  var insertedItems: [IndexPath] = []
  var deletedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  /// Items whose views the data source configures again.
  var reconfiguredItems: [IndexPath] = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []

  /// Returns the path of an item after the update; nil for a removed view.
  func path(after path: IndexPath) -> IndexPath? {
    if let move = movedItems.first(where: { $0.from == path }) { return move.to }
    guard !deletedItems.contains(path), !reloadedItems.contains(path) else { return nil }
    guard let section = section(after: path.section) else { return nil }
    // Removed items are subtracted first, then added items take their indices.
    let gone = (deletedItems + movedItems.map(\.from))
      .filter { $0.section == path.section && $0.item < path.item }
    let arriving = (insertedItems + movedItems.map(\.to))
      .filter { $0.section == section }.map(\.item)
    return IndexPath(item: Self.index(path.item - gone.count, amid: arriving), section: section)
  }

  /// Returns the index that a section has after the update. Nil if its views are removed.
  func section(after section: Int) -> Int? {
    if let move = movedSections.first(where: { $0.from == section }) { return move.to }
    guard !deletedSections.contains(section), !reloadedSections.contains(section) else {
      return nil
    }
    let gone = (Array(deletedSections) + movedSections.map(\.from)).filter { $0 < section }
    return Self.index(section - gone.count, amid: Array(insertedSections) + movedSections.map(\.to))
  }

  /// Returns the index of an element after others took indices before it.
  private static func index(_ index: Int, amid arriving: [Int]) -> Int {
    var index = index
    for taken in Set(arriving).sorted() where taken <= index { index += 1 }
    return index
  }

  /// The update in the form that layouts receive.
  @MainActor var items: [UICollectionViewUpdateItem] {
    func make(
      _ action: UICollectionViewUpdateItem.Action, _ before: IndexPath?, _ after: IndexPath?
    ) -> UICollectionViewUpdateItem {
      let item = UICollectionViewUpdateItem()
      item.updateAction = action
      item.indexPathBeforeUpdate = before
      item.indexPathAfterUpdate = after
      return item
    }
    // A path of a section alone has NSNotFound as its item (Apple's documentation).
    func path(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    var items = deletedSections.map { make(.delete, path($0), nil) }
    items += deletedItems.map { make(.delete, $0, nil) }
    items += insertedSections.map { make(.insert, nil, path($0)) }
    items += insertedItems.map { make(.insert, nil, $0) }
    items += reloadedSections.map { make(.reload, path($0), path($0)) }
    items += reloadedItems.map { make(.reload, $0, $0) }
    items += movedSections.map { make(.move, path($0.from), path($0.to)) }
    items += movedItems.map { make(.move, $0.from, $0.to) }
    return items
  }
}

extension UICollectionView {
  func reloadAll() {
    for key in Array(elements.views.keys) { removeElement(key) }
    elements.selection = []
    elements.counts = nil
    invalidateCounts(andEverything: true)
  }

  /// Invalidates the numbers of items. Apple documents `invalidateEverything` for `reloadData()`
  /// and `invalidateLayout()` alone: layouts keep their data for
  /// prepare(forCollectionViewUpdates:).
  private func invalidateCounts(andEverything invalidatesEverything: Bool) {
    let context = collectionViewLayout.makeInvalidationContext()
    context.invalidateEverything = invalidatesEverything
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
  }

  /// Adds to the update that is under way, or makes one.
  func update(_ change: (inout CollectionUpdate) -> Void) {
    if var batch = elements.batch {
      change(&batch)
      elements.batch = batch
    } else {
      var update = CollectionUpdate()
      change(&update)
      apply(update)
      layoutIfNeeded()
    }
  }

  func performUpdates(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    if elements.batch == nil {
      elements.batch = CollectionUpdate()
      updates?()
      let batch = elements.batch
      elements.batch = nil
      if let batch { apply(batch) }
      layoutIfNeeded()
    } else {
      updates?()
    }
    completion?(true)
  }

  /// Sets the new paths of the views of items that stay, and removes the others.
  private func apply(_ update: CollectionUpdate) {
    var moved: [CollectionElementKey: UICollectionReusableView] = [:]
    for (key, view) in elements.views {
      var key = key
      let isCell = key.category == .cell
      let path = isCell ? update.path(after: key.indexPath) : nil
      guard let path else {
        removeElement(key)
        continue
      }
      elements.attributes[key] = nil
      key.indexPath = path
      moved[key] = view
    }
    elements.views = moved
    elements.selection = Set(elements.selection.compactMap(update.path(after:)))
    // The paths now belong to other items.
    elements.fitted = []
    invalidateCounts(andEverything: false)
    prepareLayout()
    collectionViewLayout.prepare(forCollectionViewUpdates: update.items)
    collectionViewLayout.finalizeCollectionViewUpdates()
    for path in update.reconfiguredItems.compactMap(update.path(after:)) {
      reconfigureCell(at: path)
    }
  }

  /// Makes the data source configure the cell of an item again, if it is shown.
  private func reconfigureCell(at path: IndexPath) {
    guard let cell = elements.cell(at: path), let dataSource else { return }
    elements.reconfiguredCell = cell
    let configured = dataSource.collectionView(self, cellForItemAt: path)
    elements.reconfiguredCell = nil
    elements.fitted.remove(.cell(path))
    guard configured !== cell else { return }
    // A data source that makes another cell has the item reloaded.
    elements.recycle(configured)
    removeElement(.cell(path))
  }
}
