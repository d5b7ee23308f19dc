// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

/// The snapshot that a data source shows, with the index paths of its items.
struct ShownSnapshot<Section: Hashable, Item: Hashable> {
  /// The sections and items whose views are requested again after a change.
  struct Marks {
    var reloadedSections = IndexSet()
    var reloadedItems: [IndexPath] = []
    var reconfiguredItems: [IndexPath] = []
  }

  /// The current snapshot without its reload marks, which are applied once.
  private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
  private var paths = SnapshotPaths<Item>(SnapshotContent<Section, Item>())

  mutating func replace(by new: NSDiffableDataSourceSnapshot<Section, Item>) {
    snapshot = NSDiffableDataSourceSnapshot()
    snapshot.content = new.content
    paths = SnapshotPaths(new.content)
  }

  /// Replaces the snapshot and returns the changes.
  mutating func exchange(
    for new: NSDiffableDataSourceSnapshot<Section, Item>
  ) -> SnapshotDifference<Section, Item> {
    let difference = SnapshotDifference(from: snapshot.content, to: new.content)
    replace(by: new)
    return difference
  }

  /// Returns the index paths of the sections and items that a snapshot reloads.
  func marks(of new: NSDiffableDataSourceSnapshot<Section, Item>) -> Marks {
    var marks = Marks()
    let sections = Set(new.reloadedSectionIdentifiers)
    if !sections.isEmpty {
      for (index, section) in snapshot.sectionIdentifiers.enumerated()
      where sections.contains(section) {
        marks.reloadedSections.insert(index)
      }
    }
    marks.reloadedItems = new.reloadedItemIdentifiers.compactMap(paths.path(of:))
    marks.reconfiguredItems = new.reconfiguredItemIdentifiers.compactMap(paths.path(of:))
    return marks
  }

  func path(of item: Item) -> IndexPath? { paths.path(of: item) }

  func section(at index: Int) -> Section? {
    snapshot.content.sections.indices.contains(index) ? snapshot.content.sections[index] : nil
  }

  func item(at path: IndexPath) -> Item? {
    guard path.count == 2, let section = section(at: path.section),
      let items = snapshot.content.items[section], items.indices.contains(path.item)
    else { return nil }
    return items[path.item]
  }

  func numberOfItems(inSection index: Int) -> Int {
    guard let section = section(at: index) else { return 0 }
    return snapshot.content.items[section]?.count ?? 0
  }
}

/// The failures of functions of a program that return no view.
enum ShownSnapshotMisuse {
  static func stop(withoutCellAt path: IndexPath, _ source: String) -> Never {
    ProgrammerError.stop(
      "cell-provider-without-cell",
      "The cell provider of a \(source) returned no cell for item \(path.item) of section "
        + "\(path.section); return a cell for each item of the snapshot.")
  }

  static func stop(withoutView kind: String, at path: IndexPath) -> Never {
    ProgrammerError.stop(
      "supplementary-provider-without-view",
      "The layout has a supplementary view of kind \(kind) at \(path.section), and the "
        + "supplementaryViewProvider of the UICollectionViewDiffableDataSource is missing or returned "
        + "none; return a view for each kind of the layout.")
  }
}
