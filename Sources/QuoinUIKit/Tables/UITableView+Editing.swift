// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

// The data source has the rows as they are after the changes. The numbers and heights of all rows
// are read again, and cells of rows that stay are kept.

extension UITableView {
  /// Performs several changes together, and calls a function. Deletions come before insertions.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Begins several changes. Calls can be nested.
  public func beginUpdates() {
    updateDepth += 1
    if pendingUpdate == nil { pendingUpdate = CollectionUpdate() }
  }

  /// Ends several changes. The heights of all rows are requested again.
  public func endUpdates() {
    guard updateDepth > 0 else {
      setNeedsReload()
      return
    }
    updateDepth -= 1
    guard updateDepth == 0, let update = pendingUpdate else { return }
    pendingUpdate = nil
    apply(update)
  }

  /// Shows rows that the data source has now; paths are those after the changes.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.insertedItems += indexPaths }
  }
  /// Deletes rows that the data source no longer has; paths are those before the changes.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deletedItems += indexPaths }
  }
  /// Requests the cells of rows again; paths are those before the changes.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloadedItems += indexPaths }
  }
  /// Makes the data source configure the cells of rows again. It gets the same cells from
  /// `dequeueReusableCell(withIdentifier:for:)`.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    update { $0.reconfiguredItems += indexPaths }
  }
  /// Moves a row from a path before the changes to one after them.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems.append((indexPath, newIndexPath)) }
  }
  /// Shows sections that the data source has now.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }
  /// Deletes sections that the data source no longer has.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }
  /// Requests the rows of sections again.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections.formUnion(sections) }
  }
  /// Moves a section.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }
  /// Requests the titles of the index again. No index is shown.
  public func reloadSectionIndexTitles() {}
  /// Whether changes wait to be shown.
  public var hasUncommittedUpdates: Bool { needsReload || pendingUpdate != nil }
}
