// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// The configuration of a list section: rows one below the other, each as high as its cell prefers.
///
/// Apple does not publish the distances of its appearances. Those of `UITableView` are used: 17.5
/// points above and below a group, and 16 at its sides, or 20 from a width of 414 points on.
public struct UICollectionLayoutListConfiguration {
  /// The overall appearance of a list.
  public enum Appearance: Int, Hashable, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
    case sidebar = 3
    case sidebarPlain = 4
  }

  /// The source of a section's header.
  public enum HeaderMode: Int, Hashable, Sendable {
    case none = 0
    case supplementary = 1
    case firstItemInSection = 2
  }

  /// The source of a section's footer.
  public enum FooterMode: Int, Hashable, Sendable {
    case none = 0
    case supplementary = 1
  }

  /// Returns the separator configuration of a row.
  public typealias ItemSeparatorHandler =
    (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
  /// Returns the swipe actions of a row.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (IndexPath) -> UISwipeActionsConfiguration?

  /// The overall appearance of the list.
  public let appearance: Appearance
  /// Whether separators are shown between rows.
  public var showsSeparators = true
  /// The separators between rows.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Returns the separator configuration of a row; stored, not called.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The colour behind the list; nil for that of the appearance.
  public var backgroundColor: UIColor?
  /// Returns the actions of a swipe towards the trailing edge; stored, not called.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Returns the actions of a swipe towards the leading edge; stored, not called.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The source of the section's header.
  public var headerMode = HeaderMode.none
  /// The source of the section's footer.
  public var footerMode = FooterMode.none
  /// The space above headers, in points; stored, without effect: headers begin where their section
  /// begins.
  public var headerTopPadding: CGFloat?

  /// Creates a configuration with an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

extension NSCollectionLayoutSection {
  /// Returns a section with the rows of a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.list = configuration
    let width = layoutEnvironment.container.contentSize.width
    let side: CGFloat = configuration.appearance == .insetGrouped ? (width < 414 ? 16 : 20) : 0
    let isGrouped = [.grouped, .insetGrouped].contains(configuration.appearance)
    let hasHeader = configuration.headerMode == .supplementary
    let hasFooter = configuration.footerMode == .supplementary
    section.contentInsets = NSDirectionalEdgeInsets(
      top: isGrouped && !hasHeader ? 17.5 : 0, leading: side,
      bottom: isGrouped && !hasFooter ? 17.5 : 0, trailing: side)
    let isPinned = configuration.appearance == .plain
    if hasHeader {
      section.boundarySupplementaryItems.append(
        boundary(size, UICollectionView.elementKindSectionHeader, .top, isPinned: isPinned))
    }
    if hasFooter {
      section.boundarySupplementaryItems.append(
        boundary(size, UICollectionView.elementKindSectionFooter, .bottom, isPinned: isPinned))
    }
    return section
  }

  private static func boundary(
    _ size: NSCollectionLayoutSize, _ kind: String, _ alignment: NSRectAlignment, isPinned: Bool
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: kind, alignment: alignment)
    item.pinToVisibleBounds = isPinned
    item.zIndex = isPinned ? 1 : 0
    return item
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns a layout whose sections are lists.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
