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

  /// Flow layouts whose items are longer than the lines.
  var longItems: [Finding] {
    shown.compactMap { view, _ in
      guard let grid = view as? UICollectionView,
        let flow = grid.collectionViewLayout as? UICollectionViewFlowLayout
      else { return nil }
      let isVertical = flow.scrollDirection == .vertical
      let insets = grid.adjustedContentInset
      let line =
        isVertical
        ? grid.bounds.width - insets.left - insets.right - flow.sectionInset.left
          - flow.sectionInset.right
        : grid.bounds.height - insets.top - insets.bottom - flow.sectionInset.top
          - flow.sectionInset.bottom
      let lengths = grid.visibleCells.map { isVertical ? $0.bounds.width : $0.bounds.height }
      guard line > 0, let longest = lengths.max(), longest > line + 0.5 else { return nil }
      let direction = isVertical ? "wide" : "high"
      return Finding(
        code: "long-item",
        sentence:
          "an item of \(names.name(of: grid)) is \(Self.number(longest)) \(direction), but a "
          + "line of its flow layout has \(Self.number(line)); UIKit does not define where such items "
          + "are, so make itemSize smaller",
        view: grid)
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
