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
    for plan in followers { readGeometry(of: plan.slot) }
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
    for slot in order {
      let plan = ItemPlan(slot, model.tree[slot], firstVariable: lowered.firstVariable(of: slot))
      plans.append(plan)
      if plan.isFollowing { followers.append(plan) }
    }
    lowered.hasNewContentSize = false
  }

  /// Whether rows and variables come and go one by one.
  var changesInPlace: Bool { needs < .constants && isLaidOut }
}
