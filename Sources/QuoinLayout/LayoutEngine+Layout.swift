// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutEngine {
  /// Brings all frames up to date. Does nothing when nothing has changed.
  ///
  /// Margins and safe areas that depend on frames are derived from each solution, and the
  /// constraints that use them are solved again, until they agree or a fixed number of rounds has
  /// passed.
  public mutating func layout() {
    guard needs > .nothing else { return }
    prepareRows()
    solve()
    var round = 1
    while model.insets.update(from: geometry, order: order, tree: model.tree)
      > LayoutTolerance.length, lowered.dependsOnFrames, round < LayoutEngine.maximumRounds
    {
      lowered.refreshInsetReaders(model)
      solve()
      round += 1
    }
    for slot in followers { readGeometry(of: slot) }
    conflicts = lowered.conflicts()
    needs = .nothing
    newSlots.removeAll(keepingCapacity: true)
    isLaidOut = true
  }

  private mutating func solve() {
    lowered.solve()
    if !lowered.isInOrder, lowered.dependsOnOrder {
      // What was added one by one must not have other results than what was there at once.
      lowered = LoweredSystem(model)
      makePlans()
      lowered.solve()
    }
    readGeometry()
  }

  /// Whether the last ``layout()`` would give other frames, or other conflicts, if items and
  /// constraints had come in another order.
  package var dependsOnOrder: Bool { lowered.dependsOnOrder }

  mutating func require(_ work: Needs) {
    needs = max(needs, work)
  }

  private mutating func prepareRows() {
    let hasNewInsets = model.insets.reset(for: model.tree)
    let isOtherPlan = isOtherTree || lowered.hasNewContentSize || needs >= .constants
    if isOtherTree {
      order = model.tree.parentsFirst()
      isOtherTree = false
    }
    switch needs {
    case .nothing:
      break
    case .solution:
      if hasNewInsets { lowered.refreshInsetReaders(model) }
    case .constants:
      lowered.refreshAll(model)
    case .rows:
      lowered = LoweredSystem(model)
    }
    if isOtherPlan { makePlans() }
  }

  private mutating func makePlans() {
    plans.removeAll(keepingCapacity: true)
    followers.removeAll(keepingCapacity: true)
    let count = model.tree.table.slotCount
    if planIndices.count < count {
      planIndices.append(contentsOf: repeatElement(0, count: count - planIndices.count))
    }
    for slot in order {
      let index = Int32(plans.count)
      let plan = ItemPlan(
        slot, model.tree[slot], end: index + 1, firstVariable: lowered.firstVariable(of: slot))
      plans.append(plan)
      planIndices[Int(slot)] = index
      if plan.isFollowing { followers.append(slot) }
    }
    for plan in plans.reversed() where plan.parent >= 0 {
      let parent = Int(planIndices[Int(plan.parent)])
      plans[parent].end = max(plans[parent].end, plan.end)
    }
    lowered.hasNewContentSize = false
    hasFormerGeometry = false
    untold.noteAllFrames()
  }

  /// Whether rows and variables come and go one by one.
  var changesInPlace: Bool { needs < .constants && isLaidOut }
}
