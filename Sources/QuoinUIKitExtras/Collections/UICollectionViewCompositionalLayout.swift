// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// Returns the section for an index.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout that places items in nested groups, and groups in sections.
///
/// A section without estimated lengths is placed in the time of one of its groups. Attributes are
/// made only for the requested rectangle.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// The configuration for all sections. A change of its properties takes effect when it is
  /// assigned again.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  final var content = CompositionalContent()
  private var needsSections = true

  /// Creates a layout that uses the same section for all indices.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(sectionProvider: { _, _ in section })
  }

  /// Creates a layout that uses the same section for all indices, with a configuration.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Creates a layout with a function that returns the sections.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout with a function that returns the sections, and a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
    connectScrolling()
  }

  /// Creates a layout without sections; archives are not read.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
    connectScrolling()
  }

  private func connectScrolling() {
    connectLists()
    scrollsSection = { [weak self] path, position in
      self?.scroll(to: path, position) ?? false
    }
  }

  /// The class of the invalidation contexts of compositional layouts.
  open override class var invalidationContextClass: AnyClass {
    CompositionalInvalidationContext.self
  }

  /// The size of all sections together.
  open override var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    return content.size
  }

  /// The leading edge is on the right in right-to-left layout.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Returns whether a change of the bounds affects the layout: the size changed, elements are
  /// pinned, or elements depend on the bounds.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != content.bounds.size || content.dependsOnBounds
  }

  /// Returns an invalidation context for new bounds. It invalidates everything if the size changed.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let isOther = newBounds.size != content.bounds.size
    context.invalidateEverything = isOther
    (context as? CompositionalInvalidationContext)?.keepsSections = !isOther
    return context
  }

  /// Invalidates the sections, unless only the scroll offset changed.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      content.preferredSizes = [:]
      needsSections = true
    } else if (context as? CompositionalInvalidationContext)?.keepsSections != true {
      needsSections = true
    }
    super.invalidateLayout(with: context)
  }

  /// Returns whether an element with an estimated length prefers another size.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard case .estimated = originalAttributes.sizing else { return false }
    content.preferredSizes[originalAttributes.key] = preferredAttributes.size
    return preferredAttributes.size != originalAttributes.size
  }

  /// Places the sections.
  open override func prepare() {
    super.prepare()
    guard needsSections else { return }
    needsSections = false
    placeSections()
  }

  /// Returns the attributes of the elements that intersect a rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }

  /// Returns the attributes of a cell.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(ofItem: indexPath) }

  /// Returns the attributes of a header, a footer or a view that is anchored to an item.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(ofSupplementary: elementKind, indexPath) }

  /// Returns the attributes of a view behind a section.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard content.sections.indices.contains(indexPath.section) else { return nil }
    return decorations(of: content.sections[indexPath.section])
      .first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }
}

/// An invalidation context that records whether only the scroll offset changed.
final class CompositionalInvalidationContext: UICollectionViewLayoutInvalidationContext {
  var keepsSections = false
}
