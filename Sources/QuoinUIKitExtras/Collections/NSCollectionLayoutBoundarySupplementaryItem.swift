// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinUIKit

/// A header, a footer or a view at the side of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge of the section, and the alignment along it.
  public let alignment: NSRectAlignment
  /// The offset of the view, in points. It does not move the items.
  public let offset: CGPoint
  /// Whether the view adds its own space to the section, so that the items begin after it.
  open var extendsBoundary = true
  /// Whether the view stays visible while its section is visible.
  open var pinToVisibleBounds = false

  /// Creates a view with a size and an alignment.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: .zero)
  }

  /// Creates a view with a size, an alignment and an offset in points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: []))
  }
}
