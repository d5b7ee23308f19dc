// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Program: contacts with a search", .serialized) struct ContactsListTests {
  private func show() -> ContactsController {
    let controller = ContactsController(
      names: ["Grace", "Ada", "Alan", "Barbara", "Edsger", "Adele"])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return controller
  }

  private func texts(_ controller: ContactsController) -> [String] {
    controller.view.layoutIfNeeded()
    return controller.tableView.visibleCells.map {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text ?? ""
    }
  }

  @Test("Names are below the titles of their initials")
  func rows() {
    let controller = show()
    #expect(texts(controller) == ["Ada", "Adele", "Alan", "Barbara", "Edsger", "Grace"])
    // Titles are 28 points high, rows with one line of text the least height of 44.
    // 28 + 3 * 44 = 160 is the title of B, 160 + 28 its row.
    #expect(
      controller.tableView.visibleCells.map(\.frame.minY) == [28, 72, 116, 188, 260, 332])
    #expect(controller.tableView.visibleCells.allSatisfy { $0.frame.height == 44 })
    #expect(
      controller.tableView.contentSize == CGSize(width: 375, height: 4 * 28 + 6 * 44))
  }

  @Test("A search keeps the cells of the names that match")
  func search() throws {
    let controller = show()
    let alan = try #require(controller.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
    controller.show(matching: "al")
    #expect(texts(controller) == ["Alan"])
    #expect(controller.tableView.visibleCells.first === alan)
    #expect(alan.frame == CGRect(x: 0, y: 28, width: 375, height: 44))
    controller.show(matching: "")
    #expect(texts(controller).count == 6)
    #expect(alan.frame.minY == 116)
  }

  @Test("A deleted name takes its section along when it was the last one")
  func deletion() {
    let controller = show()
    controller.dataSource.tableView(
      controller.tableView, commit: .delete, forRowAt: IndexPath(row: 0, section: 1))
    #expect(texts(controller) == ["Ada", "Adele", "Alan", "Edsger", "Grace"])
    #expect(controller.tableView.numberOfSections == 3)
  }
}
