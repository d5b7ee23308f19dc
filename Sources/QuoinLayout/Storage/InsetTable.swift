// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Margins and safe areas of all items, by slot.
///
/// Both may depend on frames: a view that hangs into the safe area of its superview by 20 points
/// has 20 points of its own, and a view may keep its superview's margin. So they start from what is
/// known without frames, and follow the frames of each solution until nothing changes.
struct InsetTable: Sendable {
  // By slot, where insets depend on frames. Otherwise each item has what it says itself, and these
  // are empty.
  private var margins: [LayoutInsets] = []
  private var safeAreas: [LayoutInsets] = []

  /// How many items have a safe area, or margins that depend on those of others.
  private var activeCount = 0
  /// Whether insets changed since the last reset.
  private var isChanged = false

  /// Whether insets of items may depend on frames. Otherwise each is what its item says.
  var dependsOnFrames: Bool { activeCount > 0 }

  /// Whether insets of the last layout may differ from what their items say.
  var areKept: Bool { !margins.isEmpty }

  /// The margins of an item, with safe area and inheritance.
  func margins(of slot: Int32, _ item: borrowing LayoutItem) -> LayoutInsets {
    Int(slot) < margins.count ? margins[Int(slot)] : item.ownMargins
  }

  /// What is covered of an item.
  func safeArea(of slot: Int32) -> LayoutInsets {
    Int(slot) < safeAreas.count ? safeAreas[Int(slot)] : .zero
  }

  /// An item is new.
  mutating func note(_ item: borrowing LayoutItem, at slot: Int32) {
    if item.mayInset { activeCount += 1 }
    guard Int(slot) < margins.count else { return }
    margins[Int(slot)] = item.ownMargins
    safeAreas[Int(slot)] = .zero
  }

  /// An item is another one than before.
  mutating func note(_ item: borrowing LayoutItem, insteadOf old: borrowing LayoutItem) {
    activeCount += (item.mayInset ? 1 : 0) - (old.mayInset ? 1 : 0)
    if item.ownMargins != old.ownMargins { isChanged = true }
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
  ///   - placements: where the items are.
  ///   - values: the solution.
  /// - Returns: the largest change of an inset.
  mutating func update(
    from placements: Placements, _ values: UnsafeBufferPointer<Double>, tree: ItemTree
  ) -> Double {
    var change = 0.0
    for plan in placements.plans where tree[plan.slot].item.kind == .view {
      let new = derivedInsets(of: plan.slot, from: placements, values, tree: tree)
      change = max(change, distance(to: new, at: plan.slot))
      store(new, at: plan.slot)
    }
    return change
  }

  /// Derives the insets of all items but some, whose insets stay as they are.
  ///
  /// - Returns: those whose insets would change.
  mutating func update(
    from placements: Placements, _ values: UnsafeBufferPointer<Double>, tree: ItemTree,
    keeping keptSlots: Set<Int32>
  ) -> [Int32] {
    var unsettled: [Int32] = []
    for plan in placements.plans where tree[plan.slot].item.kind == .view {
      let new = derivedInsets(of: plan.slot, from: placements, values, tree: tree)
      if !keptSlots.contains(plan.slot) {
        store(new, at: plan.slot)
      } else if distance(to: new, at: plan.slot) > LayoutTolerance.length {
        unsettled.append(plan.slot)
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
    of slot: Int32, from placements: Placements, _ values: UnsafeBufferPointer<Double>,
    tree: ItemTree
  ) -> ViewInsets {
    let item = tree[slot].item
    let parent = Int(tree[slot].parent)
    guard parent >= 0 else { return insets(of: item, inherited: .zero) }
    let outer = tree[tree[slot].parent].item
    let scrolls = outer.isScrollView
    // What scrolls keeps its margins wherever it was moved.
    let origin = scrolls ? .zero : outer.boundsOrigin
    let size = placements.frame(of: tree[slot].parent, values).size
    let distances = placements.frame(of: slot, values).distances(
      toEdgesOf: LayoutRect(x: origin.x, y: origin.y, width: size.width, height: size.height))
    var result = insets(
      of: item,
      inherited: scrolls ? .zero : safeAreas[parent].merging(distances, InsetTable.overlap))
    if item.preservesSuperviewMargins {
      result.margins = result.margins.merging(margins[parent].merging(distances, -), max)
    }
    return result
  }

  /// The insets of an item: what was given or else its parent passes on, with the item's own
  /// addition, and the margins that go with that.
  private func insets(of item: LayoutItem, inherited: LayoutInsets) -> ViewInsets {
    let safeArea = (item.safeAreaInsets ?? inherited).merging(item.additionalSafeAreaInsets, +)
    return ViewInsets(
      safeArea: safeArea,
      margins: item.kind == .view && item.insetsMarginsFromSafeArea
        ? item.margins.merging(safeArea, +) : item.ownMargins)
  }

  /// How much of the superview's inset reaches into a view at a distance from that edge: never less
  /// than nothing, and never more than the inset, for a view that hangs outside of its superview.
  private static func overlap(_ inset: Double, _ distance: Double) -> Double {
    max(0, min(inset - distance, inset))
  }
}

/// The insets of a view that depend on frames.
private struct ViewInsets {
  var safeArea: LayoutInsets
  var margins: LayoutInsets
}
