// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

/// Interface Builder stores 11 points above and below for content views of rows, at the sides the
/// margin of the table, which is 16 points below a width of 414 and 20 from there on, and 8 beside an
/// accessory.
@MainActor @Suite("Margins of rows") struct RowMarginTests {
  private final class Rows: NSObject, UITableViewDataSource {
    var configure: (UITableViewCell) -> Void = { _ in }
    var title: String?

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      title
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      configure(cell)
      return cell
    }
  }

  private let rows = Rows()

  private func show(
    width: CGFloat, _ configure: @escaping (UITableViewCell) -> Void = { _ in }
  ) throws -> (table: UITableView, cell: UITableViewCell) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 500))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    rows.configure = configure
    table.dataSource = rows
    table.layoutIfNeeded()
    return (table, try #require(table.visibleCells.first))
  }

  @Test("Content views have the margins of the table", arguments: [(375.0, 16.0), (414, 20)])
  func sides(width: CGFloat, side: CGFloat) throws {
    let (table, cell) = try show(width: width)
    #expect(
      cell.contentView.layoutMargins
        == UIEdgeInsets(top: 11, left: side, bottom: 11, right: side))
    cell.accessoryType = .disclosureIndicator
    table.layoutIfNeeded()
    #expect(cell.contentView.layoutMargins.left == side)
    #expect(cell.contentView.layoutMargins.right == 8)
  }

  // Apple's documentation of custom headers aligns them with rows by the margins of both.
  @Test("Content views of headers have the margins of the table at the sides")
  func headers() throws {
    final class Delegate: NSObject, UITableViewDelegate {
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        header
      }
    }
    let delegate = Delegate()
    let (table, _) = try show(width: 414)
    table.delegate = delegate
    table.layoutIfNeeded()
    #expect(
      delegate.header.contentView.layoutMargins
        == UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20))
  }

  @Test("Margins that a program sets stay, also when the width changes")
  func ownMargins() throws {
    let (table, cell) = try show(width: 375) { $0.contentView.layoutMargins = .zero }
    table.frame.size.width = 500
    table.layoutIfNeeded()
    #expect(cell.contentView.layoutMargins == .zero)
  }

  @Test("A row is as high as its content and the margins above and below")
  func height() throws {
    let (table, _) = try show(width: 375) { cell in
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      let margins = cell.contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: margins.topAnchor),
        box.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        box.heightAnchor.constraint(equalToConstant: 100),
      ])
    }
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 122)
  }

  // Apple's documentation of `separatorInset`: positive insets move the content of a cell and its
  // separator inward, and those of the cell take precedence over those of the table.
  @Test("Insets of the separator move texts of standard cells inward")
  func separatorInsets() throws {
    let (table, cell) = try show(width: 375) { $0.textLabel?.text = "Text" }
    func start() -> CGFloat? {
      table.layoutIfNeeded()
      return cell.textLabel?.frame.minX
    }
    #expect(table.separatorInset.left == 16 && cell.separatorInset.left == 16)
    #expect(start() == 16)
    table.separatorInset.left = 40
    #expect(start() == 40)
    cell.separatorInset.left = 60
    #expect(start() == 60)
    cell.separatorInset.left = 0
    #expect(start() == 16)
  }

  // (1000 - 672) / 2: text that is wider than 672 points is hard to read.
  @Test("Margins leave rows of a wide table the readable width if the table says so")
  func readableWidth() throws {
    let (table, cell) = try show(width: 1000) { $0.textLabel?.text = "Text" }
    table.cellLayoutMarginsFollowReadableWidth = true
    table.layoutIfNeeded()
    #expect(cell.contentView.layoutMargins.left == 164)
    #expect(cell.textLabel?.frame.minX == 164)
  }

  @Test("A title of several lines makes its header as much higher as it has more lines")
  func longTitles() throws {
    let (table, _) = try show(width: 375)
    rows.title = "Short"
    table.reloadData()
    let short = table.rectForHeader(inSection: 0).height
    rows.title = "First\nsecond\nthird"
    table.reloadData()
    let line = UILabel()
    line.font = .preferredFont(forTextStyle: .headline)
    line.numberOfLines = 0
    line.text = rows.title
    let all = line.intrinsicContentSize.height
    line.text = "Short"
    let added = all - line.intrinsicContentSize.height
    #expect(added > 0)
    #expect(abs(table.rectForHeader(inSection: 0).height - short - added) < 0.001)
  }
}
