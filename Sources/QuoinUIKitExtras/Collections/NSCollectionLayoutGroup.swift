// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinUIKit

/// A frame in a group whose items a program places.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame, in the coordinates of the group.
  public let frame: CGRect
  /// The stacking order.
  public let zIndex: Int

  /// Creates an item with a frame in the group.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Creates an item with a frame in the group and a stacking order.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
  }
}

/// Returns the frames of a group. The size of the group is that of the environment's container.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// A group of items that are placed side by side, one below the other, or by a function of the
/// program.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case horizontal
    case vertical
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  /// The items, in the order in which they are placed.
  public let subitems: [NSCollectionLayoutItem]
  /// The distance between items.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// The views that are anchored to the group.
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { anchoredItems }
    set { anchoredItems = newValue }
  }
  let arrangement: Arrangement
  /// The number of times that the only item is repeated. Nil for items that are repeated while they
  /// fit.
  let count: Int?
  /// Whether the repeated items share the length of the group.
  let isShared: Bool

  private init(
    _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
    _ arrangement: Arrangement, count: Int? = nil, isShared: Bool = false
  ) {
    self.subitems = subitems
    self.arrangement = arrangement
    self.count = count
    self.isShared = isShared
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// Returns a group of items side by side, repeated while they fit.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, .horizontal)
  }
  /// Returns a group of items one below the other, repeated while they fit.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, .vertical)
  }
  /// Returns a group with a number of items side by side that share the width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .horizontal, count: count, isShared: true)
  }
  /// Returns a group with a number of items one below the other that share the height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .vertical, count: count, isShared: true)
  }
  /// Returns a group with a number of items side by side, each with its own width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .horizontal, count: count)
  }
  /// Returns a group with a number of items one below the other, each with its own height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .vertical, count: count)
  }
  /// Returns a group whose item frames are returned by a function.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [], .custom(itemProvider))
  }

  /// Returns the sizes of the group and its items, one on each line. Apple does not document the
  /// format.
  open func visualDescription() -> String { visualLines.joined(separator: "\n") }

  private var visualLines: [String] {
    [layoutSize.visualText]
      + subitems.flatMap { item -> [String] in
        let lines = (item as? NSCollectionLayoutGroup)?.visualLines ?? [item.layoutSize.visualText]
        return lines.map { "  " + $0 }
      }
  }

  override var isEstimated: Bool {
    super.isEstimated || subitems.contains { $0.isEstimated }
  }

  override func place(
    in container: CGSize, given: GivenLengths, _ placing: inout GroupPlacing
  ) -> CGSize {
    var size = given.apply(to: layoutSize.size(in: container))
    let insets = countedInsets
    let inner = CGRect(origin: .zero, size: size).inset(by: insets)
    let first = placing.box.cells.count
    if case .custom(let provider) = arrangement {
      placeCustomItems(provider, in: inner, &placing)
    } else {
      let extent = placeLine(in: inner, &placing)
      if layoutSize.widthDimension.dependsOnContent && given.width == nil {
        size.width = extent.width + insets.leading + insets.trailing
      }
      if layoutSize.heightDimension.dependsOnContent && given.height == nil {
        size.height = extent.height + insets.top + insets.bottom
      }
    }
    if placing.box.cells.count > first {
      for item in anchoredItems {
        placing.add(item, to: CGRect(origin: .zero, size: size), cell: first)
      }
    }
    return size
  }

  private func placeCustomItems(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, in inner: CGRect,
    _ placing: inout GroupPlacing
  ) {
    let environment = CollectionEnvironment(
      size: inner.size, insets: .zero, traits: placing.traitCollection)
    for item in provider(environment) where !placing.isFull {
      placing.addCell(
        item.frame.offsetBy(dx: inner.minX, dy: inner.minY), zIndex: item.zIndex)
    }
  }
}
