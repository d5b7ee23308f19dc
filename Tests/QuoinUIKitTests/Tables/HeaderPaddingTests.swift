// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

@MainActor @Suite("Space above headers") struct HeaderPaddingTests {
  private final class Rows: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    // The section in the middle has no header.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section == 1 ? nil : "Title"
    }
  }

  private let rows = Rows()

  private func show(_ style: UITableView.Style) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500), style: style)
    table.rowHeight = 50
    table.sectionHeaderHeight = 30
    table.sectionFooterHeight = 0
    table.sectionHeaderTopPadding = 20
    table.dataSource = rows
    table.layoutIfNeeded()
    return table
  }

  // The sections end at 20 + 30 + 500 = 550, at 1050 and, after the header at 1070, at 1600.
  @Test("Scrolling to the first row of a section shows its header, and no header of another one")
  func scrolling() {
    let table = show(.plain)
    func offset(_ row: Int, _ section: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
      table.scrollToRow(at: IndexPath(row: row, section: section), at: position, animated: false)
      return table.contentOffset.y
    }
    #expect(offset(0, 2, .top) == 1070)
    #expect(offset(0, 1, .top) == 550)
    #expect(offset(2, 1, .top) == 650)
    #expect(offset(9, 1, .bottom) == 550)
  }

  // Apple's documentation of `sectionHeaderTopPadding`: the space above each section header.
  @Test("The space is above each header of a plain table")
  func places() {
    let table = show(.plain)
    #expect(table.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 20, width: 320, height: 30))
    #expect(table.visibleCells.first?.frame.minY == 50)
    #expect(table.rect(forSection: 0).height == 550)
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 550, width: 320, height: 500))
    #expect(
      table.rectForHeader(inSection: 2) == CGRect(x: 0, y: 1070, width: 320, height: 30))
    #expect(table.contentSize.height == 1600)
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 100)
    // The header leaves with the end of its section, at 550.
    table.contentOffset.y = 530
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 520)
  }

  @Test("No space is left unless a program sets it")
  func automatic() {
    let table = show(.plain)
    table.sectionHeaderTopPadding = UITableView.automaticDimension
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 0)
  }
}
