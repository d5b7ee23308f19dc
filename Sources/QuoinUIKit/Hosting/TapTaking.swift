// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// A view with rows that are selected by taps.
@MainActor protocol TapTaking: AnyObject {
  /// Highlights the row at a touch.
  func highlight(at touch: UITouch)
  /// Highlights no row.
  func endHighlight()
  /// Selects the row at a touch, or deselects it.
  func takeTap(at touch: UITouch)
}

extension UITableView: TapTaking {
  private func row(at touch: UITouch) -> IndexPath? {
    indexPathForRow(at: touch.location(in: self)).flatMap { path in
      cellForRow(at: path) != nil && (delegate?.tableView(self, shouldHighlightRowAt: path) ?? true)
        ? path : nil
    }
  }

  private var rowsAreSelected: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  func highlight(at touch: UITouch) {
    guard rowsAreSelected, let path = row(at: touch) else { return }
    cellForRow(at: path)?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
  }

  func endHighlight() {
    for cell in visibleCells where cell.isHighlighted {
      cell.setHighlighted(false, animated: false)
      indexPath(for: cell).map { delegate?.tableView(self, didUnhighlightRowAt: $0) }
    }
  }

  func takeTap(at touch: UITouch) {
    guard rowsAreSelected, let tapped = row(at: touch) else { return }
    let selected = indexPathsForSelectedRows ?? []
    let allowsSeveral = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    if allowsSeveral, selected.contains(tapped) { return deselect(tapped) }
    guard let path = delegate.map({ $0.tableView(self, willSelectRowAt: tapped) }) ?? tapped
    else { return }
    if !allowsSeveral { for row in selected where row != path { deselect(row) } }
    selectRow(at: path, animated: false, scrollPosition: .none)
    cellForRow(at: path)?.selectionHandler?()
    delegate?.tableView(self, didSelectRowAt: path)
  }

  private func deselect(_ row: IndexPath) {
    guard let path = delegate.map({ $0.tableView(self, willDeselectRowAt: row) }) ?? row
    else { return }
    deselectRow(at: path, animated: false)
    delegate?.tableView(self, didDeselectRowAt: path)
  }
}

extension UICollectionView: TapTaking {
  private func item(at touch: UITouch) -> IndexPath? {
    indexPathForItem(at: touch.location(in: self)).flatMap { path in
      delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true ? path : nil
    }
  }

  func highlight(at touch: UITouch) {
    guard allowsSelection, let path = item(at: touch) else { return }
    cellForItem(at: path)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
  }

  func endHighlight() {
    for cell in visibleCells where cell.isHighlighted {
      cell.isHighlighted = false
      indexPath(for: cell).map { delegate?.collectionView(self, didUnhighlightItemAt: $0) }
    }
  }

  func takeTap(at touch: UITouch) {
    guard allowsSelection, let path = item(at: touch) else { return }
    let selected = indexPathsForSelectedItems ?? []
    if selected.contains(path) {
      if allowsMultipleSelection { deselect(path) }
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection { for item in selected { deselect(item) } }
    selectItem(at: path, animated: false, scrollPosition: [])
    cellForItem(at: path)?.selectionHandler?()
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  private func deselect(_ path: IndexPath) {
    guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
    deselectItem(at: path, animated: false)
    delegate?.collectionView(self, didDeselectItemAt: path)
  }
}
