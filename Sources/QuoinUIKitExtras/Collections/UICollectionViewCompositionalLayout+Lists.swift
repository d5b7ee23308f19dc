// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

extension UICollectionViewCompositionalLayout {
  /// Makes the look of lists known to pictures.
  func connectLists() {
    rowLook = { [weak self] in self?.look(of: $0) }
    listBackground = { [weak self] in
      guard let self else { return nil }
      let lists = content.sections.compactMap(\.section.list)
      // The list's colour covers that of the collection view where all sections are lists.
      guard let list = lists.first,
        collectionView?.backgroundColor == nil || lists.count == content.sections.count
      else { return nil }
      return list.backgroundColor ?? list.appearance.background
    }
  }

  private func look(of cell: UICollectionViewCell) -> ListRowLook? {
    guard let view = collectionView, let path = view.indexPath(for: cell),
      let list = content.list(of: path.section)
    else { return nil }
    let first = list.headerMode == .firstItemInSection ? 1 : 0
    guard path.item >= first else { return nil }
    let isLast = path.item == view.numberOfItems(inSection: path.section) - 1
    let isInset = list.appearance == .insetGrouped
    let isColored = cell.backgroundConfiguration != nil || cell.backgroundView != nil
    var look = ListRowLook(
      isFirst: path.item == first, isLast: isLast, isGrouped: list.appearance.isGrouped,
      isInset: isInset, background: isColored ? nil : list.appearance.rowBackground,
      line: isInset && isLast || cell.showsSelection ? nil : line(below: cell, list))
    let isListCell = cell is UICollectionViewListCell
    if cell.showsSelection, isListCell, !isColored, cell.selectedBackgroundView == nil {
      look.selection = list.appearance.isSidebar ? .tertiarySystemFill : .systemGray4
      look.hasSelectionCard = list.appearance.isSidebar
    }
    return look
  }

  /// Returns the default content of an element of a list; nil outside of lists.
  ///
  /// - Parameter kind: The kind of a supplementary view; nil for a cell.
  func content(ofElement kind: String?, at path: IndexPath) -> UIListContentConfiguration? {
    guard path.count == 2, let list = content.list(of: path.section) else { return nil }
    let isFirst = kind == nil && path.item == 0
    switch list.appearance {
    case _ where kind == UICollectionView.elementKindSectionFooter:
      return list.appearance.isGrouped ? .groupedFooter() : .plainFooter()
    case _ where kind == nil && !(isFirst && list.headerMode == .firstItemInSection):
      return list.appearance.isSidebar ? .sidebarCell() : .cell()
    case .plain: return .plainHeader()
    case .grouped, .insetGrouped: return .groupedHeader()
    case .sidebar, .sidebarPlain: return .sidebarHeader()
    }
  }

  /// The line below a row, which begins at its text unless the program chose another place.
  private func line(
    below cell: UICollectionViewCell, _ list: UICollectionLayoutListConfiguration
  ) -> ShownLine? {
    let style = list.separatorConfiguration
    guard list.showsSeparators, !list.appearance.isSidebar,
      style.bottomSeparatorVisibility != .hidden
    else { return nil }
    let text = (cell.contentView as? UIListContentView)?.textFrame
    let isReversed = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let content = cell.contentView.frame
    let automatic =
      isReversed
      ? cell.bounds.maxX - content.minX - (text?.maxX ?? content.width - 16)
      : content.minX + (text?.minX ?? 16)
    let insets = style.bottomSeparatorInsets
    func value(_ inset: CGFloat, _ automatic: CGFloat) -> CGFloat {
      inset == .greatestFiniteMagnitude ? automatic : inset
    }
    let (start, end) = (value(insets.leading, automatic), value(insets.trailing, 0))
    return ShownLine(
      color: style.color, left: isReversed ? end : start, right: isReversed ? start : end)
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  fileprivate var isGrouped: Bool { self == .grouped || self == .insetGrouped }
  fileprivate var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }

  /// The colour behind the list. *Estimated*: that of a sidebar, which shows what is behind the
  /// window on some systems.
  fileprivate var background: UIColor {
    switch self {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    }
  }

  /// The colour behind a row; nil for that of the list.
  fileprivate var rowBackground: UIColor? {
    isGrouped ? .secondarySystemGroupedBackground : nil
  }
}
