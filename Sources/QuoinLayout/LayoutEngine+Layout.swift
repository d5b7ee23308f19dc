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
    while updateInsets() > LayoutTolerance.length, lowered.dependsOnFrames,
      round < LayoutEngine.maximumRounds
    {
      lowered.refreshInsetReaders(model)
      solve()
      round += 1
    }
    withValues { $0.placements.deriveFollowers($0.lowered, $0.model, $1) }
    conflicts = lowered.conflicts(model)
    needs = .nothing
    newSlots.removeAll(keepingCapacity: true)
    isLaidOut = true
  }

  /// Derives insets from the solution. Answers how much the largest change was.
  private mutating func updateInsets() -> Double {
    guard model.insets.dependsOnFrames else { return 0 }
    var change = 0.0
    withValues { change = $0.model.insets.update(from: $0.placements, $1, tree: $0.model.tree) }
    return change
  }

  private mutating func solve() {
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
