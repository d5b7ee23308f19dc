// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UITableView {
  /// Adds to the changes that are being collected, or makes a change at once.
  func update(_ change: (inout CollectionUpdate) -> Void) {
    if var update = pendingUpdate {
      change(&update)
      pendingUpdate = update
    } else {
      var update = CollectionUpdate()
      change(&update)
      apply(update)
    }
  }

  /// Sets the new paths of the cells of rows that stay, removes the others from view, and reads the
  /// numbers and heights again.
  ///
  /// Reloads the table if the changes do not lead to its numbers. UIKit throws an exception.
  func apply(_ update: CollectionUpdate) {
    selectedRows = selectedRows.compactMap(update.path(after:))
    setNeedsLayout()
    guard !needsReload, dataSource != nil else { return }
    let old = content
    readLengths()
    guard
      let origins = update.origins(
        from: old.sections.map(\.rows.count), to: content.sections.map(\.rows.count))
    else {
      needsReload = true
      return
    }
    keepHeights(of: old, origins)
    moveCells(update)
    moveSectionViews(update)
    for path in update.reconfiguredItems.compactMap(update.path(after:)) {
      reconfigureCell(at: path)
    }
  }

  /// Keeps the heights of rows that remain as estimates. They are measured again when the rows are
  /// visible.
  private func keepHeights(of old: TableContent, _ origins: CollectionUpdate.Origins) {
    for section in content.sections.indices {
      for (row, path) in origins.items[section].enumerated() {
        guard let path, content.sections[section].rows[row].isEstimate else { continue }
        content.sections[section].rows[row].height =
          old.sections[path.section].rows[path.row].height
      }
      guard let before = origins.sections[section] else { continue }
      if content.sections[section].header.isEstimate {
        content.sections[section].header.height = old.sections[before].header.height
      }
      if content.sections[section].footer.isEstimate {
        content.sections[section].footer.height = old.sections[before].footer.height
      }
    }
  }

  private func moveCells(_ update: CollectionUpdate) {
    var moved: [IndexPath: UITableViewCell] = [:]
    for path in shownCells.keys.sorted() {
      if let after = update.path(after: path) {
        moved[after] = shownCells[path]
      } else {
        removeCell(at: path)
      }
    }
    shownCells = moved
  }

  private func moveSectionViews(_ update: CollectionUpdate) {
    for section in shownHeaders.keys.sorted() where update.section(after: section) == nil {
      removeHeader(of: section)
    }
    for section in shownFooters.keys.sorted() where update.section(after: section) == nil {
      removeFooter(of: section)
    }
    func move(_ views: [Int: UIView]) -> [Int: UIView] {
      var moved: [Int: UIView] = [:]
      for (section, view) in views {
        if let after = update.section(after: section) { moved[after] = view }
      }
      return moved
    }
    shownHeaders = move(shownHeaders)
    shownFooters = move(shownFooters)
  }

  /// Makes the data source configure the cell of a visible row again.
  private func reconfigureCell(at path: IndexPath) {
    guard let cell = shownCells[path], let dataSource else { return }
    reconfiguredCell = cell
    let configured = dataSource.tableView(self, cellForRowAt: path)
    reconfiguredCell = nil
    guard configured !== cell else { return }
    // If the data source created another cell, that cell is shown.
    removeCell(at: path)
    shownCells[path] = configured
    addSubview(configured)
  }
}
