// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

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

  /// Views beside the content view of a visual effect view.
  var besideEffects: [Finding] {
    everything.compactMap { view in
      guard let effect = view as? UIVisualEffectView,
        let lost = effect.subviews.first(where: {
          $0 !== effect.contentView && !$0.layoutState.isDecoration
        })
      else { return nil }
      return Finding(
        code: "beside-content",
        sentence: "\(names.name(of: lost)) is in the visual effect view \(names.name(of: effect)) "
          + "beside its content view, for which UIKit raises an exception; add it to contentView",
        view: effect)
    }
  }

  /// Tables and collections with a row in which statements are repeated, lines are cut off, or a
  /// text or a control covers another one. Rows of one kind have the same mistake.
  var inRows: [Finding] {
    shown.compactMap { view, _ in
      for (cell, _) in visibleCells(of: view) {
        let row = ShownFrames(cell, names)
        let all = row.repeatedConstraints + row.repeatedViews + row.covered + row.cutLines
        guard var found = all.first else { continue }
        // The constraints are those of a view in the row, which the layout of the list need not have.
        if let axis = found.axis { found.evidence += found.view.constraintLines(axis) }
        (found.view, found.axis) = (view, nil)
        return found
      }
      return nil
    }
  }

  /// Collections whose items have the default size of flow layouts, which cuts a text off.
  var defaultItems: [Finding] {
    shown.compactMap { view, _ in
      guard let grid = view as? UICollectionView,
        let flow = grid.collectionViewLayout as? UICollectionViewFlowLayout,
        flow.itemSize == UICollectionViewFlowLayout().itemSize, flow.estimatedItemSize == .zero
      else { return nil }
      for cell in grid.visibleCells where !Self.isOther(cell.bounds.size, flow.itemSize) {
        guard let cut = ShownFrames(cell, names).cutTexts.first else { continue }
        return Finding(
          code: "cut-text",
          sentence: "the text of \(names.name(of: cut.view)) is cut off: the items of "
            + "\(names.name(of: grid)) are \(Self.size(flow.itemSize)), as large as the default itemSize; "
            + "set a larger itemSize, or estimatedItemSize to automaticSize",
          view: view)
      }
      return nil
    }
  }

  /// Collections whose items have no width or height, which flow layouts of UIKit refuse.
  var emptyItems: [Finding] {
    shown.compactMap { view, _ in
      guard let grid = view as? UICollectionView,
        let flow = grid.collectionViewLayout as? UICollectionViewFlowLayout,
        flow.estimatedItemSize == .zero, !grid.bounds.isEmpty, grid.numberOfSections > 0,
        grid.numberOfItems(inSection: 0) > 0
      else { return nil }
      let delegate = grid.delegate as? any UICollectionViewDelegateFlowLayout
      let first = IndexPath(item: 0, section: 0)
      let size =
        delegate?.collectionView(grid, layout: flow, sizeForItemAt: first) ?? flow.itemSize
      guard size.width <= 0 || size.height <= 0 else { return nil }
      return Finding(
        code: "empty-items",
        sentence: "the items of \(names.name(of: grid)) are \(Self.size(size)), but a flow layout "
          + "needs a width and a height; bounds are 0 before the first layout, as in viewDidLoad, so "
          + "set itemSize in viewDidLayoutSubviews, or return sizes from the delegate",
        view: grid)
    }
  }

  /// Content views of cells of tables whose masks a program switched off, which has no effect. One of
  /// all rows.
  var unmaskedContents: [Finding] {
    let cells = everything.lazy.compactMap { $0 as? UITableViewCell }
    guard let cell = cells.first(where: { $0.contentView.layoutExtras?.keepsMask == true }) else {
      return []
    }
    let name = names.name(of: cell.contentView)
    return [
      Finding(
        code: "switched-off-mask",
        sentence:
          "translatesAutoresizingMaskIntoConstraints of \(name), the content view of a cell, "
          + "was set to false, which UIKit does not support, as the cell gives it its size; leave it on "
          + "(a statement of a dialect switches it off for its first view, so begin with the view "
          + "inside)",
        view: cell.contentView)
    ]
  }

  /// Texts of several lines that are cut off. A line in a row often ends early by intention.
  private var cutLines: [Finding] {
    cutTexts.filter { ($0.view as? UILabel).map { $0.numberOfLines != 1 } ?? false }
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

/// The kind of a mistake in a row of a list.
struct ListedFinding: Hashable {
  private let code: String
  private let list: ObjectIdentifier
  /// The classes of the cell and of the view in it.
  private let classes: [ObjectIdentifier]
  /// The location that placed the view, which differs between cells that were made one by one; nil
  /// where it is not known.
  private let statement: String?

  /// - Returns: nil for a mistake outside of cells.
  @MainActor init?(_ finding: ShownFrames.Finding) {
    let around = sequence(first: finding.view, next: \.superview)
    guard let cell = around.first(where: { $0 is UITableViewCell || $0 is UICollectionViewCell }),
      let list = sequence(first: cell, next: \.superview).first(where: {
        $0 is UITableView || $0 is UICollectionView
      })
    else { return nil }
    (code, self.list) = (finding.code, ObjectIdentifier(list))
    classes = [cell, finding.view].map { ObjectIdentifier(type(of: $0)) }
    statement = finding.view.programConstraints.lazy.compactMap { $0.sourceLocation?.text }.first
  }
}
