// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

/// The rectangles of the items by the last solution, and which of them were reported.
struct Placements: Sendable {
  /// The items of the last layout, each before its descendants and these before its next sibling.
  private(set) var order: [ItemSpan] = []
  /// By slot: the index of an item in ``order``, -1 for one that is newer than the last layout.
  private(set) var indices: [Int32] = []
  /// By index in ``order``.
  private(set) var geometries: [ItemGeometry] = []
  /// Whether the geometries are those of the previous solution, so that only changes have to be
  /// read.
  var isCurrent = false
  var pending = PendingFrames()
  /// By slot.
  private(set) var reported: [ReportedFrame] = []

  /// Forgets an item that was added or removed.
  mutating func forget(_ slot: Int32) {
    if Int(slot) < indices.count { indices[Int(slot)] = -1 }
    if Int(slot) < reported.count { reported[Int(slot)] = ReportedFrame() }
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

  /// Takes over the order of the items of a tree.
  mutating func setOrder(from tree: ItemTree) {
    let slotCount = tree.table.slotCount
    let slots = tree.parentsFirst()
    indices = Array(repeating: -1, count: slotCount)
    order.removeAll(keepingCapacity: true)
    order.reserveCapacity(slots.count)
    for slot in slots {
      indices[Int(slot)] = Int32(order.count)
      order.append(
        ItemSpan(
          slot: slot, parent: tree[slot].parent, kind: tree[slot].item.kind,
          end: Int32(order.count + 1)))
    }
    // Descendants first, so that the end of each item is known when its parent reads it.
    for index in order.indices.reversed() {
      guard let parent = self.index(of: order[index].parent) else { continue }
      order[parent].end = max(order[parent].end, order[index].end)
    }
    geometries = Array(repeating: ItemGeometry(), count: order.count)
    if reported.count < slotCount {
      reported.append(
        contentsOf: repeatElement(ReportedFrame(), count: slotCount - reported.count))
    }
    isCurrent = false
  }

  // MARK: Reading

  /// The geometry of an item; zero for one that is newer than the last layout.
  func geometry(of slot: Int32) -> ItemGeometry {
    index(of: slot).map { geometries[$0] } ?? ItemGeometry()
  }

  /// The frame of an item, in the parent's coordinates.
  func frame(of slot: Int32) -> LayoutRect {
    geometry(of: slot).frame
  }

  /// The origin of the frame of an item in the coordinates of the root, as if no bounds had been
  /// moved.
  ///
  /// - Complexity: O(*d*), *d* the depth of the item.
  func origin(of slot: Int32) -> LayoutPoint {
    guard let index = index(of: slot) else { return .zero }
    let outer = order[index].parent >= 0 ? origin(of: order[index].parent) : .zero
    let frame = geometries[index].frame
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
        let owner = span.followsOwner ? geometries[ownerIndex(span)] : ItemGeometry()
        geometries[index] = lowered.geometry(of: span.slot, model, values, owner: owner)
      }
    }
    pending.invalidate(range)
  }

  /// Reads the geometries of the items that follow their owner again, whose insets may have changed
  /// since the solution.
  mutating func readFollowers(_ lowered: LoweredSystem, _ model: LayoutModel) {
    lowered.solver.withValues { values in
      for index in order.indices where order[index].followsOwner {
        let span = order[index]
        let geometry = lowered.geometry(
          of: span.slot, model, values, owner: geometries[ownerIndex(span)])
        guard geometry != geometries[index] else { continue }
        geometries[index] = geometry
        pending.invalidate(index..<index + 1)
      }
    }
  }

  private func ownerIndex(_ span: ItemSpan) -> Int { Int(indices[Int(span.parent)]) }

  // MARK: Reports

  /// Takes the frames that differ from the reported ones: items before their descendants, and these
  /// before the next siblings.
  ///
  /// - Parameters:
  ///   - scale: pixels a point of the grid for rounding, 0 for none.
  ///   - frames: gets the frames.
  mutating func takeChangedFrames(scale: Double, into frames: inout [LayoutChanges.Frame]) {
    let grid = PixelGrid(scale: scale)
    for range in pending.takeRanges(scale: scale, count: order.count) {
      for index in range {
        let span = order[index]
        let new = ReportedFrame(
          geometries[index], in: span.parent >= 0 ? reported[Int(span.parent)] : nil, grid)
        // The exact frame of a guide counts as well, and may change where the rounded one does not.
        let isChanged = span.kind != .view || new.rect != reported[Int(span.slot)].rect
        reported[Int(span.slot)] = new
        guard isChanged else { continue }
        frames.append(LayoutChanges.Frame(slot: span.slot, parent: span.parent, rect: new.rect))
      }
    }
  }
}
