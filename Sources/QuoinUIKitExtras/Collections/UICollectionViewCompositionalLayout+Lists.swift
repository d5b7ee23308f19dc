// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

extension UICollectionViewCompositionalLayout {
  /// Makes the look of lists known to pictures and hosts.
  func connectLists() {
    rowLook = { [weak self] in self?.look(of: $0) }
    listBackground = { [weak self] in
      guard let list = self?.content.sections.lazy.compactMap(\.section.list).first else {
        return nil
      }
      return list.backgroundColor ?? list.appearance.background
    }
  }

  private func look(of cell: UICollectionViewCell) -> ListRowLook? {
    guard let view = collectionView, let path = view.indexPath(for: cell),
      let list = content.sections.first(where: { $0.index == path.section })?.section.list
    else { return nil }
    let first = list.headerMode == .firstItemInSection ? 1 : 0
    guard path.item >= first else { return nil }
    let isColored = cell.backgroundConfiguration != nil || cell.backgroundView != nil
    return ListRowLook(
      isFirst: path.item == first,
      isLast: path.item == view.numberOfItems(inSection: path.section) - 1,
      isGrouped: list.appearance.isGrouped, isInset: list.appearance == .insetGrouped,
      background: isColored ? nil : list.appearance.rowBackground, line: line(below: cell, list))
  }

  /// The line below a row, which begins at its text unless the program chose another place.
  private func line(
    below cell: UICollectionViewCell, _ list: UICollectionLayoutListConfiguration
  ) -> ShownLine? {
    let style = list.separatorConfiguration
    guard list.showsSeparators, style.bottomSeparatorVisibility != .hidden else { return nil }
    let text = (cell.contentView as? UIListContentView)?.textLayoutGuide?.layoutFrame
    let isReversed = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let content = cell.contentView.frame
    let automatic =
      isReversed
      ? cell.bounds.maxX - content.minX - (text?.maxX ?? content.width - 16)
      : content.minX + (text?.minX ?? 16)
    let chosen = style.bottomSeparatorInsets.leading
    let start = chosen == .greatestFiniteMagnitude ? automatic : chosen
    return ShownLine(
      color: style.color, left: isReversed ? 0 : start, right: isReversed ? start : 0)
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  fileprivate var isGrouped: Bool { self == .grouped || self == .insetGrouped }

  /// The colour behind the list; nil for that of what is behind it.
  fileprivate var background: UIColor? {
    switch self {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: nil
    }
  }

  /// The colour behind a row; nil for that of the list.
  fileprivate var rowBackground: UIColor? {
    isGrouped ? .secondarySystemGroupedBackground : nil
  }
}
