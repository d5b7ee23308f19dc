// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

@MainActor @Suite("Rows of tables") struct TableRowTests {
  /// A data source of numbered rows that counts what is asked of it.
  final class Numbers: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts = [0]
    var heights: [IndexPath: CGFloat] = [:]
    var headers: [Int: String] = [:]
    var headerHeight: CGFloat = 30
    var made = 0
    var calls: [String] = []

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell: UITableViewCell
      if let waiting = tableView.dequeueReusableCell(withIdentifier: "row") {
        cell = waiting
      } else {
        cell = UITableViewCell(style: .default, reuseIdentifier: "row")
        made += 1
      }
      cell.tag = indexPath.row
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      headers[section]
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      heights[indexPath] ?? tableView.rowHeight
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      headers[section] == nil ? 0 : headerHeight
    }
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { calls.append("show \(indexPath.section).\(indexPath.row)") }
    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { calls.append("hide \(indexPath.section).\(indexPath.row)") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      calls.append("scroll \(Int(scrollView.contentOffset.y))")
    }
  }

  private func makeTable(
    _ numbers: Numbers, style: UITableView.Style = .plain, rowHeight: CGFloat = 50
  ) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500), style: style)
    table.rowHeight = rowHeight
    table.dataSource = numbers
    table.delegate = numbers
    table.layoutIfNeeded()
    return table
  }

  @Test("Rows of one height are below each other, and only those in sight have cells")
  func fixedHeights() throws {
    let numbers = Numbers()
    numbers.counts = [100_000]
    let table = makeTable(numbers)
    #expect(table.contentSize == CGSize(width: 320, height: 5_000_000))
    // 500 points show 10 rows of 50.
    #expect(table.indexPathsForVisibleRows == (0..<10).map { IndexPath(row: $0, section: 0) })
    #expect(table.visibleCells.map(\.frame.minY) == (0..<10).map { CGFloat($0) * 50 })
    #expect(table.visibleCells.allSatisfy { $0.frame.size == CGSize(width: 320, height: 50) })
    #expect(numbers.made == 10)
    #expect(
      table.rectForRow(at: IndexPath(row: 99_999, section: 0))
        == CGRect(x: 0, y: 4_999_950, width: 320, height: 50))
  }

  @Test("Cells that leave the sight are used again for rows that come into it")
  func reuse() throws {
    let numbers = Numbers()
    numbers.counts = [1000]
    let table = makeTable(numbers)
    numbers.calls = []
    table.contentOffset.y = 30
    table.layoutIfNeeded()
    // Row 0 keeps 20 points, row 10 gets 30.
    #expect(numbers.calls == ["scroll 30", "show 0.10"])
    #expect(numbers.made == 11)
    table.contentOffset.y = 25_000
    table.layoutIfNeeded()
    #expect(numbers.made == 11)
    #expect(table.visibleCells.map(\.tag) == Array(500..<510))
    #expect(table.visibleCells.map(\.frame.minY) == (500..<510).map { CGFloat($0) * 50 })
    let cell = try #require(table.cellForRow(at: IndexPath(row: 503, section: 0)))
    #expect(table.indexPath(for: cell) == IndexPath(row: 503, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 25_049)) == IndexPath(row: 500, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 25_050)) == IndexPath(row: 501, section: 0))
  }

  @Test("Heights of the delegate, headers and the views at both ends add up")
  func heights() {
    let numbers = Numbers()
    numbers.counts = [2, 1]
    numbers.headers = [1: "Second"]
    numbers.heights = [IndexPath(row: 1, section: 0): 80]
    let table = makeTable(numbers)
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 7))
    table.layoutIfNeeded()
    #expect(
      table.visibleCells.map(\.frame) == [
        CGRect(x: 0, y: 100, width: 320, height: 50), CGRect(x: 0, y: 150, width: 320, height: 80),
        CGRect(x: 0, y: 260, width: 320, height: 50),
      ])
    #expect(table.headerView(forSection: 1)?.frame == CGRect(x: 0, y: 230, width: 320, height: 30))
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 230, width: 320, height: 80))
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 310, width: 320, height: 7))
    #expect(table.contentSize.height == 317)
  }

  @Test("A header that is assigned again has its new height")
  func headerAssignedAgain() {
    let numbers = Numbers()
    numbers.counts = [2]
    let table = makeTable(numbers)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
    table.tableHeaderView = header
    table.layoutIfNeeded()
    #expect(table.visibleCells.first?.frame.minY == 100)
    header.frame.size.height = 40
    table.tableHeaderView = header
    table.layoutIfNeeded()
    #expect(table.visibleCells.first?.frame.minY == 40)
  }

  // Tables bounce by default, so that the safe area counts in short ones too.
  @Test("The rows of a short table begin below the status bar")
  func shortTable() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.layoutOverrides = LayoutOverrides(
      safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    window.isHidden = false
    let table = makeTable(Numbers())
    table.frame = window.bounds
    window.addSubview(table)
    window.layoutIfNeeded()
    #expect(table.alwaysBounceVertical)
    #expect(table.adjustedContentInset.top == 20)
    #expect(table.contentOffset.y == -20)
  }

  @Test("The header of a plain table stays in sight until its section ends")
  func stickyHeaders() {
    let numbers = Numbers()
    numbers.counts = [20, 20]
    numbers.headers = [0: "First", 1: "Second"]
    let table = makeTable(numbers)
    table.contentOffset.y = 200
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 200)
    // The first section is 30 + 20 × 50 long, so its header leaves with its end.
    table.contentOffset.y = 1010
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 1000)
    #expect(table.headerView(forSection: 1)?.frame.minY == 1030)
    let grouped = makeTable(numbers, style: .grouped)
    grouped.contentOffset.y = 20
    grouped.layoutIfNeeded()
    #expect(grouped.headerView(forSection: 0)?.frame.minY == 0)
  }

  /// A cell whose text decides its height.
  final class TextCell: UITableViewCell {
    let box = UIView()
    lazy var height = box.heightAnchor.constraint(equalToConstant: 0)

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10), height,
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A data source of cells that size themselves: row n wants 10 n + 20 points.
  final class Texts: NSObject, UITableViewDataSource {
    var asked: Set<Int> = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      asked.insert(indexPath.row)
      let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
      (cell as? TextCell)?.height.constant = CGFloat(indexPath.row) * 10
      return cell
    }
  }

  @Test("Rows are as high as the constraints of their cells, estimated until they are in sight")
  func selfSizing() throws {
    let texts = Texts()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    table.register(TextCell.self, forCellReuseIdentifier: "text")
    table.estimatedRowHeight = 100
    table.dataSource = texts
    table.layoutIfNeeded()
    // 20 + 30 + 40 + 50 + 60 fill the 200 points exactly; the rows after them are estimated.
    #expect(table.visibleCells.map(\.frame.height) == [20, 30, 40, 50, 60])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 20, 50, 90, 140])
    #expect(table.contentSize.height == 3700)
    #expect(texts.asked == [0, 1, 2, 3, 4])
    let cell = try #require(table.visibleCells.last as? TextCell)
    #expect(cell.box.frame == CGRect(x: 10, y: 10, width: 300, height: 40))
    table.contentOffset.y = 200
    table.layoutIfNeeded()
    // Rows 5 to 7 of 70, 80 and 90 points, and 32 of 100.
    #expect(table.visibleCells.map(\.frame.minY) == [200, 270, 350])
    #expect(table.contentSize.height == 3640)
  }

  @Test("Another width measures the rows again")
  func resize() {
    let numbers = Numbers()
    numbers.counts = [3]
    let table = makeTable(numbers)
    table.frame.size = CGSize(width: 200, height: 500)
    table.layoutIfNeeded()
    #expect(
      table.visibleCells.allSatisfy { $0.frame.width == 200 && $0.contentView.bounds.width == 200 })
    #expect(table.contentSize == CGSize(width: 200, height: 150))
  }

  @Test("A header that has no height after a change of the width is removed")
  func removedHeader() {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      let header = UIView()
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        header
      }
      func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
      ) -> CGFloat { tableView.bounds.width > 600 ? 0 : 40 }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 900))
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    #expect(source.header.superview === table)
    table.frame.size.width = 700
    table.layoutIfNeeded()
    #expect(source.header.superview == nil)
  }

  @Test("Cells stay when the width changes, with the heights for it")
  func keptCells() throws {
    final class Half: UITableViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: size.width / 2)
      }
    }
    final class Source: NSObject, UITableViewDataSource {
      var made = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        made += 1
        return Half(style: .default, reuseIdentifier: nil)
      }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 900))
    table.dataSource = source
    table.layoutIfNeeded()
    let cells = table.visibleCells
    #expect(cells.map(\.frame.height) == [150, 150])
    table.frame.size.width = 400
    table.layoutIfNeeded()
    #expect(source.made == 2)
    #expect(table.visibleCells == cells)
    #expect(
      cells.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 400, height: 200), CGRect(x: 0, y: 200, width: 400, height: 200),
      ])
  }

  @Test("Changes are shown as the data source has them afterwards")
  func changes() {
    let numbers = Numbers()
    numbers.counts = [3]
    let table = makeTable(numbers)
    table.beginUpdates()
    numbers.counts = [2]
    table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    table.endUpdates()
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 2)
    #expect(table.numberOfRows(inSection: 0) == 2)
    numbers.counts = [4, 1]
    table.performBatchUpdates(
      { table.insertSections([1], with: .fade) }, completion: { #expect($0) })
    #expect(table.numberOfSections == 2)
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 5)
    numbers.counts = []
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells.isEmpty && table.contentSize.height == 0)
  }

  @Test("One row is selected at a time unless several may be")
  func selection() throws {
    let numbers = Numbers()
    numbers.counts = [5]
    let table = makeTable(numbers)
    let paths = (0..<2).map { IndexPath(row: $0, section: 0) }
    for path in paths { table.selectRow(at: path, animated: false, scrollPosition: .none) }
    #expect(table.indexPathsForSelectedRows == [paths[1]])
    #expect(table.visibleCells.map(\.isSelected) == [false, true, false, false, false])
    table.allowsMultipleSelection = true
    table.selectRow(at: paths[0], animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [paths[1], paths[0]])
    table.deselectRow(at: paths[1], animated: true)
    #expect(table.indexPathForSelectedRow == paths[0])
    #expect(table.visibleCells.map(\.isSelected) == [true, false, false, false, false])
  }

  @Test(
    "Scrolling to a row brings it to the place that was asked for",
    arguments: [
      (UITableView.ScrollPosition.top, 2500.0), (.bottom, 2050), (.middle, 2275),
    ])
  func scrolling(position: UITableView.ScrollPosition, offset: CGFloat) {
    let numbers = Numbers()
    numbers.counts = [100]
    let table = makeTable(numbers)
    // Row 50 extends from 2500 to 2550, and 500 points are seen.
    table.scrollToRow(at: IndexPath(row: 50, section: 0), at: position, animated: false)
    #expect(table.contentOffset.y == offset)
    // The content ends at 5000.
    table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 4500)
  }

  @Test("An identifier without a class stops the program with what to do")
  func unregistered() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UITableView().dequeueReusableCell(
          withIdentifier: "none", for: IndexPath(row: 0, section: 0))
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("register(_:forCellReuseIdentifier:)"))
  }

  @Test("Headers of a registered class are made and used again")
  func registeredHeaders() throws {
    final class Header: UITableViewHeaderFooterView {}
    let table = UITableView()
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    let view = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "header"))
    #expect(view is Header && view.reuseIdentifier == "header")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
  }

  // Apple's documentation of `tableHeaderView`: the table keeps its height and sets its width.
  @Test("The views at both ends are placed in a table without data source")
  func endsWithoutRows() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
    let (header, footer) = (UIView(), UIView())
    header.frame.size.height = 80
    footer.frame.size.height = 30
    table.tableHeaderView = header
    table.tableFooterView = footer
    table.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 80))
    #expect(footer.frame == CGRect(x: 0, y: 80, width: 320, height: 30))
    #expect(table.contentSize == CGSize(width: 320, height: 110))
  }
}
