// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Margins and safe areas of all items, by slot.
///
/// Both may depend on frames: a view that hangs into the safe area of its superview by 20 points
/// has 20 points of its own, and a view may keep its superview's margin. So they start from what is
/// known without frames, and follow the frames of each solution until nothing changes.
struct InsetTable: Sendable {
  private(set) var margins: [LayoutInsets] = []
  private(set) var safeAreas: [LayoutInsets] = []

  /// How many items have a safe area, or margins that depend on those of others.
  private var activeCount = 0
  /// Whether the insets are those of items that stand alone.
  private var isAtRest = false
  /// Whether insets changed since the last reset.
  private var isChanged = false

  /// Whether insets of items may depend on frames. Otherwise each is what its item says.
  var dependsOnFrames: Bool { activeCount > 0 }

  /// An item is new, or another one than before.
  ///
  /// - Parameter mayHaveInset: whether the one before had a safe area, or margins that depended on
  ///   those of others.
  mutating func note(_ item: borrowing LayoutItem, at slot: Int32, mayHaveInset: Bool = false) {
    activeCount += (item.mayInset ? 1 : 0) - (mayHaveInset ? 1 : 0)
    while margins.count <= Int(slot) {
      margins.append(.zero)
      safeAreas.append(.zero)
    }
    if dependsOnFrames { isAtRest = false }
    guard isAtRest else { return }
    let own = item.ownMargins
    if margins[Int(slot)] != own {
      margins[Int(slot)] = own
      isChanged = true
    }
  }

  mutating func reserveCapacity(_ count: Int) {
    margins.reserveCapacity(count)
    safeAreas.reserveCapacity(count)
  }

  /// An item left.
  mutating func forget(_ item: LayoutItem) {
    if item.mayInset { activeCount -= 1 }
  }

  /// Forgets all frames.
  ///
  /// Always starting here makes the result independent of earlier layouts.
  /// - Returns: whether insets may be other ones than before.
  mutating func reset(for tree: ItemTree) -> Bool {
    let wasChanged = isChanged
    isChanged = false
    if isAtRest && !dependsOnFrames { return wasChanged }
    isAtRest = !dependsOnFrames
    let count = tree.table.slotCount
    for slot in 0..<min(count, margins.count) {
      margins[slot] = .zero
      safeAreas[slot] = .zero
    }
    let missing = max(count - margins.count, 0)
    margins.append(contentsOf: repeatElement(.zero, count: missing))
    safeAreas.append(contentsOf: repeatElement(.zero, count: missing))
    var slot = tree.table.first
    while slot >= 0 {
      let item = tree[slot].item
      safeAreas[Int(slot)] = safeArea(of: item, inherited: .zero)
      margins[Int(slot)] = marginsWithSafeArea(of: item, slot)
      slot = tree.table.next(after: slot)
    }
    return true
  }

  /// Derives all insets from frames.
  ///
  /// - Parameter order: the items, parents before their children.
  /// - Returns: the largest change of an inset.
  mutating func update(from geometry: [ItemGeometry], order: [Int32], tree: ItemTree) -> Double {
    guard dependsOnFrames else { return 0 }
    var change = 0.0
    for slot in order where tree[slot].item.kind == .view {
      let index = Int(slot)
      let oldSafeArea = safeAreas[index]
      let oldMargins = margins[index]
      update(slot, from: geometry, tree: tree)
      change = max(change, oldSafeArea.distance(to: safeAreas[index]))
      change = max(change, oldMargins.distance(to: margins[index]))
    }
    return change
  }

  private mutating func update(_ slot: Int32, from geometry: [ItemGeometry], tree: ItemTree) {
    let index = Int(slot)
    let item = tree[slot].item
    let parent = Int(tree[slot].parent)
    guard parent >= 0 else {
      safeAreas[index] = safeArea(of: item, inherited: .zero)
      margins[index] = marginsWithSafeArea(of: item, slot)
      return
    }
    let outer = tree[tree[slot].parent].item
    let scrolls = outer.isScrollView
    // What scrolls keeps its margins wherever it was moved.
    let origin = scrolls ? .zero : outer.boundsOrigin
    let size = geometry[parent].frame.size
    let distances = geometry[index].distances(
      toEdgesOf: LayoutRect(x: origin.x, y: origin.y, width: size.width, height: size.height))
    safeAreas[index] = safeArea(
      of: item,
      inherited: scrolls ? .zero : safeAreas[parent].merging(distances, InsetTable.overlap))
    let own = marginsWithSafeArea(of: item, slot)
    margins[index] =
      item.preservesSuperviewMargins
      ? own.merging(margins[parent].merging(distances, -), max)
      : own
  }

  /// What is covered of an item: what was given, else what its parent passes on, and the item's own
  /// addition.
  private func safeArea(of item: LayoutItem, inherited: LayoutInsets) -> LayoutInsets {
    (item.safeAreaInsets ?? inherited).merging(item.additionalSafeAreaInsets, +)
  }

  private func marginsWithSafeArea(of item: LayoutItem, _ slot: Int32) -> LayoutInsets {
    item.kind == .view && item.insetsMarginsFromSafeArea
      ? item.margins.merging(safeAreas[Int(slot)], +)
      : item.ownMargins
  }

  /// How much of the superview's inset reaches into a view at a distance from that edge: never less
  /// than nothing, and never more than the inset, for a view that hangs outside of its superview.
  private static func overlap(_ inset: Double, _ distance: Double) -> Double {
    max(0, min(inset - distance, inset))
  }
}
