// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if QUOIN_INVARIANTS
import QuoinSolver

// Each of these stops the program with a sentence that names what is wrong. They are called at the
// end of what changes the engine, in debug builds of this package.

extension LayoutEngine {
  /// Checks everything that has to hold after a layout.
  ///
  /// - Complexity: O(*n*), *n* the number of items and constraints, times the depth of the items.
  func checkInvariants() {
    checkStructure()
    checkPlans()
    checkRows()
    checkFrames()
    checkRequirements()
  }

  /// Checks the tree, the constraints and what knows which constraints name an item.
  func checkStructure() {
    model.tree.checkInvariants()
    model.constraints.checkInvariants(model.tree)
  }

  /// Checks an item that was added or changed, and its neighbours.
  ///
  /// - Complexity: O(1).
  func checkEdit(ofItem slot: Int32) {
    model.tree.checkLinks(of: slot)
    let isPlanned = placements.isPlanned(slot)
    precondition(
      isPlanned || isOtherTree, "item \(slot) is not in the order of the last layout, nor new")
  }

  /// Checks a constraint that was added or changed.
  ///
  /// - Complexity: O(1).
  func checkEdit(ofConstraint slot: Int32) {
    let record = model.constraints[slot]
    precondition(
      model.tree.table.isLive(record.first)
        && (record.second < 0 || model.tree.table.isLive(record.second)),
      "constraint \(slot) names an item that was removed")
    if needs < .rows { lowered.checkRow(ofConstraint: slot) }
  }

  /// Checks that removed items left nothing behind.
  ///
  /// - Complexity: O(*n*), *n* the number of removed items.
  func checkRemoval(ofItems slots: [Int32]) {
    for slot in slots {
      precondition(!model.tree.table.isLive(slot), "item \(slot) was removed, but is there")
      precondition(!placements.isPlanned(slot), "removed item \(slot) has a frame")
      model.constraints.forEachMention(of: slot) { constraint in
        preconditionFailure("constraint \(constraint) names item \(slot), which was removed")
      }
      guard needs < .rows else { continue }
      precondition(
        lowered.rows.firstRow(ofItem: slot) == nil, "removed item \(slot) has rows")
      for coordinate in LayoutAmbiguity.Coordinate.allCases {
        precondition(
          lowered.variable(slot, coordinate) == nil,
          "removed item \(slot) has a variable for its \(coordinate)")
      }
    }
  }

  private func checkPlans() {
    precondition(!isOtherTree, "items were added or removed since frames were planned")
    placements.checkOrder(model.tree)
  }

  /// Every row belongs to a constraint or an item that is there, and the other way round.
  private func checkRows() {
    var slot = model.constraints.first
    while slot >= 0 {
      lowered.checkRow(ofConstraint: slot)
      slot = model.constraints.next(after: slot)
    }
    slot = model.tree.table.first
    while slot >= 0 {
      lowered.checkRows(ofItem: slot, model)
      slot = model.tree.table.next(after: slot)
    }
    lowered.checkInsetReaders(model)
  }

  /// Frames are those of the solution.
  private func checkFrames() {
    withSolution { values in
      for plan in placements.plans {
        let owner =
          plan.isFollowing ? placements.geometry(of: plan.parent, values) : ItemGeometry()
        let expected = lowered.geometry(of: plan.slot, model, owner: owner)
        let found = placements.geometry(of: plan.slot, values)
        precondition(
          found == expected || !found.frame.satisfies(\.isFinite),
          "item \(plan.slot) is at \(found.frame), but the solution has \(expected.frame)")
      }
    }
  }

  func withSolution(_ body: (UnsafeBufferPointer<Double>) -> Void) {
    lowered.solver.withValues(body)
  }

  // MARK: Changes

  /// All frames that were reported are those of the last layout.
  func checkReportedFrames(scale: Double) {
    var copy = placements
    copy.untold.noteAll()
    var changes = LayoutNews()
    changes.makeRoom()
    withSolution { values in
      while true {
        let count = changes.frames.withUnsafeMutableBufferPointer {
          copy.tellFrames(scale: scale, values, into: $0)
        }
        guard count > 0 else { return }
        for frame in changes.frames[..<count] {
          // The frames of guides are reported whenever anything in their part of the order moved.
          let isGuide = model.tree[frame.slot].item.kind != .view
          let reported = placements.untold.places[Int(frame.slot)].told
          precondition(
            isGuide || !frame.rect.satisfies(\.isFinite),
            "item \(frame.slot) is at \(frame.rect), but was reported at \(reported)")
        }
      }
    }
  }

  /// All insets that were reported are those of the last layout.
  func checkReportedInsets() {
    for plan in placements.plans where model.tree[plan.slot].item.kind == .view {
      precondition(
        toldInsets.isCurrent(plan.slot, model),
        "the insets of item \(plan.slot) are not the ones that were reported")
    }
  }
}

#endif
