// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinUIKit

/// The place of a row in its group, which decides its corners and its lines.
package struct GroupedRow: Hashable, Sendable {
  /// Whether the row is the first of its group.
  package var isFirst: Bool
  /// Whether the row is the last of its group.
  package var isLast: Bool
  /// Whether the group is a card with round corners.
  package var isInset: Bool

  /// The corners of the row that are round.
  var corners: CACornerMask { isInset ? .ofCard(isFirst: isFirst, isLast: isLast) : [] }
}

extension GroupedRow {
  /// Finds the place of a cell; nil outside of tables with groups.
  @MainActor init?(of cell: UITableViewCell) {
    var next = cell.superview
    while let view = next, !(view is UITableView) { next = view.superview }
    guard let table = next as? UITableView, table.style != .plain,
      let path = table.indexPath(for: cell)
    else { return nil }
    self.init(
      isFirst: path.row == 0, isLast: path.row == table.numberOfRows(inSection: path.section) - 1,
      isInset: table.style == .insetGrouped)
  }
}
