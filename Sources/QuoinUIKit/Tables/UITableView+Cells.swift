// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UITableView {
  // MARK: Making cells

  /// Registers a class for cells with an identifier; nil removes the registration.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let type = cellClass as? UITableViewCell.Type
    cellSources.register(
      identifier, type.map { type in { type.make(reusableAs: identifier) } })
  }

  /// Registers a class for headers and footers with an identifier; nil removes the registration.
  public func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    let type = aClass as? UITableViewHeaderFooterView.Type
    sectionViewSources.register(
      identifier, type.map { type in { type.make(reusableAs: identifier) } })
  }

  /// Returns a reusable cell, or a new one of the registered class; nil if there is neither.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reconfiguredCell, cell.reuseIdentifier == identifier { return cell }
    return cellSources.take(identifier) { $0.prepareForReuse() }
  }

  /// Returns a reusable cell, or a new one of the registered class. An identifier without a class
  /// stops the program.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      ProgrammerError.stop(
        "unregistered-identifier",
        "No class is registered for cells with the identifier “\(identifier)”; call "
          + "register(_:forCellReuseIdentifier:) first.")
    }
    return cell
  }

  /// Returns a reusable header or footer, or a new one of the registered class.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    sectionViewSources.take(identifier) { $0.prepareForReuse() }
  }

  // MARK: Asking for cells

  /// Returns the cell of a visible row; nil for other rows.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCells[indexPath] }
  /// Returns the header of a visible section, if it is a `UITableViewHeaderFooterView`.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownHeaders[section] as? UITableViewHeaderFooterView
  }
  /// Returns the footer of a visible section, if it is a `UITableViewHeaderFooterView`.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownFooters[section] as? UITableViewHeaderFooterView
  }
  /// Returns the row of a visible cell.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shownCells.first { $0.value === cell }?.key
  }
  /// The cells in sight, from top to bottom.
  public var visibleCells: [UITableViewCell] {
    shownCells.sorted { $0.key < $1.key }.map(\.value)
  }
  /// The visible rows, from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath]? { shownCells.keys.sorted() }
}
