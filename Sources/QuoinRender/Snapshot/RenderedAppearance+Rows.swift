// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinUIKit

/// Rows of tables and of lists.
extension RenderedAppearance {
  /// Reads the index of a plain table.
  @MainActor mutating func readIndex(of table: UITableView) {
    guard table.style == .plain, !table.indexTitles.isEmpty else { return }
    sectionIndex = table.indexTitles
    tintColor = table.shownColor(table.sectionIndexColor) ?? table.ownTint
    let size = CGRect(origin: .zero, size: table.bounds.size)
    uncoveredRect = LayoutRect(size.inset(by: table.adjustedContentInset))
  }

  /// Reads the row of a list. Headers and footers of lists show nothing of their own.
  @MainActor mutating func read(_ cell: UICollectionViewCell) {
    let clear = RenderedColor(hex: 0, alpha: 0)
    guard let row = cell.listRow else {
      let layout = (cell.superview as? UICollectionView)?.collectionViewLayout
      if layout?.listBackground?() != nil { backgroundColor = backgroundColor ?? clear }
      return
    }
    backgroundColor =
      cell.shownColor(row.selection) ?? backgroundColor ?? cell.shownColor(row.background) ?? clear
    if row.selection != nil {
      coversLineAbove = !row.hasSelectionCard && !(row.isGrouped && row.isFirst)
      hasSelectionCard = row.hasSelectionCard
    }
    if row.isGrouped {
      groupedRow = GroupedRow(isFirst: row.isFirst, isLast: row.isLast, isInset: row.isInset)
    }
    read(row.line, below: cell)
  }

  /// Reads the line below a cell, which begins at the text of the cell unless the program moved it.
  @MainActor mutating func readSeparator(of cell: UITableViewCell) {
    guard let line = cell.shownLine else {
      hasBorder = cell.owningTable == nil
      return
    }
    read(line, below: cell)
  }

  @MainActor private mutating func read(_ line: ShownLine?, below cell: UIView) {
    guard let line else {
      hasBorder = false
      return
    }
    separatorColor = line.color == .separator ? nil : cell.shownColor(line.color)
    separatorInsets = LayoutInsets(
      top: 0, left: Double(line.left), bottom: 0, right: Double(line.right))
    hasBorder = line.left + line.right < cell.bounds.width
  }
}
