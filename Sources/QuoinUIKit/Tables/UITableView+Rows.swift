// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UITableView {
  /// Reads the numbers and heights if they are to be reloaded.
  private func settle() {
    if needsReload || bounds.width != measuredWidth {
      measuredWidth = bounds.width
      readContent()
      content.top = tableHeaderView?.frame.height ?? 0
      content.bottom = tableFooterView?.frame.height ?? 0
    }
  }

  /// The number of sections.
  public var numberOfSections: Int {
    settle()
    return content.sections.count
  }

  /// Returns the number of rows of a section.
  public func numberOfRows(inSection section: Int) -> Int {
    settle()
    return content.sections.indices.contains(section) ? content.sections[section].rows.count : 0
  }

  /// Returns the rectangle of a section with its header and its footer, in points of the content.
  public func rect(forSection section: Int) -> CGRect {
    settle()
    guard content.sections.indices.contains(section) else { return .zero }
    return line(content.start(of: section), content.sections[section].height())
  }

  /// Returns the rectangle of a header without pinning.
  public func rectForHeader(inSection section: Int) -> CGRect {
    settle()
    guard content.sections.indices.contains(section) else { return .zero }
    return line(content.start(of: section), content.sections[section].header.height)
  }

  /// Returns the rectangle of a footer without pinning.
  public func rectForFooter(inSection section: Int) -> CGRect {
    settle()
    guard content.sections.indices.contains(section) else { return .zero }
    let height = content.sections[section].footer.height
    return line(
      content.start(of: section) + content.sections[section].height() - height, height)
  }

  /// Returns the rectangle of a row, by its estimated height until it was measured.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    settle()
    guard content.contains(indexPath) else { return .zero }
    let span = content.span(of: indexPath)
    return line(span.start, span.height)
  }

  /// Returns the row at a point of the content.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    settle()
    return content.shown(from: point.y, to: point.y.nextUp).rows.first
  }

  /// Returns the rows that intersect a rectangle of the content.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    settle()
    return content.shown(from: rect.minY, to: rect.maxY).rows
  }

  private func line(_ y: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: y, width: bounds.width, height: height)
  }

  // MARK: Scrolling

  /// Scrolls immediately so that a row is at a scroll position. The rows that become visible are
  /// measured.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    settle()
    guard content.contains(indexPath) else { return }
    let old = contentOffset
    scroll { offset(showing: indexPath, at: scrollPosition) }
    if contentOffset != old, animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Returns the offset at which a row is at a scroll position, by the known heights.
  private func offset(showing indexPath: IndexPath, at position: ScrollPosition) -> CGPoint {
    let row = rectForRow(at: indexPath)
    let insets = isOnScreen ? adjustedContentInset : contentInset
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

  /// Scrolls to the selected row immediately.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let row = selectedRows.last else { return }
    scrollToRow(at: row, at: scrollPosition, animated: animated)
  }

  // MARK: Selection

  /// The last selected row.
  public var indexPathForSelectedRow: IndexPath? { selectedRows.last }
  /// The selected rows in the order of their selection; nil for none.
  public var indexPathsForSelectedRows: [IndexPath]? { selectedRows.isEmpty ? nil : selectedRows }

  /// Selects a row without a call of the delegate; nil deselects all.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      for row in selectedRows { deselectRow(at: row, animated: animated) }
      return
    }
    guard allowsSelection || allowsMultipleSelection else { return }
    if !allowsMultipleSelection {
      for row in selectedRows where row != indexPath { deselectRow(at: row, animated: animated) }
    }
    if !selectedRows.contains(indexPath) { selectedRows.append(indexPath) }
    shownCells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without a call of the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selectedRows.removeAll { $0 == indexPath }
    shownCells[indexPath]?.setSelected(false, animated: animated)
  }
}
