// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

/// An item of a line, with the elements that it added to the box of the group.
private struct LineItem {
  var size: CGSize
  var cells: Range<Int>
  var supplementaries: Range<Int>
  /// The distances before and after the item, along the line and across it.
  var along: (before: EdgeDistance, after: EdgeDistance)
  var across: (before: EdgeDistance, after: EdgeDistance)
  /// The item's own length across the line, if it takes the longest length of its siblings.
  var uniformDepth: CGFloat?
}

/// A distance whose flexible part is not yet known.
private struct EdgeDistance {
  var least: CGFloat
  var isFlexible: Bool

  init(_ spacing: NSCollectionLayoutSpacing?) {
    least = MainActor.assumeIsolated { spacing?.spacing ?? 0 }
    isFlexible = MainActor.assumeIsolated { spacing?.isFlexibleSpacing ?? false }
  }

  func length(extra: CGFloat) -> CGFloat { least + (isFlexible ? extra : 0) }
}

extension NSCollectionLayoutGroup {
  private var isHorizontal: Bool {
    if case .horizontal = arrangement { true } else { false }
  }

  /// Places items along the group and returns the size that they need.
  func placeLine(in inner: CGRect, _ placing: inout GroupPlacing) -> CGSize {
    let items = makeLine(in: inner.size, &placing)
    let isHorizontal = isHorizontal
    let gap = interItemSpacing?.spacing ?? 0
    let isAlongGuess =
      isHorizontal
      ? layoutSize.widthDimension.dependsOnContent : layoutSize.heightDimension.dependsOnContent
    let extra = isAlongGuess ? 0 : flexibleShare(items, length: along(inner.size))
    let gapExtra = interItemSpacing?.isFlexibleSpacing == true ? extra : 0
    var position: CGFloat = 0
    var end: CGFloat = 0
    var depth: CGFloat = 0
    for (index, item) in items.enumerated() {
      if index > 0 { position += gap + gapExtra }
      position += item.along.before.length(extra: extra)
      let free = across(inner.size) - acrossLength(of: item, extra: 0)
      let flexible = [item.across.before, item.across.after].count(where: \.isFlexible)
      let share = flexible > 0 ? max(free, 0) / CGFloat(flexible) : 0
      let offset = item.across.before.length(extra: share)
      placing.box.move(
        item.cells, item.supplementaries,
        by: isHorizontal
          ? CGPoint(x: inner.minX + position, y: inner.minY + offset)
          : CGPoint(x: inner.minX + offset, y: inner.minY + position))
      position += along(item.size) + item.along.after.length(extra: extra)
      // Items after the last one of the section do not enlarge the group.
      guard !item.cells.isEmpty || index == 0 else { continue }
      end = position
      depth = max(depth, acrossLength(of: item, extra: 0))
    }
    return isHorizontal
      ? CGSize(width: end, height: depth) : CGSize(width: depth, height: end)
  }

  private func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }

  private func acrossLength(of item: LineItem, extra: CGFloat) -> CGFloat {
    item.across.before.length(extra: extra) + across(item.size)
      + item.across.after.length(extra: extra)
  }

  private func alongLength(of item: LineItem) -> CGFloat {
    item.along.before.least + along(item.size) + item.along.after.least
  }

  /// Returns the length that each flexible distance receives in addition to its minimum.
  private func flexibleShare(_ items: [LineItem], length: CGFloat) -> CGFloat {
    let gaps = max(items.count - 1, 0)
    var flexible = interItemSpacing?.isFlexibleSpacing == true ? gaps : 0
    var used = CGFloat(gaps) * (interItemSpacing?.spacing ?? 0)
    for item in items {
      used += alongLength(of: item)
      flexible += [item.along.before, item.along.after].count(where: \.isFlexible)
    }
    return flexible > 0 ? max(length - used, 0) / CGFloat(flexible) : 0
  }

  /// Adds the cells of the items that fit, or of the fixed number of items.
  private func makeLine(in size: CGSize, _ placing: inout GroupPlacing) -> [LineItem] {
    let mark = placing.mark
    let items = makeLine(in: size, depth: nil, &placing)
    guard let depth = items.compactMap(\.uniformDepth).max() else { return items }
    // The longest length is now known, and the other items take it.
    placing.goBack(to: mark)
    return makeLine(in: size, depth: depth, &placing)
  }

  /// - Parameter depth: The length across the line of items that use the longest length; nil for
  ///   their own length.
  private func makeLine(
    in size: CGSize, depth: CGFloat?, _ placing: inout GroupPlacing
  ) -> [LineItem] {
    let gap = interItemSpacing?.spacing ?? 0
    if let count {
      guard let item = subitems.first else { return [] }
      let given = sharedLengths(count, in: size)
      return (0..<count).map { _ in make(item, in: size, given: given, depth: depth, &placing) }
    }
    let isAlongGuess =
      isHorizontal
      ? layoutSize.widthDimension.dependsOnContent : layoutSize.heightDimension.dependsOnContent
    var items: [LineItem] = []
    var used: CGFloat = 0
    var index = 0
    while !subitems.isEmpty {
      // A group that grows with its items contains each of them once.
      if isAlongGuess && index >= subitems.count { break }
      let mark = placing.mark
      let item = make(
        subitems[index % subitems.count], in: size, given: GivenLengths(), depth: depth,
        &placing)
      let own = alongLength(of: item)
      let longer = used + (items.isEmpty ? 0 : gap) + own
      // The tolerance of half a thousandth of a point is below a pixel and above the rounding
      // errors of fractions that fill a group. An item without length would be repeated endlessly.
      guard isAlongGuess || items.isEmpty || longer <= along(size) + 0.0005 && own > 0 else {
        placing.goBack(to: mark)
        break
      }
      items.append(item)
      used = longer
      index += 1
      if own <= 0 && index >= subitems.count { break }
      // Space for further items matters only to flexible spacing. A line of very short items has
      // space for millions of them.
      if placing.isFull && (own < 0.1 || index >= 10_000) { break }
    }
    return items
  }

  /// Returns the lengths of a number of items that share the length of the group.
  private func sharedLengths(_ count: Int, in size: CGSize) -> GivenLengths {
    guard isShared, count > 0 else { return GivenLengths() }
    let gaps = CGFloat(count - 1) * (interItemSpacing?.spacing ?? 0)
    let share = max(along(size) - gaps, 0) / CGFloat(count)
    if isHorizontal {
      return layoutSize.widthDimension.dependsOnContent
        ? GivenLengths() : GivenLengths(width: share)
    }
    return layoutSize.heightDimension.dependsOnContent
      ? GivenLengths() : GivenLengths(height: share)
  }

  private func make(
    _ item: NSCollectionLayoutItem, in size: CGSize, given: GivenLengths, depth: CGFloat?,
    _ placing: inout GroupPlacing
  ) -> LineItem {
    let lengths = item.layoutSize
    let isUniform = (isHorizontal ? lengths.heightDimension : lengths.widthDimension)
      .isUniformAcrossSiblings
    var given = given
    if isUniform, let depth {
      if isHorizontal { given.height = depth } else { given.width = depth }
    }
    let mark = placing.mark
    let placed = item.place(in: size, given: given, &placing)
    let edges = item.edgeSpacing
    let sides = (EdgeDistance(edges?.leading), EdgeDistance(edges?.trailing))
    let ends = (EdgeDistance(edges?.top), EdgeDistance(edges?.bottom))
    let now = placing.mark
    return LineItem(
      size: placed, cells: mark.cells..<now.cells,
      supplementaries: mark.supplementaries..<now.supplementaries,
      along: isHorizontal ? sides : ends, across: isHorizontal ? ends : sides,
      uniformDepth: isUniform ? across(placed) : nil)
  }
}
