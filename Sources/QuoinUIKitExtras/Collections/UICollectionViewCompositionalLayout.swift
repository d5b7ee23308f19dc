// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// Returns the section for an index.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// What holds for all sections of a compositional layout.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which the view scrolls; stored, sections are below each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections.
  open var interSectionSpacing: CGFloat = 0
}

/// Places items in groups that are made of items and groups.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// What holds for all sections.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private var placed: [UICollectionViewLayoutAttributes] = []
  private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var size = CGSize.zero
  private var width: CGFloat = 0

  /// A layout with the same section everywhere.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(sectionProvider: { _, _ in section })
  }

  /// A layout with a function that returns sections.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration =
      UICollectionViewCompositionalLayoutConfiguration()
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// A layout without sections; archives are not read.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  /// The size of all sections together.
  open override var collectionViewContentSize: CGSize { size }

  /// Whether the width changed.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != width
  }

  /// Places all items.
  open override func prepare() {
    super.prepare()
    (placed, items) = ([], [:])
    guard let view = collectionView else { return }
    width = view.bounds.width
    let environment = CollectionEnvironment(view)
    size = CGSize(width: environment.effectiveContentSize.width, height: 0)
    for index in 0..<view.numberOfSections {
      guard let section = provider(index, environment) else { continue }
      if index > 0 { size.height += configuration.interSectionSpacing }
      place(section, index, view.numberOfItems(inSection: index), environment)
    }
  }

  private func place(
    _ section: NSCollectionLayoutSection, _ index: Int, _ count: Int,
    _ environment: CollectionEnvironment
  ) {
    // Headers are within the insets at the sides, above that at the top (Apple's default).
    let insets = section.contentInsets
    placeBoundaries(section, index, environment, isAtEnd: false)
    let container = CGRect(
      x: insets.leading, y: size.height + insets.top,
      width: max(size.width - insets.leading - insets.trailing, 0),
      height: environment.effectiveContentSize.height)
    let groupSize = section.group.layoutSize.size(in: container.size)
    let isSideways = section.orthogonalScrollingBehavior != .none
    var frame = CGRect(origin: container.origin, size: groupSize)
    var cells: [CGRect] = []
    var end = container.minY
    while cells.count < count {
      let before = cells.count
      section.group.place(in: frame, limit: count, into: &cells)
      guard cells.count > before else { break }
      end = frame.maxY
      if isSideways {
        frame.origin.x += groupSize.width + section.interGroupSpacing
      } else {
        frame.origin.y += groupSize.height + section.interGroupSpacing
      }
    }
    for (item, cell) in cells.enumerated() {
      let path = IndexPath(item: item, section: index)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = cell
      attributes.sizing = .exact
      items[path] = attributes
      placed.append(attributes)
    }
    size.height = end + insets.bottom
    placeBoundaries(section, index, environment, isAtEnd: true)
  }

  private func placeBoundaries(
    _ section: NSCollectionLayoutSection, _ index: Int, _ environment: CollectionEnvironment,
    isAtEnd: Bool
  ) {
    let insets = section.contentInsets
    let container = CGSize(
      width: max(size.width - insets.leading - insets.trailing, 0),
      height: environment.effectiveContentSize.height)
    for item in section.boundarySupplementaryItems where item.isAtEnd == isAtEnd {
      let own = item.layoutSize.size(in: container)
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
      let left =
        switch item.alignment {
        case .topLeading, .leading, .bottomLeading: insets.leading
        case .topTrailing, .trailing, .bottomTrailing: insets.leading + container.width - own.width
        case .none, .top, .bottom: insets.leading + (container.width - own.width) / 2
        }
      attributes.frame = CGRect(x: left, y: size.height, width: own.width, height: own.height)
        .inset(by: item.contentInsets)
      attributes.zIndex = item.zIndex
      attributes.sizing = .exact
      placed.append(attributes)
      size.height += own.height
    }
  }

  /// Returns the attributes of the elements that meet a rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { placed.filter { $0.frame.intersects(rect) } }

  /// Returns the attributes of a cell.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { items[indexPath] }

  /// Returns the attributes of a header or footer.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placed.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }
}
