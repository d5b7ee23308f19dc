// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutEngine {
  /// Brings all frames up to date. Does nothing when nothing has changed.
  ///
  /// Margins and safe areas that depend on frames are derived from each solution, and the
  /// constraints that use them are solved again, until they agree. Where they do not within a fixed
  /// number of rounds, ``problems`` says of which items.
  public mutating func layout() {
    guard needs > .nothing else { return }
    prepareRows()
    solve()
    problems = settleInsets()
    withValues { $0.placements.deriveFollowers($0.lowered, $0.model, $1) }
    conflicts = lowered.conflicts(model)
    needs = .nothing
    newSlots.removeAll(keepingCapacity: true)
    isLaidOut = true
    #if QUOIN_INVARIANTS
    checkInvariants()
    #endif
  }

  mutating func solve() {
    lowered.solve()
    if !lowered.isInOrder, lowered.dependsOnOrder {
      // What was added one by one must not have other results than what was there at once.
      lowered = LoweredSystem(model)
      placements.plan(model, lowered, isOtherTree: false)
      lowered.solve()
    }
    readSolution()
  }

  /// Whether the last ``layout()`` would give other frames, or other conflicts, if items and
  /// constraints had come in another order.
  package var dependsOnOrder: Bool { lowered.dependsOnOrder }

  mutating func require(_ work: Needs) {
    needs = max(needs, work)
  }

  private mutating func prepareRows() {
    let hasNewInsets = model.insets.reset(for: model.tree)
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
    guard isOtherTree || lowered.hasNewContentSize || needs >= .constants else { return }
    placements.plan(model, lowered, isOtherTree: isOtherTree)
    lowered.hasNewContentSize = false
    isOtherTree = false
  }

  /// Whether rows and variables come and go one by one.
  var changesInPlace: Bool { needs < .constants && isLaidOut }
}
