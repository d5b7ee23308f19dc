// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

/// The sections of a compositional layout as they were last placed.
@MainActor struct CompositionalContent {
  var sections: [CompositionalSection] = []
  /// Headers and footers of the whole layout.
  var boundaries: [CompositionalSection.Boundary] = []
  var size = CGSize.zero
  /// The bounds for which sections were placed.
  var bounds = CGRect.zero
  var isVertical = true
  /// The sizes that cells, headers and footers prefer.
  var preferredSizes: [CollectionElementKey: CGSize] = [:]
  /// How far sections are scrolled at right angles.
  var offsets: [Int: CGFloat] = [:]

  /// Whether elements are at other places after scrolling.
  var dependsOnBounds: Bool {
    boundaries.contains { $0.item.pinToVisibleBounds }
      || sections.contains { section in
        section.section.visibleItemsInvalidationHandler != nil
          || section.boundaries.contains { $0.item.pinToVisibleBounds }
      }
  }

  /// How far a section is scrolled at right angles.
  func scrolled(_ section: CompositionalSection) -> CGPoint {
    guard section.isOrthogonal, let offset = offsets[section.index] else { return .zero }
    return section.isDownward ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
  }
}
