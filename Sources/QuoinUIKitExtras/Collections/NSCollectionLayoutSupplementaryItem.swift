// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

/// A view that is anchored to an item or a group, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The element kind that the data source makes the view for.
  public let elementKind: String
  /// The anchor on the item or group.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The anchor on the view, which is placed on the item's anchor. Nil for the same edges.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The stacking order.
  open var zIndex = 0

  /// Creates a view that is anchored inside the edges of an item.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    itemAnchor = nil
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates a view with one anchor on the item and one on the view itself.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Returns the frame of the view in the coordinates of the item's frame.
  final func frame(in container: CGRect) -> CGRect {
    let size = layoutSize.size(in: container.size)
    let target = containerAnchor.point(of: container)
    let own = (itemAnchor ?? containerAnchor).point(of: CGRect(origin: .zero, size: size))
    let first = containerAnchor.offset(for: size)
    let second = itemAnchor?.offset(for: size) ?? .zero
    return CGRect(
      x: target.x - own.x + first.x + second.x, y: target.y - own.y + first.y + second.y,
      width: size.width, height: size.height)
  }
}
