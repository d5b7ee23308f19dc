// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

/// Two sections of 20 rows of 50 points, with headers of 30 and footers of 20, in a table of 400: each
/// section is 1050 high. In a plain table the header covers the upper 30 points of the visible part and
/// the footer the lower 20, so that rows are shown between the two.
@MainActor @Suite("Scrolling to rows beside pinned headers") struct PinnedRowScrollTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { 30 }
    func tableView(
      _ tableView: UITableView, heightForFooterInSection section: Int
    ) -> CGFloat { 20 }
    func tableView(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? { UIView() }
    func tableView(
      _ tableView: UITableView, viewForFooterInSection section: Int
    ) -> UIView? { UIView() }
  }

  @Test(
    "A row at the top is below the header, a row at the bottom above the footer",
    arguments: [
      // Row 10 begins at 30 + 10 * 50 = 530: below the header at 500. It ends at 580: 580 + 20 - 400.
      (UITableView.Style.plain, 10, UITableView.ScrollPosition.top, 500.0),
      (.grouped, 10, .top, 530), (.plain, 10, .bottom, 200), (.grouped, 10, .bottom, 180),
      // The first row is shown with its header, the last one with its footer, in each style.
      (.plain, 0, .top, 0), (.grouped, 0, .top, 0), (.plain, 19, .bottom, 650),
      (.grouped, 19, .bottom, 650),
      // 555 - 400 / 2
      (.plain, 10, .middle, 355), (.grouped, 10, .middle, 355),
      // The smallest movement: 330 to 380 is visible already, but for the footer below it.
      (.plain, 6, .none, 0), (.plain, 7, .none, 50), (.grouped, 7, .none, 30),
    ])
  func positions(
    style: UITableView.Style, row: Int, position: UITableView.ScrollPosition, offset: Double
  ) {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: style)
    table.rowHeight = 50
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
    table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
    #expect(Double(table.contentOffset.y) == offset)
  }

  @Test("Rows behind a pinned header are among the visible ones")
  func visibleRows() {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.rowHeight = 50
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
    // From 520 to 920: row 9 ends at 530, behind the header; row 17 begins at 880.
    table.contentOffset.y = 520
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.map(\.row) == Array(9...17))
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 1050, width: 320, height: 1050))
  }
}
