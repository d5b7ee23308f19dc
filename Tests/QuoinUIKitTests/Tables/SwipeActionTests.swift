// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

@MainActor @Suite("Actions of swipes over rows") struct SwipeActionTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var deleted: [Int] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
        self.deleted.append(indexPath.row)
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }
  }

  @Test("An action runs its handler and reports the end")
  func handler() throws {
    let (rows, table) = (Rows(), UITableView())
    let path = IndexPath(row: 2, section: 0)
    #expect(rows.tableView(table, leadingSwipeActionsConfigurationForRowAt: path) == nil)
    let found = rows.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
    let action = try #require(found?.actions.first)
    #expect(action.backgroundColor == .systemRed)
    var isDone = false
    action.handler(action, table) { isDone = $0 }
    #expect(isDone && rows.deleted == [2])
  }

  @Test("Rows with actions are placed as those without")
  func atRest() {
    final class Plain: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }
    let (rows, plain) = (Rows(), Plain())
    func frames(_ source: any UITableViewDataSource) -> [[CGRect]] {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 500))
      table.dataSource = source
      table.delegate = source as? any UITableViewDelegate
      table.layoutIfNeeded()
      return table.visibleCells.map { [$0.frame, $0.contentView.frame] }
    }
    #expect(frames(rows) == frames(plain) && frames(rows).count == 3)
    #expect(rows.deleted.isEmpty)
  }
}
