// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

// Cells, headers and footers are as wide as a plain table, and their content views are as wide as
// the safe area leaves them (Apple's documentation of `insetsContentViewsToSafeArea`).
extension UIView {
  /// The table that the view is a row, a header or a footer of. Tables without data source leave
  /// their subviews where they are.
  package final var owningTable: UITableView? {
    guard let table = superview as? UITableView, table.dataSource != nil else { return nil }
    return table
  }

  /// The distances from the sides of a row that the safe area of the table covers.
  var safeAreaOfTable: UIEdgeInsets {
    guard let table = owningTable, table.insetsContentViewsToSafeArea else { return .zero }
    let safeArea = table.safeAreaInsets
    return UIEdgeInsets(
      top: 0, left: max(safeArea.left - frame.minX, 0), bottom: 0,
      right: max(safeArea.right - (table.bounds.width - frame.maxX), 0))
  }

  /// The distance from the edges of the content view of a row to its text: the margin of the table.
  var sideOfTexts: CGFloat {
    owningTable?.sideOfRows ?? TableMetrics.inset(in: bounds.width)
  }

  /// Places the content view of a row. Outside of tables it stays where a program or a file has put
  /// it, unless another view is in its place.
  func place(_ contentView: UIView, in insets: UIEdgeInsets) {
    guard owningTable != nil || insets != .zero else { return }
    let frame = CGRect(
      x: insets.left, y: 0, width: max(bounds.width - insets.left - insets.right, 0),
      height: bounds.height)
    if contentView.frame != frame { contentView.frame = frame }
  }
}

extension UITableView {
  /// The margin of rows: that of the table, or more where their content would be wider than long
  /// text is easy to read.
  var sideOfRows: CGFloat {
    let side = TableMetrics.inset(in: bounds.width)
    guard cellLayoutMarginsFollowReadableWidth else { return side }
    return max(side, (bounds.width - ReadableContentGuide.greatestWidth) / 2)
  }
}

extension UITableViewHeaderFooterView {
  /// Whether the view looks like a bar over the rows of its section: in a plain table, while it
  /// stays at an edge, unless a program gave it a background. Elsewhere it has no background since
  /// iOS 15.
  package var hasBarLook: Bool {
    guard let table = owningTable, table.style == .plain, backgroundColor == nil,
      backgroundView == nil, backgroundConfiguration == nil
    else { return false }
    if let section = table.shownHeaders.first(where: { $0.value === self })?.key {
      return frame.minY > table.content.headerStart(of: section) + 0.5
    }
    guard let section = table.shownFooters.first(where: { $0.value === self })?.key else {
      return false
    }
    let end = table.content.start(of: section) + table.content.sections[section].height()
    return frame.maxY < end - 0.5
  }
}
