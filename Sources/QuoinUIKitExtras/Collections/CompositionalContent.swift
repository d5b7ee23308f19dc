// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

/// The sections of a compositional layout as they were last placed.
@MainActor struct CompositionalContent {
  var sections: [CompositionalSection] = []
  /// The headers and footers of the whole layout.
  var boundaries: [CompositionalSection.Boundary] = []
  var size = CGSize.zero
  /// The bounds for which the sections were placed.
  var bounds = CGRect.zero
  var isVertical = true
  /// The preferred sizes of cells, headers and footers.
  var preferredSizes: [CollectionElementKey: CGSize] = [:]
  /// The orthogonal scroll offsets by section.
  var offsets: [Int: CGFloat] = [:]

  /// Whether scrolling moves any elements.
  var dependsOnBounds: Bool {
    boundaries.contains { $0.item.pinToVisibleBounds }
      || sections.contains { section in
        section.section.visibleItemsInvalidationHandler != nil
          || section.boundaries.contains { $0.item.pinToVisibleBounds }
      }
  }

  /// Returns the configuration of the list that a section is; nil for other sections.
  func list(of section: Int) -> UICollectionLayoutListConfiguration? {
    // Sections for which the provider returned nothing are missing.
    if sections.indices.contains(section), sections[section].index == section {
      return sections[section].section.list
    }
    return sections.first { $0.index == section }?.section.list
  }

  /// Returns the orthogonal scroll offset of a section.
  func scrolled(_ section: CompositionalSection) -> CGPoint {
    guard section.isOrthogonal, let offset = offsets[section.index] else { return .zero }
    return section.isDownward ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
  }
}
