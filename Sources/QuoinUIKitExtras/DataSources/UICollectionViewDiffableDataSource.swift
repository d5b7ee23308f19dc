// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// A data source that shows snapshots in a collection view. Items that two successive snapshots
/// share keep their cells.
///
/// The object becomes the data source of the collection view, which does not retain it. Changes are
/// shown immediately.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// Returns the cell of an item, usually a dequeued one.
  public typealias CellProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ indexPath: IndexPath,
      _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
  /// Returns a supplementary view of a kind, usually a dequeued one.
  public typealias SupplementaryViewProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

  /// The function that returns supplementary views. Layouts with supplementary views need it.
  public var supplementaryViewProvider: SupplementaryViewProvider? {
    didSet { collectionView?.collectionViewLayout.invalidateLayout() }
  }
  /// The functions for items that the user or `collectionView(_:moveItemAt:to:)` moves.
  public var reorderingHandlers = ReorderingHandlers()
  /// The functions for items that are expanded and collapsed; stored, since there are no touches
  /// here.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  private let cellProvider: CellProvider
  private(set) weak var collectionView: UICollectionView?
  var shown = ShownSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// The forests of the sections to which a section snapshot was applied.
  var forests: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] =
    [:]

  /// Creates a data source for a collection view, with an empty snapshot.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    self.collectionView = collectionView
    super.init()
    collectionView.dataSource = self
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
    keepForests(of: snapshot)
    show(snapshot)
    completion?()
  }

  /// Shows a snapshot by applying the changes from the previous one.
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Shows a snapshot by reloading the collection view, and calls a completion handler.
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

  /// Returns the items of a section as a section snapshot. It has no children unless a section
  /// snapshot was applied, and no items if the section does not exist.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    forests[section]
      ?? NSDiffableDataSourceSectionSnapshot(flat: shown.snapshot.content.items[section] ?? [])
  }

  /// Shows the visible items of a section snapshot in a section, and calls a completion handler. A
  /// missing section is appended.
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

  /// Shows the visible items of a section snapshot in a section. A missing section is appended.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil)
  }

  // MARK: Identifiers

  /// Returns the item at an index path.
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

  // MARK: Data source of the collection view

  /// Returns the number of sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    shown.snapshot.numberOfSections
  }
  /// Returns the number of items in a section.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { shown.numberOfItems(inSection: section) }
  /// Returns the cell from the cell provider. A provider that returns nil stops the program.
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
  /// Returns the view from `supplementaryViewProvider`. A provider that returns nil stops the
  /// program.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      ShownSnapshotMisuse.stop(withoutView: kind, at: indexPath)
    }
    return view
  }
  /// Returns whether the reordering handlers allow an item to be moved; false without handlers.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = shown.item(at: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }
  /// Moves an item in the snapshot and calls the reordering handlers before and after it.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { moveItem(from: sourceIndexPath, to: destinationIndexPath) }
  /// Returns nil: no index titles. Subclasses override it.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// Returns the first item of the section with the index of the title. Subclasses override it.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}
