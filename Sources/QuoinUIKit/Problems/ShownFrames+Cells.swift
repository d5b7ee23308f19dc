// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension ShownFrames {
  /// Tables and collections with cells whose views were added to the cells themselves. A cell sizes
  /// itself by the constraints of its content view.
  var besideContent: [Finding] {
    shown.compactMap { view, _ in
      for (cell, content) in visibleCells(of: view) where content.subviews.isEmpty {
        let lost = cell.subviews.first {
          $0 !== content && !$0.translatesAutoresizingMaskIntoConstraints
            && !$0.handle.activations.isEmpty
        }
        guard let lost else { continue }
        return Finding(
          code: "beside-content",
          sentence: "\(names.name(of: lost)) is in \(names.name(of: cell)) beside its content "
            + "view, by whose constraints a cell sizes itself; add it to contentView",
          view: view)
      }
      return nil
    }
  }

  /// Tables and collections with a row in which a text or a control covers another one. Rows of one
  /// kind cover them alike.
  var coveredInRows: [Finding] {
    shown.compactMap { view, _ in
      for (cell, _) in visibleCells(of: view) {
        guard var found = ShownFrames(cell, names).covered.first else { continue }
        found.view = view
        return found
      }
      return nil
    }
  }

  private func visibleCells(of view: UIView) -> [(cell: UIView, content: UIView)] {
    switch view {
    case let table as UITableView: table.visibleCells.map { ($0, $0.contentView) }
    case let grid as UICollectionView: grid.visibleCells.map { ($0, $0.contentView) }
    default: []
    }
  }
}
