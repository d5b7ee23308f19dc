// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

// Methods for subclasses to override are in the class itself, since Swift does not allow overriding
// declarations of an extension. The bodies are in extensions.

/// A scrolling view of items that a layout places and that a data source provides views for.
///
/// Views exist only for the elements that intersect the bounds, and are reused.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// The paths of the moved item and of its target.
  final var moving: (from: IndexPath, target: IndexPath)?
  /// The kind of headers.
  public nonisolated class var elementKindSectionHeader: String {
    "UICollectionElementKindSectionHeader"
  }
  /// The kind of footers.
  public nonisolated class var elementKindSectionFooter: String {
    "UICollectionElementKindSectionFooter"
  }

  final let elements = CollectionElements()
  private var layout: UICollectionViewLayout
  /// The changes after which self-sizing elements are measured again.
  package final var selfSizingPolicy = SelfSizingPolicy.ofInvalidContent {
    didSet { ContentChanges.report(selfSizingPolicy == .always, to: self) }
  }

  /// The layout, which places items.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { exchangeLayout(for: newValue) }
  }
  /// The data source, which provides the numbers of items and the views.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// The delegate that is notified of views and of the selection.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      layout.invalidateLayout()
    }
  }
  /// The data source that prepares items before they are shown; stored, not called.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether cells are created in advance. Stored: cells are created only for the bounds.
  open var isPrefetchingEnabled = true
  /// A view behind the items, as large as the bounds.
  open var backgroundView: UIView? { didSet { exchangeBackground(oldValue) } }
  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether more than one item can be selected.
  open var allowsMultipleSelection = false
  /// Whether items can be selected while editing; stored.
  open var allowsSelectionDuringEditing = false
  /// Whether more than one item can be selected while editing; stored.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the items are being edited, which is part of the state of cells.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      for cell in visibleCells { cell.setNeedsUpdateConfiguration() }
    }
  }
  /// Whether the selection follows the focus; stored.
  open var selectionFollowsFocus = false
  /// Whether the last focused item is remembered; stored.
  open var remembersLastFocusedIndexPath = false
  /// Whether updates are under way, or counts are about to be requested again.
  open var hasUncommittedUpdates: Bool { elements.batch != nil }

  /// Creates a collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a collection view with a flow layout.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Creates a collection view with a flow layout; archives are not read.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layout.collectionView = self
  }

  /// The visible part of the content. During a query of a layout for other bounds, it is the old
  /// one.
  open override var bounds: CGRect {
    get { elements.oldBounds ?? super.bounds }
    set { super.bounds = newValue }
  }

  override var setsOwnContentSize: Bool { true }

  /// Places the elements that meet the bounds.
  open override func layoutSubviews() {
    arrangeElements()
    super.layoutSubviews()
  }

  /// Invalidates the layout, in which sections may refer to the safe area; call this implementation.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    layout.invalidateLayout()
  }

  /// Invalidates the layout, in which sections may refer to the margins; call this implementation.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    layout.invalidateLayout()
  }

  private func exchangeLayout(for new: UICollectionViewLayout) {
    let old = layout
    guard old !== new else { return }
    old.prepareForTransition(to: new)
    new.prepareForTransition(from: old)
    layout = new
    old.collectionView = nil
    new.collectionView = self
    new.invalidateLayout()
    old.finalizeLayoutTransition()
    new.finalizeLayoutTransition()
  }

  private func exchangeBackground(_ old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    backgroundView.frame = bounds
    insertSubview(backgroundView, at: 0)
  }

  /// Replaces the layout immediately.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
  /// Replaces the layout immediately and calls a completion handler.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    layoutIfNeeded()
    completion?(true)
  }

  // MARK: Views

  /// Sets the class of cells with an identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    elements.register(cellClass, CollectionReuseKey(kind: nil, identifier: identifier))
  }
  /// Sets the class of supplementary views with an identifier.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    elements.register(viewClass, CollectionReuseKey(kind: elementKind, identifier: identifier))
  }
  /// Returns a cell that is no longer shown, or a new one. Stops the program when no class is
  /// registered.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(identifier, at: indexPath) }
  /// Returns a supplementary view that is no longer shown, or a new one. Stops the program when no
  /// class is registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeueView(elementKind, identifier, at: indexPath) }

  // MARK: Items

  /// The number of sections.
  open var numberOfSections: Int { counts.count }
  /// Returns the number of items of a section.
  open func numberOfItems(inSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }
  /// Returns the attributes of a cell.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layout.layoutAttributesForItem(at: indexPath)
  }
  /// Returns the attributes of a supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  /// Returns the path of the item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }
  /// Returns the path of a cell that is shown.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    // Cells may be headers and footers too.
    elements.key(of: cell).flatMap { $0.category == .cell ? $0.indexPath : nil }
  }
  /// Returns the cell of an item that is shown.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    elements.cell(at: indexPath)
  }
  /// The cells that are shown, in the order of their paths.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { elements.cell(at: $0) }
  }
  /// The paths of the cells that are shown, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    elements.views.keys.filter { $0.category == .cell }.map(\.indexPath).sorted()
  }
  /// Returns the supplementary view of a path if it is shown.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    elements.views[.supplementary(elementKind, indexPath)]
  }
  /// Returns the supplementary views of a kind that are shown, in the order of their paths.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
      .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
  }
  /// Returns the paths of the supplementary views of a kind that are shown, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    elements.views.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
      .map(\.indexPath).sorted()
  }

  // MARK: Selection

  /// The paths of selected items, in order. Nil without any.
  open var indexPathsForSelectedItems: [IndexPath]? { elements.selection.sorted() }
  /// Selects an item without a call of the delegate. Nil deselects all.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) { select(indexPath, scrollPosition) }
  /// Deselects an item without a call of the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    elements.selection.remove(indexPath)
    elements.cell(at: indexPath)?.isSelected = false
  }
  /// Scrolls to an item immediately.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition) }

  // MARK: Updates

  /// Requests numbers and views again in the next pass. Nothing stays selected.
  open func reloadData() { reloadAll() }
  /// Inserts sections.
  open func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections.formUnion(sections) }
  }
  /// Deletes sections.
  open func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.formUnion(sections) }
  }
  /// Requests the views of sections again.
  open func reloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections.formUnion(sections) }
  }
  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }
  /// Inserts items; paths are those after the update.
  open func insertItems(at indexPaths: [IndexPath]) { update { $0.insertedItems += indexPaths } }
  /// Deletes items; paths are those before the update.
  open func deleteItems(at indexPaths: [IndexPath]) { update { $0.deletedItems += indexPaths } }
  /// Requests the views of items again; paths are those before the update.
  open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloadedItems += indexPaths } }
  /// Makes the data source configure the cells of items again. It gets the same cells from
  /// `dequeueReusableCell(withReuseIdentifier:for:)`.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    update { $0.reconfiguredItems += indexPaths }
  }
  /// Moves an item from a path before the update to one after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems.append((indexPath, newIndexPath)) }
  }
  /// Performs several updates immediately. Deletions are applied before insertions.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { performUpdates(updates, completion) }

  // MARK: Movement by the user

  /// Begins to move an item; returns whether the data source lets it be moved.
  ///
  /// Other items move when the movement ends, not during it.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard dataSource?.collectionView(self, canMoveItemAt: indexPath) == true else { return false }
    moving = (indexPath, indexPath)
    return true
  }

  /// Moves the item to the place of a point, in the coordinates of the view.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let from = moving?.from, let place = indexPathForItem(at: targetPosition) else { return }
    moving = (from, place)
  }

  /// Ends the movement: the data source moves the item, and the view shows it there.
  open func endInteractiveMovement() {
    guard let (from, target) = moving else { return }
    moving = nil
    guard from != target else { return }
    dataSource?.collectionView(self, moveItemAt: from, to: target)
    moveItem(at: from, to: target)
  }

  /// Ends the movement without a change.
  open func cancelInteractiveMovement() { moving = nil }
}
