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

  /// The offset at which a row is at a place, by the heights that are known.
  func offset(showing indexPath: IndexPath, at position: ScrollPosition) -> CGPoint {
    let row = rectForRow(at: indexPath)
    let insets = presentInsets
    var y: CGFloat
    switch position {
    case .none:
      return offset(showing: row)
    case .top: y = row.minY - insets.top
    case .middle: y = row.midY - bounds.height / 2 + (insets.bottom - insets.top) / 2
    case .bottom: y = row.maxY + insets.bottom - bounds.height
    }
    let end = content.height() + insets.bottom - bounds.height
    y = max(-insets.top, min(y, end))
    return CGPoint(x: contentOffset.x, y: y)
  }
}
