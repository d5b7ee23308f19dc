// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Margins and safe areas of all items, by slot.
///
/// Both may depend on frames: a view that extends into the safe area of its superview by 20 points
/// has 20 points of its own, and a view may keep its superview's margin. So they start from the
/// insets that are known without frames, and follow the frames of each solution until nothing
/// changes.
package struct InsetTable: Sendable {
  // By slot, where insets depend on frames. Otherwise insets are the items' own, and these are
  // empty.
  private var margins: [LayoutInsets] = []
  private var safeAreas: [LayoutInsets] = []

  /// The number of items with a safe area, or with margins that depend on those of others.
  private var activeCount = 0
  /// Whether insets changed since the last reset.
  private var isChanged = false

  /// Whether insets of items may depend on frames. Otherwise they are the items' own.
  package var dependsOnFrames: Bool { activeCount > 0 }

  /// Whether insets of the last layout may differ from the items' own.
  var areKept: Bool { !margins.isEmpty }

  /// The margins of an item, with safe area and inheritance.
  func margins(of slot: Int32, _ item: LayoutItem) -> LayoutInsets {
    Int(slot) < margins.count ? margins[Int(slot)] : item.ownMargins
  }

  /// The safe area of an item.
  func safeArea(of slot: Int32) -> LayoutInsets {
    Int(slot) < safeAreas.count ? safeAreas[Int(slot)] : .zero
  }

  /// Records that an item was added.
  mutating func didAdd(_ item: LayoutItem, at slot: Int32) {
    if item.mayInset { activeCount += 1 }
    guard Int(slot) < margins.count else { return }
    margins[Int(slot)] = item.ownMargins
    safeAreas[Int(slot)] = .zero
  }

  /// Records that an item was replaced.
  mutating func didReplace(_ old: LayoutItem, by item: LayoutItem) {
    activeCount += (item.mayInset ? 1 : 0) - (old.mayInset ? 1 : 0)
    if item.ownMargins != old.ownMargins { isChanged = true }
  }

  /// Records that an item was removed.
  mutating func didRemove(_ item: LayoutItem) {
    if item.mayInset { activeCount -= 1 }
  }

  /// Returns to the insets that are known without frames.
  ///
  /// Each layout starts here, which makes the result independent of earlier layouts.
  /// - Returns: whether insets may have changed.
  mutating func reset(for tree: ItemTree) -> Bool {
    let wasChanged = isChanged
    isChanged = false
    guard dependsOnFrames else {
      let hadTable = !margins.isEmpty
      margins = []
      safeAreas = []
      return wasChanged || hadTable
    }
    let count = tree.table.slotCount
    margins.removeAll(keepingCapacity: true)
    safeAreas.removeAll(keepingCapacity: true)
    margins.append(contentsOf: repeatElement(.zero, count: count))
    safeAreas.append(contentsOf: repeatElement(.zero, count: count))
    var slot = tree.table.first
    while slot >= 0 {
      store(insets(of: tree[slot].item, inherited: .zero), at: slot)
      slot = tree.table.next(after: slot)
    }
    return true
  }

  /// Derives all insets from frames.
  ///
  /// - Parameters:
  ///   - placements: the frames.
  ///   - tree: the items.
  ///   - rows: the rows, which give contents of scroll views their sizes.
  /// - Returns: the largest change of an inset.
  mutating func update(
    from placements: Placements, tree: ItemTree, rows: LoweredSystem
  ) -> Double {
    var change = 0.0
    for span in placements.order where tree[span.slot].item.kind == .view {
      let new = derivedInsets(of: span.slot, from: placements, tree: tree, rows: rows)
      change = max(change, distance(to: new, at: span.slot))
      store(new, at: span.slot)
    }
    return change
  }

  /// Derives the insets of all items except for some, whose insets stay as they are.
  ///
  /// - Returns: the slots of those whose insets would change.
  mutating func update(
    from placements: Placements, tree: ItemTree, rows: LoweredSystem,
    keeping keptSlots: Set<Int32>
  ) -> [Int32] {
    var unsettled: [Int32] = []
    for span in placements.order where tree[span.slot].item.kind == .view {
      let new = derivedInsets(of: span.slot, from: placements, tree: tree, rows: rows)
      if !keptSlots.contains(span.slot) {
        store(new, at: span.slot)
      } else if distance(to: new, at: span.slot) > LayoutTolerance.length {
        unsettled.append(span.slot)
      }
    }
    return unsettled
  }

  private func distance(to new: ViewInsets, at slot: Int32) -> Double {
    max(
      new.safeArea.distance(to: safeAreas[Int(slot)]),
      new.margins.distance(to: margins[Int(slot)]))
  }

  private mutating func store(_ new: ViewInsets, at slot: Int32) {
    safeAreas[Int(slot)] = new.safeArea
    margins[Int(slot)] = new.margins
  }

  private func derivedInsets(
    of slot: Int32, from placements: Placements, tree: ItemTree, rows: LoweredSystem
  ) -> ViewInsets {
    let item = tree[slot].item
    let parent = Int(tree[slot].parent)
    guard parent >= 0 else { return insets(of: item, inherited: .zero) }
    let outer = tree[tree[slot].parent].item
    let origin = outer.boundsOrigin
    let size = placements.frame(of: tree[slot].parent).size
    let distances = placements.frame(of: slot).distances(
      toEdgesOf: LayoutRect(x: origin.x, y: origin.y, width: size.width, height: size.height))
    // The part of the safe area that a scroll view adds to its content insets covers nothing
    // inside.
    let counted =
      outer.isScrollView
      ? countedSafeArea(of: tree[slot].parent, outer, size: size, rows: rows) : .zero
    var result = insets(
      of: item,
      inherited: safeAreas[parent].merging(counted, -).merging(distances, InsetTable.overlap))
    if item.preservesSuperviewMargins {
      // Content outside of the visible part of a scroll view keeps the margins that it has at its
      // edge.
      let depths = outer.isScrollView ? distances.merging(.zero, max) : distances
      let counted = outer.insetsMarginsFromSafeArea ? counted : .zero
      let preserved = margins[parent].merging(counted, -).merging(depths, -)
      result.margins = result.margins.merging(preserved, max)
    }
    return result
  }

  /// Returns the part of the safe area of a scroll view that it adds to the insets of its content.
  private func countedSafeArea(
    of slot: Int32, _ item: LayoutItem, size: LayoutSize, rows: LoweredSystem
  ) -> LayoutInsets {
    let safeArea = safeAreas[Int(slot)]
    guard item.hasExtras, safeArea != .zero else { return .zero }
    let extras = item.extras
    let isWide = extras.horizontalSafeArea.counts(
      solved: rows.contentLength(of: slot, .horizontal), in: size.width)
    let isHigh = extras.verticalSafeArea.counts(
      solved: rows.contentLength(of: slot, .vertical), in: size.height)
    return LayoutInsets(
      top: isHigh ? safeArea.top : 0, left: isWide ? safeArea.left : 0,
      bottom: isHigh ? safeArea.bottom : 0, right: isWide ? safeArea.right : 0)
  }

  /// The insets of an item: its own safe area or the inherited one, with the item's addition, and
  /// the margins that follow.
  private func insets(of item: LayoutItem, inherited: LayoutInsets) -> ViewInsets {
    let safeArea = (item.safeAreaInsets ?? inherited).merging(item.additionalSafeAreaInsets, +)
    return ViewInsets(
      safeArea: safeArea,
      margins: item.kind == .view && item.insetsMarginsFromSafeArea
        ? item.margins.merging(safeArea, +) : item.ownMargins)
  }

  /// Returns the part of the superview's inset that reaches into a view at a distance from that
  /// edge: never less than nothing, and never more than the inset, for a view that extends beyond
  /// its superview.
  private static func overlap(_ inset: Double, _ distance: Double) -> Double {
    max(0, min(inset - distance, inset))
  }
}
