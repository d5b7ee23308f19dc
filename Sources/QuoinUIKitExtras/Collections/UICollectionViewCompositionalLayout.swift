// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// Returns the section for an index.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Places items in groups that are made of items and groups.
///
/// A section whose lengths are not estimated is placed in the time of one of its groups, and its
/// attributes are made for the rectangle that is requested alone.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// What holds for all sections. Changes of its properties count after it is set again.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  final var content = CompositionalContent()
  private var needsSections = true

  /// A layout with the same section everywhere.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(sectionProvider: { _, _ in section })
  }

  /// A layout with the same section everywhere.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// A layout with a function that returns sections.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// A layout with a function that returns sections.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
    connectScrolling()
  }

  /// A layout without sections; archives are not read.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
    connectScrolling()
  }

  private func connectScrolling() {
    scrollsSection = { [weak self] path, position in
      self?.scroll(to: path, position) ?? false
    }
  }

  /// The class of contexts of compositional layouts.
  open override class var invalidationContextClass: AnyClass {
    CompositionalInvalidationContext.self
  }

  /// The size of all sections together.
  open override var collectionViewContentSize: CGSize { content.size }

  /// Leading is on the right where the view is read from right to left.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Whether the size changed, or something stays in the bounds or depends on them.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != content.bounds.size || content.dependsOnBounds
  }

  /// Returns what other bounds change: all where the size changed.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let isOther = newBounds.size != content.bounds.size
    context.invalidateEverything = isOther
    (context as? CompositionalInvalidationContext)?.keepsSections = !isOther
    return context
  }

  /// Lets sections be placed again, unless only the offset changed.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      content.preferredSizes = [:]
      needsSections = true
    } else if (context as? CompositionalInvalidationContext)?.keepsSections != true {
      needsSections = true
    }
    super.invalidateLayout(with: context)
  }

  /// Whether an element with an estimated length prefers another one.
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

  /// Returns the attributes of the elements that meet a rectangle.
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

/// A context that says whether only the offset changed.
final class CompositionalInvalidationContext: UICollectionViewLayoutInvalidationContext {
  var keepsSections = false
}
