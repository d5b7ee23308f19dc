// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

@MainActor @Suite("Rows that are edited or indented") struct RowEditingTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var configure: (UITableViewCell, Int) -> Void = { _, _ in }
    var style = UITableViewCell.EditingStyle.delete

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      configure(cell, indexPath.row)
      return cell
    }
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { style }
    // The last row cannot be edited.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      indexPath.row < 2
    }
    // The row in the middle is not indented.
    func tableView(
      _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { indexPath.row != 1 }
  }

  private let rows = Rows()

  private func show(
    _ style: UITableView.Style = .plain,
    _ configure: @escaping (UITableViewCell, Int) -> Void = { _, _ in }
  ) -> UITableView {
    rows.configure = configure
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 500), style: style)
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
    return table
  }

  private func edit(_ table: UITableView, _ isEditing: Bool) {
    table.setEditing(isEditing, animated: false)
    table.layoutIfNeeded()
  }

  // The width of the control is an estimate, so that it is compared with that of one row only.
  @Test("Edited rows make room for a control, unless they are not to be indented")
  func control() throws {
    let table = show(.grouped)
    edit(table, true)
    let cells = table.visibleCells
    #expect(cells.map(\.isEditing) == [true, true, false])
    let start = try #require(cells.first).contentView.frame.minX
    #expect(start > 0)
    #expect(cells.map(\.contentView.frame.minX) == [start, 0, 0])
    #expect(cells.map(\.contentView.frame.maxX) == [375, 375, 375])
    cells[0].shouldIndentWhileEditing = false
    table.layoutIfNeeded()
    #expect(cells[0].contentView.frame.minX == 0)
    cells[0].shouldIndentWhileEditing = true
    edit(table, false)
    #expect(cells.map(\.contentView.frame.minX) == [0, 0, 0])
  }

  // Apple's documentation of `shouldIndentWhileEditing`, which the delegate's method replaces: it has
  // an effect in grouped tables only. Programs observe that plain rows without a control follow it.
  @Test(
    "Rows of plain tables with a control are indented in any case",
    arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func styles(style: UITableView.Style) {
    let table = show(style)
    edit(table, true)
    #expect(table.visibleCells.map(\.editingStyle) == [.delete, .delete, .none])
    #expect((table.visibleCells[1].contentView.frame.minX > 0) == (style == .plain))
    rows.style = .none
    let bare = show(style)
    edit(bare, true)
    #expect(bare.visibleCells[0].contentView.frame.minX > 0)
    #expect(bare.visibleCells[1].contentView.frame.minX == 0)
  }

  // Apple's documentation of `editingAccessoryView`: the cell shows it in the editing state, and
  // no accessory if it is nil.
  @Test("An edited row has the accessory for editing in place of the other one")
  func accessories() throws {
    let usual = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let edited = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    rows.style = .none
    let table = show(.plain) { cell, row in
      cell.shouldIndentWhileEditing = false
      if row == 0 {
        cell.accessoryView = usual
        cell.editingAccessoryView = edited
      } else {
        cell.accessoryType = .checkmark
      }
    }
    let cells = table.visibleCells
    // The accessory ends at the margin of 16.
    #expect(cells[0].contentView.frame.width == 339)
    #expect(usual.superview === cells[0] && edited.superview == nil)
    let plain = cells[1].contentView.frame.width
    #expect(plain < 375)
    edit(table, true)
    #expect(cells[0].contentView.frame.width == 329)
    #expect(edited.frame.maxX == 359)
    #expect(usual.superview == nil && edited.superview === cells[0])
    #expect(cells[1].contentView.frame.width == 375)
    // The last row is not edited.
    #expect(cells[2].contentView.frame.width == plain)
    edit(table, false)
    #expect(usual.superview === cells[0] && edited.superview == nil)
    #expect(cells[1].contentView.frame.width == plain)
  }

  // Apple's documentation of `indentationLevel`: the level times the width of a level.
  @Test("Texts are indented by the level of their cell")
  func levels() {
    let table = show(.plain) { cell, row in cell.indentationLevel = row }
    #expect(table.visibleCells.map { $0.textLabel?.frame.minX } == [16, 26, 36])
    table.visibleCells[1].indentationWidth = 15
    table.layoutIfNeeded()
    #expect(table.visibleCells[1].textLabel?.frame.minX == 31)
  }

  @Test("The delegate chooses the levels of rows")
  func levelsOfDelegate() {
    final class Delegate: NSObject, UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
      ) -> Int { 2 * indexPath.row }
    }
    let delegate = Delegate()
    let table = show()
    table.delegate = delegate
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.frame.minX } == [16, 36, 56])
  }
}
