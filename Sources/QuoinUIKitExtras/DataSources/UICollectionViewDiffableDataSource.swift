// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// Shows snapshots in a collection view: the items that two snapshots have in common keep their cells.
///
/// It becomes the data source of the collection view, which does not keep it alive. Changes are shown
/// at once.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// Returns the cell of an item, normally a dequeued one.
  public typealias CellProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ indexPath: IndexPath,
      _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
  /// Returns a supplementary view of a kind, normally a dequeued one.
  public typealias SupplementaryViewProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

  /// Returns supplementary views. Needed for layouts that have some.
  public var supplementaryViewProvider: SupplementaryViewProvider? {
    didSet { collectionView?.collectionViewLayout.invalidateLayout() }
  }
  /// Functions for items that a person or `collectionView(_:moveItemAt:to:)` moves.
  public var reorderingHandlers = ReorderingHandlers()
  /// Functions for items that are expanded and collapsed; stored, since there are no touches here.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  private let cellProvider: CellProvider
  private(set) weak var collectionView: UICollectionView?
  var shown = ShownSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// The forests of sections that were applied as such.
  var forests: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] =
    [:]

  /// A data source of a collection view that shows nothing yet.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    self.collectionView = collectionView
    super.init()
    collectionView.dataSource = self
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
    keepForests(of: snapshot)
    show(snapshot)
    completion?()
  }

  /// Shows a snapshot by the changes from the one before.
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Shows a snapshot by reloading the collection view, and calls a function.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    keepForests(of: snapshot)
    shown.replace(by: snapshot)
    collectionView?.reloadData()
    completion?()
  }

  /// Shows a snapshot by reloading the collection view.
  public func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  /// Returns the items of a section as a forest; one without children unless a forest was applied.
  /// Without the section, it has no items.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    forests[section]
      ?? NSDiffableDataSourceSectionSnapshot(flat: shown.snapshot.content.items[section] ?? [])
  }

  /// Shows the visible items of a forest in a section, which is appended where it is missing, and
  /// calls a function.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var next = shown.snapshot
    if next.indexOfSection(section) == nil { next.appendSections([section]) }
    next.content.replaceItems(of: section, with: snapshot.visibleItems)
    keepForests(of: next)
    forests[section] = snapshot
    show(next)
    completion?()
  }

  /// Shows the visible items of a forest in a section, which is appended where it is missing.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil)
  }

  // MARK: Identifiers

  /// Returns the item of a path.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath)
  }
  /// Returns the path of an item.
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

  // MARK: Data source of the collection view

  /// The number of sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    shown.snapshot.numberOfSections
  }
  /// The number of items of a section.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { shown.numberOfItems(inSection: section) }
  /// The cell that the function of the data source returns. One that returns nil stops the program.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = shown.item(at: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else {
      ShownSnapshotMisuse.stop(withoutCellAt: indexPath, "UICollectionViewDiffableDataSource")
    }
    return cell
  }
  /// The view that `supplementaryViewProvider` returns. One that returns nil stops the program.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      ShownSnapshotMisuse.stop(withoutView: kind, at: indexPath)
    }
    return view
  }
  /// What the reordering handlers say; no without any.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = shown.item(at: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }
  /// Moves an item in the snapshot, between the calls of the reordering handlers.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { moveItem(from: sourceIndexPath, to: destinationIndexPath) }
  /// None. Subclasses override it.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// The first item of the section of the same index. Subclasses override it.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}
