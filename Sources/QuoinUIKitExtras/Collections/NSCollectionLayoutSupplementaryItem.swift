// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

/// A view that is anchored to an item or a group, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind, by which the data source is asked for the view.
  public let elementKind: String
  /// The point of the item or group.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that is on that of the item. Nil is the one with the same edges.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The order from back to front.
  open var zIndex = 0

  /// A view inside the edges of an item.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    itemAnchor = nil
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// A view with a point of its own on a point of an item.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// The frame in the coordinates of an item's frame.
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
