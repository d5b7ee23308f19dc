// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Places items in lines, like the words of a text, section by section.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The rectangle from which the insets of sections are measured.
  public enum SectionInsetReference: Int, Hashable, Sendable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }

  /// An estimated size with which cells determine their size.
  public nonisolated class var automaticSize: CGSize { CGSize(width: 1.0e9, height: 1.0e9) }

  /// The minimum distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { changed(oldValue != minimumLineSpacing) } }
  /// The minimum distance between the items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { changed(oldValue != minimumInteritemSpacing) }
  }
  /// The size of cells.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(oldValue != itemSize) } }
  /// The estimated size of cells that determine their own size; zero if they do not.
  open var estimatedItemSize = CGSize.zero { didSet { changed(oldValue != estimatedItemSize) } }
  /// The direction in which the view scrolls. Lines are at right angles to it.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { changed(oldValue != scrollDirection) }
  }
  /// The size of headers. Its length along the lines is not used.
  open var headerReferenceSize = CGSize.zero {
    didSet { changed(oldValue != headerReferenceSize) }
  }
  /// The size of footers. Its length along the lines is not used.
  open var footerReferenceSize = CGSize.zero {
    didSet { changed(oldValue != footerReferenceSize) }
  }
  /// The space around the items of a section.
  open var sectionInset = UIEdgeInsets.zero { didSet { changed(oldValue != sectionInset) } }
  /// The rectangle from which the insets of sections are measured.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { changed(oldValue != sectionInsetReference) }
  }
  /// Whether headers stay in the bounds while their section is.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { changed(oldValue != sectionHeadersPinToVisibleBounds) }
  }
  /// Whether footers stay in the bounds while their section is.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { changed(oldValue != sectionFootersPinToVisibleBounds) }
  }

  /// The lines of the last preparation.
  final var flow = FlowContent()
  /// The sizes that cells prefer.
  final var preferredSizes: [IndexPath: CGSize] = [:]
  private var needsLines = true

  private func changed(_ isChanged: Bool) {
    if isChanged { invalidateLayout() }
  }

  /// The class of contexts of flow layouts.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// Forms the lines.
  open override func prepare() {
    super.prepare()
    guard needsLines else { return }
    needsLines = false
    flow = makeContent()
  }

  /// The size of all sections together.
  open override var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    return flow.size
  }

  /// Invalidates the lines as the context requires.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      preferredSizes = [:]
      needsLines = true
    } else if flowContext.map({
      $0.invalidateFlowLayoutDelegateMetrics || $0.invalidateFlowLayoutAttributes
    }) ?? true {
      needsLines = true
    }
    super.invalidateLayout(with: context)
  }

  /// Returns whether the lines have another length, or headers or footers stay in the bounds.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    isOtherLength(newBounds) || sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
  }

  /// Returns the context of the parts that other bounds change: all if the lines have another
  /// length.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let isOther = isOtherLength(newBounds)
    context.invalidateEverything = isOther
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics = isOther
      context.invalidateFlowLayoutAttributes = isOther
    }
    return context
  }

  /// Returns whether the lines would have another length in other bounds.
  private func isOtherLength(_ bounds: CGRect) -> Bool {
    scrollDirection == .vertical
      ? bounds.width != flow.bounds.width : bounds.height != flow.bounds.height
  }

  /// Returns whether a cell prefers another size and cells determine theirs.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard estimatedItemSize != .zero, originalAttributes.representedElementCategory == .cell else {
      return false
    }
    let path = originalAttributes.indexPath
    guard preferredSizes[path] != preferredAttributes.size else { return false }
    preferredSizes[path] = preferredAttributes.size
    return preferredAttributes.size != originalAttributes.size
  }

  /// Returns the attributes of the cells, headers and footers that meet a rectangle. Takes time for
  /// those, and for the logarithm of the number of lines.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    flow.sections.indices.flatMap { elements(ofSection: $0, in: rect) }
  }

  /// Returns the attributes of a cell.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, flow.sections.indices.contains(indexPath.section),
      flow.sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return attributes(ofItem: indexPath.item, section: indexPath.section)
  }

  /// Returns the attributes of a header or footer.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard flow.sections.indices.contains(indexPath.section) else { return nil }
    switch elementKind {
    case UICollectionView.elementKindSectionHeader: return header(ofSection: indexPath.section)
    case UICollectionView.elementKindSectionFooter: return footer(ofSection: indexPath.section)
    default: return nil
    }
  }
}
