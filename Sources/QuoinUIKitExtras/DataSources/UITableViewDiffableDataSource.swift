// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// Shows snapshots in a table: the rows that two snapshots have in common keep their cells.
///
/// It becomes the data source of the table, which does not keep it alive. Changes are shown at once.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// Returns the cell of an item, normally a dequeued one.
  public typealias CellProvider =
    @MainActor (
      _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

  /// How changes of rows are shown. Stored, since changes are shown at once.
  public var defaultRowAnimation = UITableView.RowAnimation.automatic

  private let cellProvider: CellProvider
  private weak var tableView: UITableView?
  private var shown = ShownSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// A data source of a table that shows nothing yet.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    self.tableView = tableView
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// Returns what is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown.snapshot
  }

  /// Shows a snapshot by the changes from the one before, and calls a function.
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

  /// Shows a snapshot by the changes from the one before.
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Shows a snapshot by reloading the table, and calls a function.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    shown.replace(by: snapshot)
    tableView?.reloadData()
    completion?()
  }

  /// Shows a snapshot by reloading the table.
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
  /// Returns the row of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.path(of: itemIdentifier)
  }
  /// Returns the section of an index.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.section(at: index)
  }
  /// Returns the index of a section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source of the table

  /// The number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int { shown.snapshot.numberOfSections }
  /// The number of rows of a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.numberOfItems(inSection: section)
  }
  /// The cell that the function of the data source returns. One that returns nil stops the program.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = shown.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item)
    else { ShownSnapshotMisuse.stop(withoutCellAt: indexPath, "UITableViewDiffableDataSource") }
    return cell
  }
  /// None. Subclasses override it.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// None. Subclasses override it.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  /// No. Subclasses override it.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }
  /// No. Subclasses override it.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }
  /// Does nothing. Subclasses override it.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing. Subclasses override it.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// None. Subclasses override it.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The section of the same index. Subclasses override it.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}

extension UITableView {
  /// Carries out the changes of a snapshot, as part of an update.
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
