// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import QuoinUIKitExtras
import Testing

@MainActor @Suite("Snapshots in collection views") struct CollectionDataSourceTests {
  typealias Source = UICollectionViewDiffableDataSource<Int, Int>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  /// A cell whose tag is its item, and which counts how often it was configured.
  final class ItemCell: UICollectionViewCell {
    var configurations = 0
  }

  /// A collection view with a data source whose item *n* is 30 points wide and 20 + *n* high.
  final class Shown: NSObject, UICollectionViewDelegateFlowLayout {
    let view: UICollectionView
    var source: Source?
    let registration = UICollectionView.CellRegistration<ItemCell, Int> { cell, _, item in
      cell.tag = item
      cell.configurations += 1
    }

    override init() {
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 0, height: 15)
      layout.minimumInteritemSpacing = 5
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 150, height: 200), collectionViewLayout: layout)
      super.init()
      view.delegate = self
      let registration = registration
      source = Source(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { [weak self] view, _, path in
        view.tag = self?.source?.sectionIdentifier(for: path.section) ?? -1
      }
      source?.supplementaryViewProvider = { view, _, path in
        view.dequeueConfiguredReusableSupplementary(using: header, for: path)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      CGSize(width: 30, height: 20 + (source?.itemIdentifier(for: indexPath) ?? 0))
    }

    /// The frame of each shown cell and header, by its item or section.
    var frames: [String: CGRect] {
      var frames: [String: CGRect] = [:]
      for cell in view.visibleCells { frames["item \(cell.tag)"] = cell.frame }
      let kind = UICollectionView.elementKindSectionHeader
      for header in view.visibleSupplementaryViews(ofKind: kind) {
        frames["section \(header.tag)"] = header.frame
      }
      return frames
    }

    func cell(_ item: Int) -> ItemCell? {
      source?.indexPath(for: item).flatMap { view.cellForItem(at: $0) as? ItemCell }
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

  @Test("Items are in the lines of their sections")
  func frames() {
    let shown = Shown()
    shown.source?.apply(snapshot([[0, 10], [5]]))
    // The header takes 15 points, the line of items 0 and 10 is 30 high. The item of 20 is in its
    // middle. The distance spreads 4 items of 30 over 150 points: (150 - 4 * 30) / 3 = 10; a line of
    // fewer items of different sizes has the least one.
    #expect(
      shown.frames == [
        "section 0": CGRect(x: 0, y: 0, width: 150, height: 15),
        "item 0": CGRect(x: 0, y: 20, width: 30, height: 20),
        "item 10": CGRect(x: 35, y: 15, width: 30, height: 30),
        "section 1": CGRect(x: 0, y: 45, width: 150, height: 15),
        "item 5": CGRect(x: 0, y: 60, width: 30, height: 25),
      ])
    #expect(shown.source?.itemIdentifier(for: IndexPath(item: 1, section: 0)) == 10)
    #expect(shown.source?.indexPath(for: 5) == IndexPath(item: 0, section: 1))
    #expect(shown.source?.index(for: 1) == 1)
    #expect(shown.source?.sectionIdentifier(for: 2) == nil)
  }

  @Test("Items that two snapshots have in common keep their cells and their selection")
  func identity() throws {
    let shown = Shown()
    shown.source?.apply(snapshot([[0, 1, 2], [3]]))
    let cells = try (0...3).map { try #require(shown.cell($0)) }
    shown.view.selectItem(
      at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    // 2 moves to the other section, 1 goes, 4 arrives.
    shown.source?.apply(snapshot([[4, 0], [3, 2]]))
    #expect(shown.cell(0) === cells[0])
    #expect(shown.cell(2) === cells[2])
    #expect(shown.cell(3) === cells[3])
    #expect(shown.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 1)])
    #expect(cells[2].isSelected)
    #expect(cells[0].configurations == 1)
  }

  @Test("A reconfigured item is configured again in its cell, a reloaded one is requested again")
  func reconfiguration() throws {
    let shown = Shown()
    var snapshot = snapshot([[0, 1]])
    shown.source?.apply(snapshot)
    let cell = try #require(shown.cell(0))
    snapshot.reconfigureItems([0])
    shown.source?.apply(snapshot)
    #expect(shown.cell(0) === cell)
    #expect(cell.configurations == 2)
    // The shown cells have nothing left to reload.
    #expect(shown.source?.snapshot().reconfiguredItemIdentifiers == [])
  }

  @Test("A forest shows its visible items, and a missing section is appended")
  func forests() {
    let shown = Shown()
    var forest = NSDiffableDataSourceSectionSnapshot<Int>()
    forest.append([1, 2])
    forest.append([3], to: 1)
    shown.source?.apply(forest, to: 7)
    #expect(shown.source?.snapshot().itemIdentifiers(inSection: 7) == [1, 2])
    forest.expand([1])
    shown.source?.apply(forest, to: 7)
    #expect(shown.source?.snapshot().itemIdentifiers == [1, 3, 2])
    #expect(shown.source?.snapshot(for: 7).level(of: 3) == 1)
    shown.source?.apply(Snapshot())
    #expect(shown.source?.snapshot(for: 7).items == [])
  }

  @Test("A moved item is in the snapshot between the calls of the handlers")
  func reordering() throws {
    let shown = Shown()
    let source = try #require(shown.source)
    source.apply(snapshot([[0, 1, 2]]))
    var calls: [[Int]] = []
    source.reorderingHandlers.canReorderItem = { $0 != 1 }
    source.reorderingHandlers.willReorder = { calls.append($0.initialSnapshot.itemIdentifiers) }
    source.reorderingHandlers.didReorder = { calls.append($0.finalSnapshot.itemIdentifiers) }
    #expect(source.collectionView(shown.view, canMoveItemAt: IndexPath(item: 0, section: 0)))
    #expect(!source.collectionView(shown.view, canMoveItemAt: IndexPath(item: 1, section: 0)))
    source.collectionView(
      shown.view, moveItemAt: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
    #expect(calls == [[0, 1, 2], [1, 2, 0]])
    #expect(source.snapshot().itemIdentifiers == [1, 2, 0])
  }

  @Test(
    "Random snapshots that are applied one after another look as if reloaded", arguments: 0..<3)
  func random(seed: UInt64) {
    var numbers = SeededGenerator(state: seed)
    let shown = Shown()
    var snapshot = numbers.makeSnapshot()
    for step in 0..<12 {
      shown.source?.apply(snapshot)
      shown.view.layoutIfNeeded()
      let reloaded = Shown()
      reloaded.source?.applySnapshotUsingReloadData(snapshot)
      reloaded.view.layoutIfNeeded()
      reloaded.view.contentOffset = shown.view.contentOffset
      reloaded.view.layoutIfNeeded()
      #expect(shown.frames == reloaded.frames, "step \(step)")
      #expect(shown.view.contentSize == reloaded.view.contentSize, "step \(step)")
      for cell in shown.view.visibleCells {
        #expect(shown.view.indexPath(for: cell) == shown.source?.indexPath(for: cell.tag))
      }
      snapshot =
        Bool.random(using: &numbers) ? numbers.change(snapshot) : numbers.makeSnapshot()
      if step == 6 { shown.view.contentOffset.y = 60 }
    }
  }
}
