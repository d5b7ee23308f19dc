// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

extension LayoutEngine {
  /// Updates all frames. Does nothing when nothing has changed.
  ///
  /// Margins and safe areas that depend on frames are derived from each solution, and the
  /// constraints that use them are solved again, until they agree. Where they do not within a fixed
  /// number of rounds, ``problems`` names the items.
  ///
  /// - Complexity: depends on the changes since the last layout. A constant costs in proportion to
  ///   the items it moves; new items and constraints cost their number; another direction or mask
  ///   builds all rows again.
  public mutating func layout() { layOut(after: nil) }

  /// Does the same for a layout that differs from another one in constants, and starts from the
  /// solution of that one if it would have to be solved from scratch.
  package mutating func layout(after other: borrowing LayoutEngine) {
    // The solver alone: a copy of the engine would cost a reference for each of its lists.
    layOut(after: other.lowered.solver)
  }

  private mutating func layOut(after other: LinearSolver?) {
    guard needs > .nothing else { return }
    prepareRows()
    solve(after: other)
    problems = settleInsets()
    placements.readFollowers(lowered, model)
    conflicts = lowered.conflicts(model)
    needs = .nothing
    newSlots = []
    isLaidOut = true
    #if QUOIN_INVARIANTS
    checkInvariants()
    #endif
  }

  /// Whether the last ``layout()`` would give other frames, or other conflicts, if items and
  /// constraints had been added in another order.
  package var dependsOnOrder: Bool { lowered.dependsOnOrder }

  /// Whether the last ``layout()`` has found that no coordinate is ambiguous. false where that is
  /// not known: in a copy that was not laid out since.
  package var hasSingleSolution: Bool {
    needs == .nothing && lowered.hasSingleSolution
  }

  /// Adds to the work of the next layout.
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
    if isOtherTree {
      placements.setOrder(from: model.tree)
      isOtherTree = false
    }
    if needs >= .constants { placements.isCurrent = false }
  }

  /// Whether rows and variables are added and removed one by one, not all made from scratch.
  var changesInPlace: Bool { needs < .constants && isLaidOut }
}
