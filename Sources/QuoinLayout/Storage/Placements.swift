// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

/// The rectangles of the items by the last solution, and which of them were reported.
struct Placements: Sendable {
  /// The items of the last layout, each before its descendants and these before its next sibling.
  private(set) var order: [ItemSpan] = []
  /// Indexed by the slot: the index of an item in ``order``, -1 for one that is newer than the last
  /// layout.
  private(set) var indices: [Int32] = []
  /// The geometries, by slot, so that additions and removals leave those of other items in place.
  private var geometries: [ItemGeometry] = []
  /// The slots of items that were added or moved since the last solution was read.
  private(set) var unreadSlots: [Int32] = []
  /// Whether the geometries of all other items are those of the previous solution, so that only
  /// changes have to be read.
  var isCurrent = false
  var pending = PendingFrames()
  /// The reported frames, by slot.
  private(set) var reported: [ReportedFrame] = []

  /// Removes the data of an item that was removed.
  mutating func forget(_ slot: Int32) {
    if Int(slot) < indices.count { indices[Int(slot)] = -1 }
    if Int(slot) < reported.count { reported[Int(slot)] = ReportedFrame() }
  }

  /// Marks an item that was added, or moved with its descendants, so that the next solution is read
  /// for it whether its values changed or not.
  mutating func invalidate(_ slot: Int32) {
    // Otherwise all items are read.
    if isCurrent { unreadSlots.append(slot) }
  }

  /// Whether an item was part of the last layout.
  func contains(_ slot: Int32) -> Bool { index(of: slot) != nil }

  /// The index of an item in ``order``, nil for one that is newer than the last layout.
  ///
  /// - Parameter slot: the slot of the item, -1 for none.
  func index(of slot: Int32) -> Int? {
    guard slot >= 0, Int(slot) < indices.count, indices[Int(slot)] >= 0 else { return nil }
    return Int(indices[Int(slot)])
  }

  /// Copies the order of the items of a tree.
  ///
  /// - Complexity: O(*n*), *n* the number of items: some 10 ns for each.
  mutating func setOrder(from tree: ItemTree) {
    let slotCount = tree.table.slotCount
    indices.resetAll(to: -1, count: slotCount)
    order.removeAll(keepingCapacity: true)
    order.makeRoom(for: tree.table.count)
    var root = tree.table.first
    while root >= 0 {
      if tree[root].parent < 0 { append(root, with: tree) }
      root = tree.table.next(after: root)
    }
    geometries.grow(to: slotCount, with: ItemGeometry())
    reported.grow(to: slotCount, with: ReportedFrame())
  }

  /// Appends an item and all below it, each before its descendants and these before its next
  /// sibling.
  private mutating func append(_ root: Int32, with tree: ItemTree) {
    var slot = root
    while true {
      indices[Int(slot)] = Int32(order.count)
      order.append(
        ItemSpan(
          slot: slot, parent: tree[slot].parent, kind: tree[slot].item.kind,
          end: Int32(order.count + 1)))
      var next = tree[slot].firstChild
      // Without children, the next sibling follows, or that of the nearest ancestor that has one.
      while next < 0 {
        order[Int(indices[Int(slot)])].end = Int32(order.count)
        guard slot != root else { return }
        next = tree[slot].nextSibling
        if next < 0 { slot = tree[slot].parent }
      }
      slot = next
    }
  }

  // MARK: Reading

  /// The geometry of an item; zero for one that is newer than the last layout.
  func geometry(of slot: Int32) -> ItemGeometry {
    contains(slot) ? geometries[Int(slot)] : ItemGeometry()
  }

  /// The frame of an item, in the parent's coordinates.
  func frame(of slot: Int32) -> LayoutRect {
    geometry(of: slot).frame
  }

  /// The origin of the frame of an item in the coordinates of the root, without the
  /// offsets of scrolled bounds.
  ///
  /// - Complexity: O(*d*), *d* the depth of the item.
  func origin(of slot: Int32) -> LayoutPoint {
    guard let index = index(of: slot) else { return .zero }
    let outer = order[index].parent >= 0 ? origin(of: order[index].parent) : .zero
    let frame = geometries[Int(slot)].frame
    return LayoutPoint(x: frame.x + outer.x, y: frame.y + outer.y)
  }

  // MARK: Solutions

  /// Reads the geometries of a part of the order from a solution.
  mutating func read(_ range: Range<Int>, _ lowered: LoweredSystem, _ model: LayoutModel) {
    // Reading each value through the solver costs more than the rest of a layout.
    lowered.solver.withValues { values in
      // Owners come before the items that follow them.
      for index in range {
        let span = order[index]
        let owner = span.followsOwner ? geometries[Int(span.parent)] : ItemGeometry()
        geometries[Int(span.slot)] = lowered.geometry(of: span.slot, model, values, owner: owner)
      }
    }
  }

  /// Reads the geometries of all items from a solution.
  mutating func readAll(_ lowered: LoweredSystem, _ model: LayoutModel) {
    read(order.indices, lowered, model)
    pending.invalidateAll()
    didRead()
  }

  /// Reads the geometries of some items, of the items below them, and of those that are unread.
  mutating func read(_ slots: [Int32], _ lowered: LoweredSystem, _ model: LayoutModel) {
    let slots = slots + unreadSlots
    for range in ranges(of: slots) { read(range, lowered, model) }
    for slot in slots { pending.invalidate(slot, of: order.count) }
    didRead()
  }

  private mutating func didRead() {
    isCurrent = true
    unreadSlots.removeAll(keepingCapacity: true)
  }

  /// The parts of the order that some items and the items below them take, in ascending order,
  /// none of which begins where another ends.
  private func ranges(of slots: [Int32]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var last = 0..<0
    for index in slots.compactMap({ index(of: $0) }).sorted() where index >= last.upperBound {
      let range = index..<Int(order[index].end)
      if index == last.upperBound, !found.isEmpty {
        last = last.lowerBound..<range.upperBound
        found[found.count - 1] = last
      } else {
        last = range
        found.append(range)
      }
    }
    return found
  }

  /// Reads the geometries of the items that follow their owner again, whose insets may have changed
  /// since the solution.
  mutating func readFollowers(_ lowered: LoweredSystem, _ model: LayoutModel) {
    lowered.solver.withValues { values in
      for span in order where span.followsOwner {
        let slot = Int(span.slot)
        let geometry = lowered.geometry(
          of: span.slot, model, values, owner: geometries[Int(span.parent)])
        guard geometry != geometries[slot] else { continue }
        geometries[slot] = geometry
        pending.invalidate(span.slot, of: order.count)
      }
    }
  }

  // MARK: Reports

  /// The items whose frames may differ from the reported ones, with the sizes of their alignment
  /// rectangles.
  var sizesInOtherFrames: [(slot: Int32, size: LayoutSize)] {
    let ranges = pending.slots.map(ranges) ?? [order.indices]
    var found: [(slot: Int32, size: LayoutSize)] = []
    found.reserveCapacity(ranges.reduce(0) { $0 + $1.count })
    for range in ranges {
      for index in range {
        let slot = order[index].slot
        found.append((slot, geometries[Int(slot)].alignmentRect.size))
      }
    }
    return found
  }

  /// Moves the frames that differ from the reported ones to `frames`: items before their
  /// descendants, and these before the next siblings.
  ///
  /// - Parameters:
  ///   - scale: pixels per point of the grid for rounding, 0 for none.
  ///   - frames: gets the frames.
  mutating func takeChangedFrames(scale: Double, into frames: inout [LayoutChanges.Frame]) {
    let grid = PixelGrid(scale: scale)
    let ranges = pending.take(scale: scale).map(ranges) ?? [order.indices]
    frames.reserveCapacity(ranges.reduce(0) { $0 + $1.count })
    for range in ranges {
      for index in range {
        let span = order[index]
        let new = ReportedFrame(
          geometries[Int(span.slot)], in: span.parent >= 0 ? reported[Int(span.parent)] : nil, grid)
        // The exact frame of a guide counts as well, and may change where the rounded one does not.
        let isChanged = span.kind != .view || new.rect != reported[Int(span.slot)].rect
        reported[Int(span.slot)] = new
        guard isChanged else { continue }
        frames.append(LayoutChanges.Frame(slot: span.slot, parent: span.parent, rect: new.rect))
      }
    }
  }
}

extension Array {
  /// Makes all elements equal, in the same memory.
  fileprivate mutating func resetAll(to element: Element, count: Int) {
    removeAll(keepingCapacity: true)
    makeRoom(for: count)
    append(contentsOf: repeatElement(element, count: count))
  }

  /// Reserves memory for a number of elements, with room for some more, so that the next ones do
  /// not move all of them.
  fileprivate mutating func makeRoom(for count: Int) {
    if count > capacity { reserveCapacity(SpareRoom.capacity(for: count)) }
  }

  /// Appends equal elements up to a number of elements.
  fileprivate mutating func grow(to newCount: Int, with element: Element) {
    guard count < newCount else { return }
    makeRoom(for: newCount)
    append(contentsOf: repeatElement(element, count: newCount - count))
  }
}
