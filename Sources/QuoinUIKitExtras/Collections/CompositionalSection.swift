// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

/// A section of a compositional layout as it was last placed, in content coordinates.
///
/// A section without estimated lengths uses the same box for all of its groups. Placing it
/// therefore takes the time of one group, and a query takes the time of the elements that it
/// returns.
@MainActor struct CompositionalSection {
  /// A header, a footer or a side view.
  struct Boundary {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    /// The index of the view among those of its kind.
    let ordinal: Int
    var frame: CGRect
  }

  let section: NSCollectionLayoutSection
  let index: Int
  let count: Int
  /// Whether groups are placed one below the other.
  let isDownward: Bool
  /// The frame of the whole section, including headers and insets.
  var frame = CGRect.zero
  /// The part that scrolls orthogonally. At offset zero its leading edge is the leading edge of the
  /// first group.
  var content = CGRect.zero
  var boundaries: [Boundary] = []
  /// The boxes of the groups; a single one if all are equal.
  private(set) var boxes: [GroupBox] = []
  /// The offset of each group from the first one. Empty if all boxes are equal.
  private var starts: [CGFloat] = []
  /// The index of the first item of each group. Empty if all boxes are equal.
  private var firstItems: [Int] = []
  private var stride: CGFloat = 0
  private var spacing: (before: CGFloat, after: CGFloat, across: CGFloat) = (0, 0, 0)
  /// The distances by which elements extend beyond the beginning and the end of a group.
  private var reach: (before: CGFloat, after: CGFloat) = (0, 0)

  init(_ section: NSCollectionLayoutSection, index: Int, count: Int, isDownward: Bool) {
    self.section = section
    self.index = index
    self.count = count
    self.isDownward = isDownward
  }

  /// The number of groups.
  var groupCount: Int {
    if !firstItems.isEmpty { return boxes.count }
    guard let size = boxes.first?.cells.count, size > 0 else { return 0 }
    return (count + size - 1) / size
  }

  /// Places the groups of the section's items in a container.
  mutating func placeGroups(
    in container: CGSize, _ traits: UITraitCollection, _ preferredSize: (Int) -> CGSize?
  ) {
    let group = section.group
    let edges = group.edgeSpacing
    spacing =
      isDownward
      ? (edges?.top?.spacing ?? 0, edges?.bottom?.spacing ?? 0, edges?.leading?.spacing ?? 0)
      : (edges?.leading?.spacing ?? 0, edges?.trailing?.spacing ?? 0, edges?.top?.spacing ?? 0)
    guard count > 0 else { return }
    if group.isEstimated {
      placeEach(in: container, traits, preferredSize)
    } else {
      // A group of tiny items has room for millions of them.
      let box = makeBox(in: container, limit: count, traits) { _ in nil }
      if !box.cells.isEmpty { boxes = [box] }
      stride = length(box.size) + spacing.before + spacing.after + section.interGroupSpacing
    }
    for box in boxes {
      let rect = box.reach
      reach.before = max(reach.before, -(isDownward ? rect.minY : rect.minX))
      reach.after = max(reach.after, isDownward ? rect.maxY : rect.maxX)
    }
  }

  private mutating func placeEach(
    in container: CGSize, _ traits: UITraitCollection, _ preferredSize: (Int) -> CGSize?
  ) {
    var first = 0
    var start: CGFloat = 0
    while first < count {
      let begin = first
      let box = withoutActuallyEscaping(preferredSize) { preferredSize in
        makeBox(in: container, limit: count - begin, traits) { preferredSize(begin + $0) }
      }
      guard !box.cells.isEmpty else { break }
      boxes.append(box)
      starts.append(start)
      firstItems.append(first)
      first += box.cells.count
      start += length(box.size) + spacing.before + spacing.after + section.interGroupSpacing
    }
  }

  private func makeBox(
    in container: CGSize, limit: Int, _ traits: UITraitCollection,
    _ preferredSize: @escaping (Int) -> CGSize?
  ) -> GroupBox {
    // Repeated items are limited to those that fit, so that a group without a limit is finite too.
    var placing = GroupPlacing(
      limit: limit, preferredSize: preferredSize, traitCollection: traits)
    let size = section.group.place(in: container, given: GivenLengths(), &placing)
    placing.box.size = size
    return placing.box
  }

  private func length(_ size: CGSize) -> CGFloat { isDownward ? size.height : size.width }

  /// The distance from the beginning of the first group to the end of the last one.
  var groupsLength: CGFloat {
    guard groupCount > 0 else { return 0 }
    return start(ofGroup: groupCount - 1) + length(box(ofGroup: groupCount - 1).size)
      + spacing.before + spacing.after
  }

  /// The length of the groups across their direction.
  var groupsDepth: CGFloat {
    boxes.reduce(0) { max($0, isDownward ? $1.size.width : $1.size.height) } + spacing.across
  }

  func box(ofGroup group: Int) -> GroupBox { firstItems.isEmpty ? boxes[0] : boxes[group] }

  private func start(ofGroup group: Int) -> CGFloat {
    firstItems.isEmpty ? CGFloat(group) * stride : starts[group]
  }

  func firstItem(ofGroup group: Int) -> Int {
    firstItems.isEmpty ? group * boxes[0].cells.count : firstItems[group]
  }

  /// Returns the group of an item. Nil for an item that does not fit in any group.
  func group(ofItem item: Int) -> Int? {
    guard item >= 0, item < count, groupCount > 0 else { return nil }
    if firstItems.isEmpty { return item / boxes[0].cells.count }
    return firstItems.lastIndex(whereSorted: { $0 <= item })
  }

  /// Returns the origin of a group without orthogonal scrolling.
  func origin(ofGroup group: Int) -> CGPoint {
    let start = start(ofGroup: group) + spacing.before
    return isDownward
      ? CGPoint(x: content.minX + spacing.across, y: content.minY + start)
      : CGPoint(x: content.minX + start, y: content.minY + spacing.across)
  }

  /// Returns the groups with elements that may intersect a rectangle.
  func groups(in rect: CGRect) -> Range<Int> {
    let (low, high) =
      isDownward
      ? (rect.minY - content.minY, rect.maxY - content.minY)
      : (rect.minX - content.minX, rect.maxX - content.minX)
    let begin = low - reach.after - spacing.before
    let end = high + reach.before - spacing.before
    guard groupCount > 0, end >= 0 else { return 0..<0 }
    if firstItems.isEmpty {
      guard stride > 0 else { return 0..<groupCount }
      let last = CGFloat(groupCount)
      let first = min(max((begin / stride).rounded(.down), 0), last)
      let next = min(max((end / stride).rounded(.down) + 1, first), last)
      return Int(first)..<Int(next)
    }
    let first = starts.lastIndex(whereSorted: { $0 < begin }) ?? 0
    let last = starts.lastIndex(whereSorted: { $0 <= end }) ?? 0
    return first..<max(last + 1, first)
  }
}

extension Array {
  /// Returns the last index whose element satisfies a condition. All elements before it must
  /// satisfy it too.
  fileprivate func lastIndex(whereSorted condition: (Element) -> Bool) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}
