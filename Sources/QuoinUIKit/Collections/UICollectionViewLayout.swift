// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

// All of the class is one file, since Swift does not allow subclasses to override declarations of
// an extension.

/// An object that places the elements of a collection view. Subclasses override its methods as
/// needed.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  /// The view whose elements are placed.
  open internal(set) weak var collectionView: UICollectionView?
  /// Whether `prepare()` has to be called.
  final var needsPreparation = true
  /// Prepares the layout if it was invalidated, so that its results are those for the present data.
  package final func prepareIfNeeded() { collectionView?.prepareLayout() }
  /// Scrolls a section orthogonally, so that an item is at a scroll position. Returns whether the
  /// section scrolls in that direction.
  package final var scrollsSection: ((IndexPath, UICollectionView.ScrollPosition) -> Bool)?
  /// Returns the look of a cell as a row of a list; nil for other cells.
  package final var rowLook: ((UICollectionViewCell) -> ListRowLook?)?
  /// Returns the colour behind the lists of the layout; nil where there is no list.
  package final var listBackground: (() -> UIColor?)?
  final var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  /// Creates a layout without a view.
  public override init() {
    super.init()
  }

  /// Creates a layout with default values; archives are not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Does nothing: archives are not written.
  open func encode(with coder: NSCoder) {}

  // MARK: Attributes

  /// The class of attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of contexts.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }
  /// Called before attributes are requested, after the layout was invalidated.
  open func prepare() {}
  /// The size of the content.
  open var collectionViewContentSize: CGSize { .zero }
  /// Returns the attributes of the elements that meet a rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  /// Returns the attributes of a cell.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Returns the attributes of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a decoration view.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of an item that the user moves. Quoin does not let users move items.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.duplicate
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    return attributes
  }
  /// Registers a class for decoration views of a kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  // MARK: Invalidation

  /// Invalidates the layout, so that the next pass prepares it again.
  open func invalidateLayout() {
    let context = makeInvalidationContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }
  /// Invalidates the parts in a context, so that the next pass places them again.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    needsPreparation = true
    collectionView?.layoutWasInvalidated(with: context)
  }
  /// Returns whether other bounds need other attributes.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Returns the context of the parts that other bounds change.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }
  /// Returns whether the size that a view prefers needs other attributes.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Returns the context of the parts that a preferred size of a view changes.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.invalidateItems(at: [originalAttributes.indexPath])
    return context
  }

  /// Returns a context of the class of the layout.
  package final func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let kind =
      type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (kind ?? UICollectionViewLayoutInvalidationContext.self).make(isEmpty: true)
  }

  // MARK: Offsets and direction

  /// Returns the offset at which scrolling ends. Programs may call it; there is no scrolling with a
  /// velocity here.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Returns the offset after a change of the layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }
  /// The direction for which the attributes are made.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether attributes are mirrored in the other direction.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Updates

  /// Called before items are inserted, deleted and moved.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called after items were inserted, deleted and moved.
  open func finalizeCollectionViewUpdates() {}
  /// Called before an animated change of bounds. Quoin never calls it.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called after an animated change of bounds. Quoin never calls it.
  open func finalizeAnimatedBoundsChange() {}
  /// Called before another layout replaces this one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called before this layout replaces another.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called after a layout was replaced.
  open func finalizeLayoutTransition() {}
  /// Returns the attributes from which an inserted item appears. Elements appear immediately here.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
  /// Returns the attributes to which a deleted item disappears. Elements disappear immediately
  /// here.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
  /// Returns the attributes from which an inserted supplementary view appears.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }
  /// Returns the attributes to which a deleted supplementary view disappears.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }
  /// Returns the attributes from which an inserted decoration view appears.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
  }
  /// Returns the attributes to which a deleted decoration view disappears.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
  }
  /// Returns the paths of supplementary views that an update removes: none unless a layout names
  /// them.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    []
  }
  /// Returns the paths of decoration views that an update removes: none unless a layout names them.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the paths of supplementary views that an update adds: none unless a layout names them.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    []
  }
  /// Returns the paths of decoration views that an update adds: none unless a layout names them.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the path at which an item that the user moves is put.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { previousIndexPath }
}
