// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// A data source that shows snapshots in a table view. Rows that two successive snapshots share
/// keep their cells.
///
/// The object becomes the data source of the table view, which does not retain it. Changes are
/// shown immediately.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// Returns the cell of an item, usually a dequeued one.
  public typealias CellProvider =
    @MainActor (
      _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

  /// The animation of changed rows. Stored: changes are shown immediately.
  public var defaultRowAnimation = UITableView.RowAnimation.automatic

  private let cellProvider: CellProvider
  private weak var tableView: UITableView?
  private var shown = ShownSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a data source for a table view, with an empty snapshot.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    self.tableView = tableView
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// Returns the snapshot that is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown.snapshot
  }

  /// Shows a snapshot by applying the changes from the previous one, and calls a completion
  /// handler.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let difference = shown.exchange(for: snapshot)
    if let tableView {
      let animation = animatingDifferences ? defaultRowAnimation : .none
      if !difference.isEmpty {
        tableView.performBatchUpdates({ tableView.change(by: difference, with: animation) })
      }
      let marks = shown.marks(of: snapshot)
      if !marks.reloadedSections.isEmpty {
        tableView.reloadSections(marks.reloadedSections, with: animation)
      }
      if !marks.reloadedItems.isEmpty {
        tableView.reloadRows(at: marks.reloadedItems, with: animation)
      }
      if !marks.reconfiguredItems.isEmpty {
        tableView.reconfigureRows(at: marks.reconfiguredItems)
      }
    }
    completion?()
  }

  /// Shows a snapshot by applying the changes from the previous one.
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Shows a snapshot by reloading the table view, and calls a completion handler.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    shown.replace(by: snapshot)
    tableView?.reloadData()
    completion?()
  }

  /// Shows a snapshot by reloading the table view.
  public func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  // MARK: Identifiers

  /// Returns the item of a row.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath)
  }
  /// Returns the index path of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.path(of: itemIdentifier)
  }
  /// Returns the section at an index.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.section(at: index)
  }
  /// Returns the index of a section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source of the table

  /// Returns the number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int { shown.snapshot.numberOfSections }
  /// Returns the number of rows in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.numberOfItems(inSection: section)
  }
  /// Returns the cell from the cell provider. A provider that returns nil stops the program.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = shown.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item)
    else { ShownSnapshotMisuse.stop(withoutCellAt: indexPath, "UITableViewDiffableDataSource") }
    return cell
  }
  /// Returns nil: no header title. Subclasses override it.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// Returns nil: no footer title. Subclasses override it.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  /// Returns false: rows cannot be edited. Subclasses override it.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }
  /// Returns false: rows cannot be moved. Subclasses override it.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }
  /// Called when an edit of a row is committed. Does nothing. Subclasses override it.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Called when a row is moved. Does nothing. Subclasses override it.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// Returns nil: no index titles. Subclasses override it.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the section with the index of the title. Subclasses override it.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}

extension UITableView {
  /// Applies the changes between two snapshots, as part of a batch update.
  fileprivate func change(
    by difference: SnapshotDifference<some Hashable, some Hashable>, with animation: RowAnimation
  ) {
    deleteSections(difference.deletedSections, with: animation)
    insertSections(difference.insertedSections, with: animation)
    for move in difference.movedSections { moveSection(move.from, toSection: move.to) }
    deleteRows(at: difference.deletedItems, with: animation)
    insertRows(at: difference.insertedItems, with: animation)
    for move in difference.movedItems { moveRow(at: move.from, to: move.to) }
  }
}
