// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

extension Mistake {
  /// Mistakes in rows, which are reported about their table.
  static let rows = [
    Mistake(
      "Lines in a row that is too low",
      .shown(code: "cut-text", "the text of text is cut off: its lines are")
    ) { stage in
      stage.rows(height: 44) { cell in
        stage.text(
          "A text of far more words than two lines of a phone can show to a reader", in: cell)
      }
    },
    Mistake(
      "Constraints that are added each time a row is configured",
      .shown(code: "repeated-constraint", "and 3 more hold 2 times")
    ) { stage in
      stage.rows { cell in
        let text = stage.label("Row", in: cell.contentView)
        for _ in 0..<2 { stage.fill(text, 8) }
      }
    },
    Mistake(
      "A text that is added each time a row is configured",
      .shown(code: "repeated-view", "as when a cell is used again")
    ) { stage in
      stage.rows { cell in
        for _ in 0..<2 { stage.text("Row", in: cell) }
      }
    },
    Mistake(
      "A switch between both edges of each row", .shown(code: "fixed-size", "51 × 31")
    ) { stage in
      stage.rows { cell in
        let toggle = stage.add(UISwitch(), "toggle", in: cell.contentView)
        stage.fill(toggle, 8)
      }
    },
    Mistake(
      "A mask that was switched off for the content view of a cell",
      .shown(
        code: "switched-off-mask",
        "the content view of a cell, was set to false, which UIKit does not"
      )
    ) { stage in
      stage.rows { cell in
        cell.contentView.translatesAutoresizingMaskIntoConstraints = false
        stage.text("Row", in: cell)
      }
    },
  ]
}

extension Stage {
  /// A table that fills the screen, with three rows.
  @discardableResult
  func rows(height: CGFloat? = nil, _ make: @escaping @MainActor (UITableViewCell) -> Void)
    -> UITableView
  {
    let (table, rows) = (add(UITableView(), "table"), MadeRows(make))
    kept.append(rows)
    table.dataSource = rows
    if let height { table.rowHeight = height }
    fill(table)
    return table
  }

  /// A text of any number of lines that fills the content view of a cell.
  func text(_ text: String, in cell: UITableViewCell) {
    let label = label(text, lines: 0, in: cell.contentView)
    label.accessibilityIdentifier = "text"
    fill(label, 8)
  }
}

private final class MadeRows: NSObject, UITableViewDataSource {
  private let make: @MainActor (UITableViewCell) -> Void

  init(_ make: @escaping @MainActor (UITableViewCell) -> Void) {
    self.make = make
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    make(cell)
    return cell
  }
}
