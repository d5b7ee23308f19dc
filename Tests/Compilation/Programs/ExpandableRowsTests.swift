// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Program: rows that open") struct ExpandableRowsTests {
  @Test("A chosen row grows by its answer, and those below move down")
  func open() {
    let controller = ExpandableRows(
      entries: ["One", "Two", "Three"].map {
        ExpandableRows.Entry(question: $0, answer: "Answer to \($0)")
      })
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.view.layoutIfNeeded()
    // Closed: 10 + 24 + 10.
    #expect(controller.tableView.visibleCells.map(\.frame.minY) == [0, 44, 88])
    controller.tableView(controller.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
    controller.view.layoutIfNeeded()
    // Open: 6 between and 60 for the answer more.
    #expect(controller.tableView.visibleCells.map(\.frame.height) == [44, 110, 44])
    #expect(controller.tableView.visibleCells.map(\.frame.minY) == [0, 44, 154])
    controller.tableView(controller.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
    controller.view.layoutIfNeeded()
    #expect(controller.tableView.visibleCells.map(\.frame.height) == [44, 44, 44])
  }
}
