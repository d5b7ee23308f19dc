// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// How a section scrolls at right angles to the collection view.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  case none = 0
  case continuous = 1
  case continuousGroupLeadingBoundary = 2
  case paging = 3
  case groupPaging = 4
  case groupPagingCentered = 5
}

/// What the insets of sections are measured from.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
  case automatic = 0
  case none = 1
  case safeArea = 2
  case layoutMargins = 3
  case readableContent = 4
}

/// Called with the visible elements of a section before they are placed. It can change them.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
  ) -> Void

/// A group that is repeated for the items of a section, with headers and footers.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// Space around the groups.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups.
  open var interGroupSpacing: CGFloat = 0
  /// What the insets are measured from.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// What the insets of headers and footers are measured from; stored, since they follow those of the
  /// groups.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether groups are beside each other and scroll on their own.
  ///
  /// The section has no scroll view of its own here: `scrollToItem(at:at:animated:)` of the collection
  /// view moves its groups, and stops at the boundaries that the behaviour has.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers, footers and views at the sides.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers are inside of the insets at the sides.
  open var supplementariesFollowContentInsets = true
  /// Called with the visible elements before they are placed.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// Views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// A section of a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
  }
}
