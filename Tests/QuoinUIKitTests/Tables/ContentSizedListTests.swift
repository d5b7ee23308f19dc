// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

/// Lists to which programs give the height of their content, and data sources that change the list
/// while it asks them.
@MainActor @Suite("Lists with the height of their content") struct ContentSizedListTests {
  /// A row of a height that its constraints determine.
  private final class Row: UITableViewCell {
    func fill(height: CGFloat) {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: contentView.topAnchor),
        view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        view.heightAnchor.constraint(equalToConstant: height),
      ])
    }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    var heights: [CGFloat] = []
    var whileAsked: (UITableView) -> Void = { _ in }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      heights.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      whileAsked(tableView)
      let row = Row(style: .default, reuseIdentifier: nil)
      row.fill(height: heights[indexPath.row])
      return row
    }
  }

  private final class SizedTable: UITableView {
    override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize {
      layoutIfNeeded()
      return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
    }
  }

  // 33 points above the rows and 44 below them.
  @Test("A table that lays itself out to compute its content size is as high as its rows")
  func sizedTable() {
    let rows = Rows()
    let table = SizedTable(frame: .zero)
    table.separatorStyle = .none
    table.dataSource = rows
    let (above, below) = (UIView(), UIView())
    above.heightAnchor.constraint(equalToConstant: 33).isActive = true
    below.heightAnchor.constraint(equalToConstant: 44).isActive = true
    let stack = UIStackView(arrangedSubviews: [above, table, below])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scroll.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
    for heights: [CGFloat] in [[50, 60, 70, 80, 90, 100, 110], [10], [40, 40], []] {
      rows.heights = heights
      table.reloadData()
      scroll.layoutIfNeeded()
      let total = heights.reduce(0, +)
      #expect(table.frame == CGRect(x: 0, y: 33, width: 320, height: total))
      #expect(below.frame.minY == 33 + total)
      #expect(scroll.contentSize == CGSize(width: 320, height: 77 + total))
    }
  }

  @Test("A data source may scroll, lay out and reload the table that asks it for a cell")
  func changingDataSource() {
    let changes: [(limit: Int, change: (UITableView) -> Void)] = [
      (.max, { $0.layoutIfNeeded() }), (1, { $0.reloadData() }),
      (.max, { $0.scrollToRow(at: IndexPath(row: 3, section: 0), at: .top, animated: false) }),
    ]
    for (limit, change) in changes {
      let rows = Rows()
      rows.heights = [50, 50, 50, 50, 50, 50]
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      table.dataSource = rows
      var count = 0
      rows.whileAsked = {
        count += 1
        if count <= limit { change($0) }
      }
      table.layoutIfNeeded()
      #expect(table.visibleCells.allSatisfy { $0.frame.height == 50 })
      #expect(!table.visibleCells.isEmpty)
    }
  }

  // Apple's documentation of `estimatedRowHeight`: 0 disables estimates, and the value must not be 0
  // for rows that size themselves. The standard height is 44 points.
  @Test("Rows size themselves unless the table has no estimates", arguments: [(0, 44.0), (30, 70)])
  func estimates(estimate: Int, height: Double) {
    let rows = Rows()
    rows.heights = [70, 70]
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.separatorStyle = .none
    table.estimatedRowHeight = CGFloat(estimate)
    table.dataSource = rows
    table.layoutIfNeeded()
    #expect(
      table.rectForRow(at: IndexPath(row: 1, section: 0))
        == CGRect(x: 0, y: height, width: 320, height: height))
  }
}
