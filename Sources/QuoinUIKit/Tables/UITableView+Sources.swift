// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension UITableView {
  /// Registers a closure that creates cells for an identifier from a file; nil removes the
  /// registration.
  package final func registerCells(_ identifier: String, _ make: (() -> UITableViewCell)?) {
    cellSources.register(
      identifier,
      make.map { make in
        {
          let cell = make()
          cell.reuseIdentifier = identifier
          return cell
        }
      })
  }

  /// Registers a closure that creates headers and footers for an identifier; nil removes the
  /// registration.
  package final func registerSectionViews(
    _ identifier: String, _ make: (() -> UITableViewHeaderFooterView)?
  ) {
    sectionViewSources.register(
      identifier,
      make.map { make in
        {
          let view = make()
          view.reuseIdentifier = identifier
          return view
        }
      })
  }
}
