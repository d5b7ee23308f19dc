// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// One item of a group.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// The size of the item with its insets.
  public let layoutSize: NSCollectionLayoutSize
  /// Space between the size and the cell.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// An item of a size.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
  }

  /// Appends the rectangles of the cells of the item in a rectangle.
  func place(in rect: CGRect, limit: Int, into cells: inout [CGRect]) {
    guard cells.count < limit else { return }
    cells.append(rect.inset(by: contentInsets))
  }
}

/// Items side by side or below each other.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The items, in the order in which they are placed.
  public let subitems: [NSCollectionLayoutItem]
  /// The distance between items.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  private let isHorizontal: Bool
  /// How many items share the length of the group. Nil where each has its own.
  private let count: Int?

  private init(
    _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isHorizontal: Bool,
    count: Int? = nil
  ) {
    self.subitems = subitems
    self.isHorizontal = isHorizontal
    self.count = count
    super.init(layoutSize: size)
  }

  /// Items side by side, repeated while they fit.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: true)
  }
  /// Items below each other, repeated while they fit.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: false)
  }
  /// A number of items side by side that share the width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: true, count: count)
  }
  /// A number of items below each other that share the height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: false, count: count)
  }

  override func place(in rect: CGRect, limit: Int, into cells: inout [CGRect]) {
    let inner = rect.inset(by: contentInsets)
    let length = isHorizontal ? inner.width : inner.height
    let sizes = sizes(in: inner.size, length: length)
    var distance = interItemSpacing?.spacing ?? 0
    if interItemSpacing?.isFlexibleSpacing == true && sizes.count > 1 {
      let used = sizes.reduce(0) { $0 + (isHorizontal ? $1.size.width : $1.size.height) }
      distance = max(distance, (length - used) / CGFloat(sizes.count - 1))
    }
    var origin = inner.origin
    for (item, size) in sizes {
      item.place(in: CGRect(origin: origin, size: size), limit: limit, into: &cells)
      if isHorizontal {
        origin.x += size.width + distance
      } else {
        origin.y += size.height + distance
      }
    }
  }

  /// The items that fit, with their sizes.
  private func sizes(
    in container: CGSize, length: CGFloat
  ) -> [(item: NSCollectionLayoutItem, size: CGSize)] {
    let distance = interItemSpacing?.spacing ?? 0
    if let count, count > 0, let item = subitems.first {
      var size = item.layoutSize.size(in: container)
      let share = (length - distance * CGFloat(count - 1)) / CGFloat(count)
      if isHorizontal { size.width = share } else { size.height = share }
      return Array(repeating: (item, size), count: count)
    }
    var placed: [(item: NSCollectionLayoutItem, size: CGSize)] = []
    var used: CGFloat = 0
    var index = 0
    while !subitems.isEmpty {
      let item = subitems[index % subitems.count]
      let size = item.layoutSize.size(in: container)
      let own = isHorizontal ? size.width : size.height
      let longer = used + (placed.isEmpty ? 0 : distance) + own
      // Half of a thousandth of a point is below a pixel and above the rounding errors of fractions
      // that fill a group. An item without length would repeat without end.
      guard longer <= length + 0.0005 && own > 0 || placed.isEmpty else { break }
      placed.append((item, size))
      used = longer
      index += 1
      if own <= 0 { break }
    }
    return placed
  }
}

extension CGRect {
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(width - insets.leading - insets.trailing, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }
}
