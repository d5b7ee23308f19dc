// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// What holds for all sections of a compositional layout.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which the view scrolls and in which sections follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout. Their index path has the index 0 alone.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What the insets of sections are measured from, where a section leaves it open.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
}
