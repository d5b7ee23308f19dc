// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension ShownFrames {
  /// Tables and collections with cells whose views were added to the cells themselves. A cell sizes
  /// itself by the constraints of its content view.
  var besideContent: [Finding] {
    shown.compactMap { view, _ in
      let cells: [(cell: UIView, content: UIView)] =
        (view as? UITableView)?.visibleCells.map { ($0, $0.contentView) }
        ?? (view as? UICollectionView)?.visibleCells.map { ($0, $0.contentView) } ?? []
      for (cell, content) in cells where content.subviews.isEmpty {
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
}
