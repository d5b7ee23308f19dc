// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UITableView {
  /// Reads the numbers and heights again, if they are to be reloaded.
  func settle() {
    if readIfNeeded() {
      content.top = tableHeaderView?.frame.height ?? 0
      content.bottom = tableFooterView?.frame.height ?? 0
    }
  }

  func line(_ y: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: y, width: bounds.width, height: height)
  }

  /// The offset at which a row is at a place, by the heights that are known. The first row of a
  /// section is shown with the header, the last one with the footer, as observed; the other rows of
  /// a plain table beside the pinned ones, which would cover them.
  func offset(showing indexPath: IndexPath, at position: ScrollPosition) -> CGPoint {
    let row = rectForRow(at: indexPath)
    let section = indexPath.section
    let isPinned = style == .plain
    let isLast = indexPath.row == numberOfRows(inSection: section) - 1
    let header = isPinned || indexPath.row == 0 ? content.sections[section].header.height : 0
    let footer = isPinned || isLast ? content.sections[section].footer.height : 0
    let insets = presentInsets
    var y: CGFloat
    switch position {
    case .none:
      let beside = isPinned ? UIEdgeInsets(top: -header, left: 0, bottom: -footer, right: 0) : .zero
      return offset(showing: row.inset(by: beside))
    case .top: y = row.minY - header - insets.top
    case .middle: y = row.midY - bounds.height / 2 + (insets.bottom - insets.top) / 2
    case .bottom: y = row.maxY + footer + insets.bottom - bounds.height
    }
    let end = content.height() + insets.bottom - bounds.height
    y = max(-insets.top, min(y, end))
    return CGPoint(x: contentOffset.x, y: y)
  }
}
