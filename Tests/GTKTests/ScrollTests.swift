// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import CWidgetInput
import Foundation
import QuoinGTK
import QuoinUIKit
import Testing

@MainActor @Suite("What scrolls", .serialized)
struct ScrollTests {
  private final class Recorder: NSObject, UIScrollViewDelegate {
    var offsets: [CGFloat] = []
    var calls: [String] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.y)
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("begin") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      calls.append("end")
    }
  }

  private func scrollView(in stage: Stage, height: CGFloat = 1000) -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 20, y: 30, width: 200, height: 150))
    scroll.contentSize = CGSize(width: 200, height: height)
    stage.root.addSubview(scroll)
    return scroll
  }

  @Test("A bar that is moved sets the offset, and an offset that is set moves the bar")
  func offsets() throws {
    try Stage.run { stage in
      let (scroll, recorder) = (scrollView(in: stage), Recorder())
      scroll.delegate = recorder
      let box = UIView(frame: CGRect(x: 10, y: 300, width: 20, height: 20))
      scroll.addSubview(box)
      try stage.settle()
      let widget = try stage.widget(of: scroll)
      #expect(input_scroll_limit(widget) == 850)

      input_scroll(widget, 0, 250)
      #expect(scroll.contentOffset == CGPoint(x: 0, y: 250))
      #expect(recorder.offsets == [250])
      try stage.settle()
      // 30 for the scroll view, 300 in the content, 250 of which are above.
      #expect(stage.shownFrame(of: box).minY == 80)
      #expect(Program.turn { recorder.calls == ["begin", "end"] })

      scroll.contentOffset.y = 400
      #expect(Program.turn { input_scroll_offset(widget) == 400 })
      #expect(recorder.calls.count == 2)
    }
  }

  @Test("Insets can be scrolled to, and contents that fit cannot be scrolled")
  func range() throws {
    try Stage.run { stage in
      let scroll = scrollView(in: stage)
      scroll.contentInset = UIEdgeInsets(top: 40, left: 0, bottom: 10, right: 0)
      try stage.settle()
      let widget = try stage.widget(of: scroll)
      #expect(input_scroll_offset(widget) == -40)
      #expect(input_scroll_limit(widget) == 860)
      input_scroll(widget, 0, -100)
      #expect(scroll.contentOffset.y == -40)
      scroll.contentInset = .zero
      scroll.contentSize.height = 100
      scroll.contentOffset = .zero
      #expect(Program.turn { input_scroll_limit(widget) == 0 })
    }
  }

  @Test("Constraints to the content guide say how far a view scrolls")
  func contentGuide() throws {
    try Stage.run { stage in
      let (scroll, label) = (UIScrollView(), UILabel())
      label.numberOfLines = 0
      label.text = String(repeating: "Many words that wrap. ", count: 60)
      label.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(label)
      stage.add(scroll)
      let guide = scroll.contentLayoutGuide
      NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: stage.root.topAnchor),
        scroll.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
        scroll.widthAnchor.constraint(equalToConstant: 200),
        scroll.heightAnchor.constraint(equalToConstant: 100),
        label.topAnchor.constraint(equalTo: guide.topAnchor),
        label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        label.widthAnchor.constraint(equalToConstant: 200),
      ])
      try stage.settle()
      #expect(label.frame.height > 300)
      let widget = try stage.widget(of: scroll)
      #expect(input_scroll_limit(widget) == Double(label.frame.height - 100))
    }
  }

  /// Rows with texts of one to three lines.
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var selected: [IndexPath] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      (cell as? Row)?.label.text =
        String(repeating: "Row \(indexPath.row) has some text. ", count: indexPath.row % 3 * 2 + 1)
      return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath)
    }
  }

  private final class Row: UITableViewCell {
    let label = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private func table(_ rows: Rows, in stage: Stage) -> UITableView {
    let table = UITableView(frame: stage.root.bounds)
    table.register(Row.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.delegate) = (rows, rows)
    stage.root.addSubview(table)
    return table
  }

  @Test("Of 10,000 rows only those in sight have widgets, wherever the table is scrolled to")
  func tableRows() throws {
    try Stage.run { stage in
      let rows = Rows()
      let table = table(rows, in: stage)
      try stage.settle()
      let widget = try stage.widget(of: table)
      for step in 0..<12 {
        input_scroll(widget, 0, Double(step) * 35_000 / 12)
        try stage.settle()
        let cells = table.visibleCells
        #expect(!cells.isEmpty && cells.count <= 40)
        // The rows lie without gaps and cover the table.
        for (cell, next) in zip(cells, cells.dropFirst()) {
          #expect(cell.frame.maxY == next.frame.minY)
        }
        #expect((cells.first?.frame.minY ?? .infinity) <= table.bounds.minY)
        #expect((cells.last?.frame.maxY ?? 0) >= table.bounds.maxY)
        #expect(Program.shownViewCount <= 200)
      }
      // The first time, the last rows have estimated heights.
      for _ in 0..<2 {
        table.scrollToRow(at: IndexPath(row: 9_999, section: 0), at: .bottom, animated: false)
        try stage.settle()
      }
      #expect(table.indexPathsForVisibleRows?.last?.row == 9_999)
    }
  }

  @Test("A click selects the row under the pointer")
  func selection() throws {
    try Stage.run { stage in
      let rows = Rows()
      let table = table(rows, in: stage)
      try stage.settle()
      let third = table.rectForRow(at: IndexPath(row: 2, section: 0))
      Program.click(at: table.convert(CGPoint(x: 30, y: third.midY), to: nil), in: stage.window)
      #expect(rows.selected == [IndexPath(row: 2, section: 0)])
      #expect(table.indexPathForSelectedRow?.row == 2)
    }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1000 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
  }

  @Test("A collection shows the items in sight")
  func collection() throws {
    try Stage.run { stage in
      let items = Items()
      let view = UICollectionView(frame: stage.root.bounds)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      view.dataSource = items
      stage.root.addSubview(view)
      try stage.settle()
      input_scroll(try stage.widget(of: view), 0, 3_000)
      try stage.settle()
      #expect(view.contentOffset.y == 3_000)
      #expect(!view.visibleCells.isEmpty)
      for cell in view.visibleCells { #expect(cell.frame.intersects(view.bounds)) }
      #expect(Program.shownViewCount < 150)
    }
  }
}
#endif
