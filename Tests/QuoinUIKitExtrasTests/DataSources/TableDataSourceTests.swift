// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import QuoinUIKitExtras
import Testing

@MainActor @Suite("Snapshots in tables") struct TableDataSourceTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  /// A cell that is 20 + *n* high for item *n*, and which counts how often it was configured.
  final class ItemCell: UITableViewCell {
    var configurations = 0
    private lazy var heightConstraint = contentView.heightAnchor.constraint(equalToConstant: 0)

    func configure(_ item: Int) {
      tag = item
      configurations += 1
      if contentView.subviews.isEmpty { contentView.addSubview(UIView()) }
      heightConstraint.constant = CGFloat(20 + item)
      heightConstraint.priority = UILayoutPriority(999)
      heightConstraint.isActive = true
    }
  }

  /// Sections with titles, which a subclass provides as programs do.
  final class TitledSource: UITableViewDiffableDataSource<Int, Int> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sectionIdentifier(for: section).map { "Section \($0)" } }
  }

  @MainActor final class Shown {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 150, height: 200))
    let source: TitledSource

    init() {
      table.register(ItemCell.self, forCellReuseIdentifier: "item")
      source = TitledSource(tableView: table) { table, path, item in
        let cell = table.dequeueReusableCell(withIdentifier: "item", for: path)
        (cell as? ItemCell)?.configure(item)
        return cell
      }
    }

    /// The frame of each shown cell and header, by its item or title.
    var frames: [String: CGRect] {
      table.layoutIfNeeded()
      var frames: [String: CGRect] = [:]
      for cell in table.visibleCells { frames["item \(cell.tag)"] = cell.frame }
      for section in 0..<table.numberOfSections {
        guard let header = table.headerView(forSection: section) else { continue }
        frames[header.textLabel?.text ?? ""] = header.frame
      }
      return frames
    }

    func cell(_ item: Int) -> ItemCell? {
      source.indexPath(for: item).flatMap { table.cellForRow(at: $0) as? ItemCell }
    }
  }

  private func snapshot(_ sections: [[Int]]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections.enumerated() {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  @Test("Rows are below the titles of their sections")
  func frames() {
    let shown = Shown()
    shown.source.apply(snapshot([[0, 10], [5]]))
    // Titles of plain tables are 28 points high.
    #expect(
      shown.frames == [
        "Section 0": CGRect(x: 0, y: 0, width: 150, height: 28),
        "item 0": CGRect(x: 0, y: 28, width: 150, height: 20),
        "item 10": CGRect(x: 0, y: 48, width: 150, height: 30),
        "Section 1": CGRect(x: 0, y: 78, width: 150, height: 28),
        "item 5": CGRect(x: 0, y: 106, width: 150, height: 25),
      ])
  }

  @Test("Rows that two snapshots have in common keep their cells and their selection")
  func identity() throws {
    let shown = Shown()
    shown.source.apply(snapshot([[0, 1, 2], [3]]))
    shown.table.layoutIfNeeded()
    let cells = try (0...3).map { try #require(shown.cell($0)) }
    shown.table.selectRow(
      at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    shown.source.apply(snapshot([[4, 0], [3, 2]]), animatingDifferences: false)
    shown.table.layoutIfNeeded()
    #expect(shown.cell(0) === cells[0])
    #expect(shown.cell(2) === cells[2])
    #expect(shown.cell(3) === cells[3])
    #expect(shown.table.indexPathForSelectedRow == IndexPath(row: 1, section: 1))
    #expect(cells[0].configurations == 1)
  }

  @Test("A reconfigured row is configured again in its cell")
  func reconfiguration() throws {
    let shown = Shown()
    var snapshot = snapshot([[0, 1]])
    shown.source.apply(snapshot)
    shown.table.layoutIfNeeded()
    let cell = try #require(shown.cell(0))
    snapshot.reconfigureItems([0])
    shown.source.apply(snapshot)
    shown.table.layoutIfNeeded()
    #expect(shown.cell(0) === cell)
    #expect(cell.configurations == 2)
  }

  @Test("A cell provider without a cell stops the program with what to do")
  func withoutCell() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 150, height: 200))
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        source.apply(snapshot)
        table.layoutIfNeeded()
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("returned no cell for item 0 of section 0"))
  }

  @Test(
    "Random snapshots that are applied one after another look as if reloaded", arguments: 0..<3)
  func random(seed: UInt64) {
    var numbers = SeededGenerator(state: seed)
    let shown = Shown()
    var snapshot = numbers.makeSnapshot()
    for step in 0..<12 {
      shown.source.apply(snapshot)
      let reloaded = Shown()
      reloaded.source.applySnapshotUsingReloadData(snapshot)
      #expect(shown.frames == reloaded.frames, "step \(step)")
      for cell in shown.table.visibleCells {
        #expect(shown.table.indexPath(for: cell) == shown.source.indexPath(for: cell.tag))
      }
      snapshot =
        Bool.random(using: &numbers) ? numbers.change(snapshot) : numbers.makeSnapshot()
    }
  }
}
