// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

// The table is read again in the next pass, whatever was changed: the data source has the rows as they
// are after the change.

extension UITableView {
  /// Makes several changes.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    rowsDidChange()
    completion?(true)
  }

  /// Begins several changes.
  public func beginUpdates() {}

  /// Ends several changes.
  public func endUpdates() { rowsDidChange() }

  /// Shows rows that the data source has now.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    rowsDidChange()
  }
  /// No longer shows rows that the data source has no more.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let deleted = Set(indexPaths)
    selectedRows.removeAll { deleted.contains($0) }
    rowsDidChange()
  }
  /// Asks for the cells of rows again.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    rowsDidChange()
  }
  /// Asks again for what cells show.
  public func reconfigureRows(at indexPaths: [IndexPath]) { rowsDidChange() }
  /// Shows a row where the data source has it now.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { rowsDidChange() }
  /// Shows sections that the data source has now.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    rowsDidChange()
  }
  /// No longer shows sections that the data source has no more.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    selectedRows.removeAll { sections.contains($0.section) }
    rowsDidChange()
  }
  /// Asks for the rows of sections again.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    rowsDidChange()
  }
  /// Shows a section where the data source has it now.
  public func moveSection(_ section: Int, toSection newSection: Int) { rowsDidChange() }
  /// Asks for the titles of the index again. No index is shown.
  public func reloadSectionIndexTitles() {}
  /// Whether changes wait to be shown.
  public var hasUncommittedUpdates: Bool { needsReload }

  private func rowsDidChange() { setNeedsReload() }
}
