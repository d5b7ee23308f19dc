// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// One item of a group.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// The size of the item, including its insets.
  public let layoutSize: NSCollectionLayoutSize
  /// The space between the item's size and its cell. Ignored on an axis with an estimated length.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space around the item.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// The views that are anchored to the item, such as badges.
  public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { anchoredItems }
  final var anchoredItems: [NSCollectionLayoutSupplementaryItem]

  /// Creates an item with a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item with a size and views that are anchored to it.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    anchoredItems = supplementaryItems
  }

  /// Whether the cell can determine the size of the item.
  var isEstimated: Bool { layoutSize.isEstimated }

  /// The insets on the axes that are not estimated.
  final var countedInsets: NSDirectionalEdgeInsets {
    var insets = contentInsets
    if layoutSize.widthDimension.dependsOnContent { (insets.leading, insets.trailing) = (0, 0) }
    if layoutSize.heightDimension.dependsOnContent { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  /// Adds the cells of the item, with its leading and top edges at zero, and returns its size.
  ///
  /// - Parameters:
  ///   - container: the size of the group, in points.
  ///   - given: the lengths that the group determines in place of the item.
  func place(
    in container: CGSize, given: GivenLengths, _ placing: inout GroupPlacing
  ) -> CGSize {
    let size = given.apply(to: placing.sizeOfNextCell(layoutSize, in: container))
    guard !placing.isFull else { return size }
    let frame = CGRect(origin: .zero, size: size).inset(by: countedInsets)
    placing.addCell(frame, layoutSize)
    for item in anchoredItems {
      placing.add(item, to: frame, cell: placing.box.cells.count - 1)
    }
    return size
  }
}

/// The lengths of an item that its group determines.
struct GivenLengths {
  var width: CGFloat?
  var height: CGFloat?

  func apply(to size: CGSize) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// The distances around an item of a group.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The distance before the item.
  public let leading: NSCollectionLayoutSpacing?
  /// The distance above the item.
  public let top: NSCollectionLayoutSpacing?
  /// The distance after the item.
  public let trailing: NSCollectionLayoutSpacing?
  /// The distance below the item.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates distances for the edges; nil for none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }
}
