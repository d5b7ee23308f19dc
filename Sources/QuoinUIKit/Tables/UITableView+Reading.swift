// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UITableView {
  /// Reads what is out of date: everything, or after a change of the width the heights. Visible cells
  /// stay then, since the rows are the same.
  ///
  /// - Returns: Whether something was read.
  @discardableResult
  func readIfNeeded() -> Bool {
    guard needsReload || bounds.width != measuredWidth else { return false }
    measuredWidth = bounds.width
    let counts = content.sections.map(\.rows.count)
    if !needsReload { readLengths() }
    if needsReload || content.sections.map(\.rows.count) != counts { readContent() }
    return true
  }

  /// Reads all numbers and heights from the data source and the delegate. Visible cells are
  /// removed.
  func readContent() {
    needsReload = false
    for path in shownCells.keys.sorted() { removeCell(at: path) }
    for section in shownHeaders.keys.sorted() { removeHeader(of: section) }
    for section in shownFooters.keys.sorted() { removeFooter(of: section) }
    readLengths()
    readIndexTitles()
  }

  /// Requests the titles of the index.
  func readIndexTitles() {
    indexTitles = dataSource?.sectionIndexTitles(for: self) ?? []
  }

  /// Requests all numbers and heights.
  func readLengths() {
    content.sections = []
    guard let dataSource else { return }
    let count = dataSource.numberOfSections(in: self)
    content.sections = (0..<max(count, 0)).map { section in
      TableContent.Section(
        header: headerLength(section, dataSource), padding: headerPadding,
        rows: rowLengths(section, dataSource), footer: footerLength(section, dataSource))
    }
  }

  /// The space above each header that the program chose.
  private var headerPadding: CGFloat { style == .plain ? max(sectionHeaderTopPadding, 0) : 0 }

  private func rowLengths(
    _ section: Int, _ dataSource: any UITableViewDataSource
  ) -> [TableContent.Length] {
    let count = max(dataSource.tableView(self, numberOfRowsInSection: section), 0)
    return (0..<count).map { row in
      let path = IndexPath(row: row, section: section)
      let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      if height >= 0 { return TableContent.Length(height: height, isEstimate: false) }
      let estimate =
        delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
      // Without estimates, rows do not size themselves (Apple's documentation of
      // `estimatedRowHeight`).
      return TableContent.Length(
        height: estimate > 0 ? estimate : TableMetrics.row, isEstimate: estimate != 0)
    }
  }

  private func headerLength(
    _ section: Int, _ dataSource: any UITableViewDataSource
  ) -> TableContent.Length {
    let isFirst = section == 0
    return length(
      delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight,
      estimate: delegate?.tableView(self, estimatedHeightForHeaderInSection: section)
        ?? estimatedSectionHeaderHeight,
      hasView: delegate?.tableView(self, viewForHeaderInSection: section) != nil,
      title: dataSource.tableView(self, titleForHeaderInSection: section), isFooter: false,
      titleHeight: isFirst ? TableMetrics.firstTitle : TableMetrics.groupedTitle,
      gap: isFirst && tableHeaderView == nil ? TableMetrics.firstGap : TableMetrics.gap)
  }

  private func footerLength(
    _ section: Int, _ dataSource: any UITableViewDataSource
  ) -> TableContent.Length {
    length(
      delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight,
      estimate: delegate?.tableView(self, estimatedHeightForFooterInSection: section)
        ?? estimatedSectionFooterHeight,
      hasView: delegate?.tableView(self, viewForFooterInSection: section) != nil,
      title: dataSource.tableView(self, titleForFooterInSection: section), isFooter: true,
      titleHeight: TableMetrics.groupedTitle, gap: TableMetrics.gap)
  }

  /// Returns the height of a header or footer: the given one, that of its title, or the gap between
  /// groups.
  private func length(
    _ given: CGFloat, estimate: CGFloat, hasView: Bool, title: String?, isFooter: Bool,
    titleHeight: CGFloat, gap: CGFloat
  ) -> TableContent.Length {
    let isPlain = style == .plain
    guard given < 0 else {
      // A plain table has no space where there is nothing to show.
      let isEmpty = isPlain && !hasView && title == nil
      return TableContent.Length(height: isEmpty ? 0 : given, isEstimate: false)
    }
    if hasView {
      return TableContent.Length(
        height: estimate > 0 ? estimate : TableMetrics.plainTitle, isEstimate: true)
    }
    guard let title else {
      return TableContent.Length(height: isPlain ? 0 : gap, isEstimate: false)
    }
    let (first, further) = heights(of: title, isFooter: isFooter)
    // The text of a plain table grows with the text size.
    let plain = max(TableMetrics.plainTitle, first + TableMetrics.plainPadding)
    let height = isPlain ? plain : titleHeight
    return TableContent.Length(height: height + further, isEstimate: false)
  }

  /// Returns the heights of the first line of a title and of the others, in points.
  private func heights(of title: String, isFooter: Bool) -> (first: CGFloat, further: CGFloat) {
    let width = rowSpan.width - 2 * sideOfRows
    guard width > 0, let label = titleView(title, isFooter: isFooter)?.textLabel else {
      return (0, 0)
    }
    let all = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    label.numberOfLines = 1
    let first = label.intrinsicContentSize.height
    return (first, max(all - first, 0))
  }
}
