// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension UITableView {
  /// Lets the table make cells for an identifier by a closure: from a file. Nil forgets it.
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

  /// Lets the table make headers and footers for an identifier by a closure. Nil forgets it.
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
