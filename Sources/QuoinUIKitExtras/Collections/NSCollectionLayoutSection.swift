// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// The ways in which a section scrolls orthogonally to the collection view.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  case none = 0
  case continuous = 1
  case continuousGroupLeadingBoundary = 2
  case paging = 3
  case groupPaging = 4
  case groupPagingCentered = 5
}

/// The edges that insets are measured from.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
  case automatic = 0
  case none = 1
  case safeArea = 2
  case layoutMargins = 3
  case readableContent = 4
}

/// Called with the visible elements of a section before they are placed. The function can change
/// them.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
  ) -> Void

/// A section made of a group that is repeated for its items, with headers and footers.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The configuration of a section that is a list; nil for others.
  final var list: UICollectionLayoutListConfiguration?
  /// The space around the groups.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups.
  open var interGroupSpacing: CGFloat = 0
  /// The edges that the content insets are measured from.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The edges that the insets of headers and footers are measured from. Stored: they follow the
  /// insets of the groups.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether groups are side by side and scroll independently of the collection view.
  ///
  /// The section has no scroll view of its own here: `scrollToItem(at:at:animated:)` of the
  /// collection view moves its groups, and stops at the positions that the behaviour allows.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers, footers and side views of the section.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers are inside the horizontal content insets.
  open var supplementariesFollowContentInsets = true
  /// Called with the visible elements before they are placed.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The background views of the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// Creates a section from a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
  }
}
