// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinText

extension UITableView {
  /// Measures and places the visible rows, and the views at both ends. A table without all of them
  /// leaves its subviews as they are.
  func placeRows() {
    let hasEnds = tableHeaderView != nil || tableFooterView != nil
    guard dataSource != nil || !shownCells.isEmpty || hasEnds else { return }
    // A data source that scrolls or lays the table out is not asked for the same cells again.
    guard !isPlacingRows else { return setNeedsLayout() }
    isPlacingRows = true
    defer { isPlacingRows = false }
    readIfNeeded()
    placeEnds()
    // Measuring a row moves those below it, and changes the visible rows.
    var shown = content.shown(from: bounds.minY, to: bounds.maxY)
    while measure(shown.rows, shown.sections) {
      shown = content.shown(from: bounds.minY, to: bounds.maxY)
    }
    let paths = Set(shown.rows)
    for path in shownCells.keys.sorted() where !paths.contains(path) { removeCell(at: path) }
    for path in shown.rows { placeCell(at: path) }
    placeSectionViews(shown.sections)
    let size = CGSize(width: bounds.width, height: content.height())
    if contentSize != size { contentSize = size }
  }

  /// Places the views at both ends and the one behind the rows.
  private func placeEnds() {
    content.top = tableHeaderView?.frame.height ?? 0
    content.bottom = tableFooterView?.frame.height ?? 0
    if let view = tableHeaderView {
      place(view, CGRect(x: 0, y: 0, width: bounds.width, height: content.top))
    }
    if let view = tableFooterView {
      let y = content.height() - content.bottom
      place(view, CGRect(x: 0, y: y, width: bounds.width, height: content.bottom))
    }
    if let backgroundView { place(backgroundView, bounds) }
  }

  /// The start and the width of cells between the sides.
  var rowSpan: (x: CGFloat, width: CGFloat) {
    let inset = style == .insetGrouped ? TableMetrics.inset(in: bounds.width) : 0
    let safeArea = style == .insetGrouped ? safeAreaInsets : .zero
    return (
      inset + safeArea.left, max(bounds.width - 2 * inset - safeArea.left - safeArea.right, 0)
    )
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    if view.frame != frame { view.frame = frame }
  }

  // MARK: Rows

  private func placeCell(at path: IndexPath) {
    let (start, height) = content.span(of: path)
    let frame = CGRect(x: rowSpan.x, y: start, width: rowSpan.width, height: height)
    if let cell = shownCells[path] {
      place(cell, frame)
      return
    }
    guard let cell = takeCell(at: path) else { return }
    place(cell, frame)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
  }

  /// Returns the cell of a visible row, which is created if it is missing.
  private func takeCell(at path: IndexPath) -> UITableViewCell? {
    if let cell = shownCells[path] { return cell }
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
    shownCells[path] = cell
    cell.setSelected(selectedRows.contains(path), animated: false)
    updateEditing(of: cell, at: path, animated: false)
    if let delegate {
      let level = delegate.tableView(self, indentationLevelForRowAt: path)
      if cell.indentationLevel != level { cell.indentationLevel = level }
    }
    addSubview(cell)
    return cell
  }

  /// Removes a cell from view, and keeps it for reuse.
  func removeCell(at path: IndexPath) {
    guard let cell = shownCells.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    cellSources.give(back: cell, cell.reuseIdentifier)
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  /// Measures the visible rows and section views that have estimated heights.
  ///
  /// - Returns: Whether there was one, so that other rows may be visible.
  private func measure(_ paths: [IndexPath], _ sections: [Int]) -> Bool {
    var didMeasure = false
    for path in paths where content.sections[path.section].rows[path.row].isEstimate {
      guard let cell = takeCell(at: path) else { continue }
      let isNew = cell.frame.width != rowSpan.width
      if isNew { cell.frame.size.width = rowSpan.width }
      let fitting = fittingHeight(of: cell)
      // UIKit treats a height of zero as a mistake, and logs that it uses the standard height
      // instead.
      content.sections[path.section].rows[path.row] = TableContent.Length(
        height: fitting > 0 ? fitting : TableMetrics.row, isEstimate: false, isMeasured: true)
      didMeasure = true
    }
    for section in sections {
      if content.sections[section].header.isEstimate, let view = header(of: section) {
        content.sections[section].header = TableContent.Length(
          height: fittingHeight(of: view), isEstimate: false, isMeasured: true)
        didMeasure = true
      }
      if content.sections[section].footer.isEstimate, let view = footer(of: section) {
        content.sections[section].footer = TableContent.Length(
          height: fittingHeight(of: view), isEstimate: false, isMeasured: true)
        didMeasure = true
      }
    }
    return didMeasure
  }

  /// Returns the height in points that fits a view at the width of rows, on whole pixels.
  private func fittingHeight(of view: UIView) -> CGFloat {
    let target = CGSize(width: rowSpan.width, height: 0)
    let height = view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    return CGFloat(roundedUpToPixel(Double(height), scale: Double(contentScale)))
  }

  // MARK: Headers and footers

  private func placeSectionViews(_ sections: [Int]) {
    for section in shownHeaders.keys.sorted() where !sections.contains(section) {
      removeHeader(of: section)
    }
    for section in shownFooters.keys.sorted() where !sections.contains(section) {
      removeFooter(of: section)
    }
    for section in sections {
      let start = content.start(of: section)
      let height = content.sections[section].height()
      let lengths = content.sections[section]
      if lengths.header.height <= 0 {
        removeHeader(of: section)
      } else if let view = header(of: section) {
        var y = content.headerStart(of: section)
        if style == .plain {
          // The header of a plain table remains visible as long as its section.
          let top = bounds.minY + adjustedTop
          y = max(y, min(top, start + height - lengths.footer.height - lengths.header.height))
          bringSubviewToFront(view)
        }
        place(view, sectionFrame(y: y, height: lengths.header.height))
      }
      if lengths.footer.height <= 0 {
        removeFooter(of: section)
      } else if let view = footer(of: section) {
        let end = start + height - lengths.footer.height
        var y = end
        if style == .plain {
          let bottom = bounds.maxY - adjustedContentInset.bottom
          y = min(end, max(bottom - lengths.footer.height, start + lengths.top))
          bringSubviewToFront(view)
        }
        place(view, sectionFrame(y: y, height: lengths.footer.height))
      }
    }
  }

  /// The covered height at the top of the table.
  private var adjustedTop: CGFloat { presentInsets.top }

  private func sectionFrame(y: CGFloat, height: CGFloat) -> CGRect {
    CGRect(x: rowSpan.x, y: y, width: rowSpan.width, height: height)
  }

  /// Returns the header of a section, which is created if it is missing.
  private func header(of section: Int) -> UIView? {
    if let view = shownHeaders[section] { return view }
    guard
      let view = delegate?.tableView(self, viewForHeaderInSection: section)
        ?? titleView(
          dataSource?.tableView(self, titleForHeaderInSection: section)
            // UIKit shows the titles of groups in capitals.
            .map { style == .plain ? $0 : $0.uppercased() }, isFooter: false)
    else { return nil }
    shownHeaders[section] = view
    addSubview(view)
    delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    return view
  }

  /// Returns the footer of a section, which is created if it is missing.
  private func footer(of section: Int) -> UIView? {
    if let view = shownFooters[section] { return view }
    guard
      let view = delegate?.tableView(self, viewForFooterInSection: section)
        ?? titleView(
          dataSource?.tableView(self, titleForFooterInSection: section), isFooter: true)
    else { return nil }
    shownFooters[section] = view
    addSubview(view)
    delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    return view
  }

  func titleView(_ title: String?, isFooter: Bool) -> UITableViewHeaderFooterView? {
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    view.textLabel?.numberOfLines = 0
    // As UIListContentConfiguration/plainHeader() and the configurations of the others.
    let isPlainHeader = style == .plain && !isFooter
    view.textLabel?.font = .preferredFont(
      forTextStyle: isPlainHeader ? .headline : .footnote, compatibleWith: traitCollection)
    if style != .plain { view.textLabel?.textColor = .secondaryLabel }
    return view
  }

  func removeHeader(of section: Int) {
    guard let view = shownHeaders.removeValue(forKey: section) else { return }
    giveBack(view)
    delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
  }

  func removeFooter(of section: Int) {
    guard let view = shownFooters.removeValue(forKey: section) else { return }
    giveBack(view)
    delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
  }

  private func giveBack(_ view: UIView) {
    view.removeFromSuperview()
    guard let view = view as? UITableViewHeaderFooterView else { return }
    sectionViewSources.give(back: view, view.reuseIdentifier)
  }
}
