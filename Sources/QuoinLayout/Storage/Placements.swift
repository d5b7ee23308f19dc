// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

/// Where the items are by the last solution.
///
/// The frame of most items is four numbers of the solution, and is read there. What takes more than
/// that, as the frame of an item with insets, is kept here.
struct Placements: Sendable {
  /// The items of the last layout, each before its descendants and these before its next sibling.
  private(set) var plans: [ItemPlan] = []
  /// By slot: where in ``plans`` an item is, -1 for one that is newer than the last layout.
  private(set) var indices: [Int32] = []
  /// The geometries that are not four numbers of the solution.
  private(set) var derived: [ItemGeometry] = []
  /// Where in ``plans`` their items are, in order.
  private var derivedPlans: [Int32] = []
  /// Whether the geometries are those of the solution before, but for what changed since.
  var isCurrent = false
  /// What has to be told to who asks for what is new.
  var untold = UntoldFrames()

  /// An item came or went.
  mutating func forget(_ slot: Int32) {
    if Int(slot) < indices.count { indices[Int(slot)] = -1 }
    untold.forget(slot)
  }

  /// Plans how to read all items.
  ///
  /// - Parameter isOtherTree: whether items came, went or moved.
  mutating func plan(_ model: LayoutModel, _ lowered: LoweredSystem, isOtherTree: Bool) {
    let count = model.tree.table.slotCount
    let isDerivedBefore = derivedPlans.count
    derivedPlans.removeAll(keepingCapacity: true)
    if isOtherTree {
      let order = model.tree.parentsFirst()
      indices.removeAll(keepingCapacity: true)
      indices.append(contentsOf: repeatElement(-1, count: count))
      plans.removeAll(keepingCapacity: true)
      plans.reserveCapacity(order.count)
      for slot in order {
        indices[Int(slot)] = Int32(plans.count)
        plans.append(makePlan(of: slot, at: plans.count, model, lowered))
      }
    } else {
      for index in plans.indices {
        plans[index] = makePlan(of: plans[index].slot, at: index, model, lowered)
      }
    }
    // Descendants first, so that the end of each item is known when its parent reads it.
    for index in plans.indices.reversed() where plans[index].parent >= 0 {
      let parent = Int(indices[Int(plans[index].parent)])
      plans[parent].end = max(plans[parent].end, plans[index].end)
    }
    if derivedPlans.count != isDerivedBefore || isOtherTree {
      derived.removeAll(keepingCapacity: true)
      derived.append(contentsOf: repeatElement(ItemGeometry(), count: derivedPlans.count))
    }
    isCurrent = false
    untold.makeRoom(for: count)
    untold.noteAll()
  }

  private mutating func makePlan(
    of slot: Int32, at index: Int, _ model: LayoutModel, _ lowered: LoweredSystem
  ) -> ItemPlan {
    let plan = ItemPlan(
      slot, model.tree[slot], end: Int32(index + 1),
      firstVariable: lowered.variables.first(of: slot),
      derivedIndex: derivedPlans.count)
    if plan.firstValue == nil { derivedPlans.append(Int32(index)) }
    return plan
  }

  // MARK: Reading

  /// The geometry of an item; nothing for one that is newer than the last layout.
  func geometry(of slot: Int32, _ values: UnsafeBufferPointer<Double>) -> ItemGeometry {
    guard Int(slot) < indices.count, indices[Int(slot)] >= 0 else { return ItemGeometry() }
    let plan = plans[Int(indices[Int(slot)])]
    guard let first = plan.firstValue else { return derived[plan.derivedIndex] }
    return ItemGeometry(LayoutRect(SIMD4(values, at: first)))
  }

  /// The frame of an item.
  func frame(of slot: Int32, _ values: UnsafeBufferPointer<Double>) -> LayoutRect {
    geometry(of: slot, values).frame
  }

  /// The origin of the frame of an item in the coordinates of the root, as if no bounds had been
  /// moved.
  ///
  /// - Complexity: O(*d*), *d* the depth of the item.
  func origin(of slot: Int32, _ values: UnsafeBufferPointer<Double>) -> LayoutPoint {
    guard Int(slot) < indices.count, indices[Int(slot)] >= 0 else { return .zero }
    let parent = plans[Int(indices[Int(slot)])].parent
    let outer = parent >= 0 ? origin(of: parent, values) : .zero
    let frame = frame(of: slot, values)
    return LayoutPoint(x: frame.x + outer.x, y: frame.y + outer.y)
  }

  /// Derives the geometries of a part of the items anew.
  mutating func derive(
    _ range: Range<Int>, _ lowered: LoweredSystem, _ model: LayoutModel,
    _ values: UnsafeBufferPointer<Double>
  ) {
    // Parents come before what follows them.
    var index = derivedPlans.firstIndexNotBefore(Int32(range.lowerBound))
    while index < derivedPlans.count, derivedPlans[index] < range.upperBound {
      derived[index] = derivedGeometry(plans[Int(derivedPlans[index])], lowered, model, values)
      index += 1
    }
  }

  /// Derives the geometries of those anew that follow their owner, and notes which are others.
  mutating func deriveFollowers(
    _ lowered: LoweredSystem, _ model: LayoutModel, _ values: UnsafeBufferPointer<Double>
  ) {
    for index in derived.indices where plans[Int(derivedPlans[index])].isFollowing {
      let place = Int(derivedPlans[index])
      guard derived[index].become(derivedGeometry(plans[place], lowered, model, values))
      else { continue }
      untold.note(place..<place + 1)
    }
  }

  private func derivedGeometry(
    _ plan: ItemPlan, _ lowered: LoweredSystem, _ model: LayoutModel,
    _ values: UnsafeBufferPointer<Double>
  ) -> ItemGeometry {
    lowered.geometry(
      of: plan.slot, model,
      owner: plan.isFollowing ? geometry(of: plan.parent, values) : ItemGeometry())
  }
}

extension [Int32] {
  /// The first place of a number that is not less, in a list in order.
  fileprivate func firstIndexNotBefore(_ number: Int32) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
