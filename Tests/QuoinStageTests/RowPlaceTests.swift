// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinStage
import QuoinUIKit
import Testing

@MainActor @Suite("Rows of tables on a device") struct RowPlaceTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count: Int
    var header: UIView?
    let make: (Int) -> UITableViewCell

    init(_ count: Int, _ make: @escaping (Int) -> UITableViewCell) {
      self.count = count
      self.make = make
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { make(indexPath.row) }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      header
    }
  }

  private func show(_ rows: Rows, on stage: Stage) -> UITableView {
    let controller = UITableViewController(style: .plain)
    controller.tableView.dataSource = rows
    controller.tableView.delegate = rows
    controller.tableView.sectionHeaderHeight = 28
    stage.show(controller)
    return controller.tableView
  }

  // The safe area of an iPhone 15 on its side is 59 at both sides: 852 - 118 = 734.
  @Test("Content views of cells and headers are inset to the safe area")
  func contentViews() throws {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let rows = Rows(3) { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
    rows.header = header
    let stage = Stage(device: "iPhone 15", orientation: .landscape)
    let table = show(rows, on: stage)
    let cell = try #require(table.visibleCells.first)
    #expect(cell.frame.width == 852)
    #expect(cell.contentView.frame.minX == 59)
    #expect(cell.contentView.frame.width == 734)
    #expect(header.contentView.frame.minX == 59)
    #expect(header.contentView.frame.width == 734)
    table.insetsContentViewsToSafeArea = false
    stage.layoutIfNeeded()
    #expect(table.visibleCells.first?.contentView.frame.width == 852)
    table.insetsContentViewsToSafeArea = true
    stage.rotate(to: .portrait)
    let upright = try #require(table.visibleCells.first)
    #expect(upright.contentView.frame == upright.bounds)
  }

  @Test(
    "The text of a standard cell begins at the margin of the table",
    arguments: [("iPhone 15 Pro Max", 20 as CGFloat), ("iPhone 8", 16)])
  func texts(device: String, margin: CGFloat) {
    let rows = Rows(1) { _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      return cell
    }
    let table = show(rows, on: Stage(device: device))
    #expect(table.visibleCells.first?.textLabel?.frame.minX == margin)
    #expect(table.layoutMargins.left == margin)
  }

  // 25 + a line of 17 points, 20.33 on three pixels per point, + 25.
  @Test("A content view on the left of an equation keeps its mask, and the row its height")
  func contentOnTheLeft() throws {
    let rows = Rows(3) { _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let label = UILabel()
      label.text = "Text"
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 25),
        label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 10),
        cell.contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 25),
      ])
      return cell
    }
    let table = show(rows, on: Stage(device: "iPhone 15"))
    #expect(table.visibleCells.count == 3)
    let cell = try #require(table.visibleCells.first)
    #expect(cell.contentView.translatesAutoresizingMaskIntoConstraints)
    #expect(abs(cell.frame.height - (50 + 61.0 / 3)) < 0.01)
  }

  @Test("A row whose constraints give it no height has the standard one")
  func noHeight() {
    let rows = Rows(2) { _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentView.addSubview(UIView())
      return cell
    }
    let table = show(rows, on: Stage(device: "iPhone 8"))
    #expect(table.visibleCells.map(\.frame.height) == [44, 44])
  }

  @Test("Rows of no height have no cells, however many there are")
  func emptyRows() {
    let rows = Rows(20_000) { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
    let stage = Stage(device: "iPhone 8")
    let controller = UITableViewController(style: .plain)
    controller.tableView.rowHeight = 0
    controller.tableView.dataSource = rows
    stage.show(controller)
    #expect(controller.tableView.visibleCells.isEmpty)
  }

  @Test("Scrolling to a row that was not measured shows it at its place")
  func unmeasuredRow() {
    let rows = Rows(60) { row in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = String(repeating: "word ", count: 1 + row % 7 * 6)
      return cell
    }
    let stage = Stage(device: "iPhone 8")
    let table = show(rows, on: stage)
    for (row, position) in [(59, UITableView.ScrollPosition.bottom), (30, .top), (45, .none)] {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
      stage.layoutIfNeeded()
      let place = table.rectForRow(at: IndexPath(row: row, section: 0))
      #expect(table.bounds.contains(place))
      if position == .top { #expect(abs(place.minY - table.bounds.minY - 20) < 0.01) }
      if position == .bottom { #expect(abs(place.maxY - table.bounds.maxY) < 0.01) }
    }
  }

  @Test("Labels of standard cells follow their texts")
  func changedTexts() throws {
    for style in [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle] {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
      cell.textLabel?.text = "x"
      cell.detailTextLabel?.text = "y"
      cell.layoutIfNeeded()
      cell.textLabel?.text = "longer"
      cell.detailTextLabel?.text = "also longer"
      cell.layoutIfNeeded()
      let labels = [cell.textLabel, cell.detailTextLabel].compactMap { $0 }
      #expect(labels.allSatisfy { $0.frame.width == $0.intrinsicContentSize.width })
    }
  }
}
