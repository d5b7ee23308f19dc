// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if QUOIN_INVARIANTS
import QuoinSolver

// Each of these stops the program with a sentence that names the error. They are called at the end
// of each change of the engine, in debug builds of this package.

extension LayoutEngine {
  /// Checks everything that has to hold after a layout.
  ///
  /// - Complexity: O(*n*), *n* the number of items and constraints, times the depth of the items.
  func checkInvariants() {
    checkStructure()
    precondition(!isOtherTree, "items were added or removed since frames were read")
    placements.checkOrder(model.tree)
    checkRows()
    checkFrames()
    checkRequirements()
  }

  /// Checks the tree and the constraints.
  func checkStructure() {
    model.tree.checkInvariants()
    model.constraints.checkInvariants(model.tree)
  }

  /// Checks an item that was added or changed, and its neighbours.
  ///
  /// - Complexity: O(1).
  func checkEdit(ofItem slot: Int32) {
    model.tree.checkLinks(of: slot)
    precondition(
      placements.contains(slot) || isOtherTree,
      "item \(slot) is not in the order of the last layout, nor new")
  }

  /// Checks a constraint that was added or changed.
  ///
  /// - Complexity: O(1).
  func checkEdit(ofConstraint slot: Int32) {
    model.constraints.checkItems(of: slot, model.tree)
    if needs < .rows { lowered.checkRow(ofConstraint: slot) }
  }

  /// Checks that removed items left nothing behind.
  ///
  /// - Complexity: O(*n*), *n* the number of removed items.
  func checkRemoval(ofItems slots: [Int32]) {
    for slot in slots {
      precondition(!model.tree.table.isLive(slot), "item \(slot) was removed, but is there")
      precondition(!placements.contains(slot), "removed item \(slot) has a frame")
      let counts = model.constraints.mentionCounts
      precondition(
        Int(slot) >= counts.count || counts[Int(slot)] == 0,
        "constraints name item \(slot), which was removed")
      guard needs < .rows else { continue }
      precondition(
        lowered.rows.rows(ofItem: slot).isEmpty, "removed item \(slot) has rows")
      for coordinate in LayoutAmbiguity.Coordinate.allCases {
        precondition(
          lowered.variable(slot, coordinate) == nil,
          "removed item \(slot) has a variable for its \(coordinate)")
      }
    }
  }

  /// Checks that every constraint and item of the model has its rows.
  private func checkRows() {
    model.forEachConstraint { lowered.checkRow(ofConstraint: $0) }
    model.forEachItem { lowered.checkRows(ofItem: $0, model) }
    lowered.checkInsetReaders(model)
  }

  /// Checks that frames are those of the solution.
  private func checkFrames() {
    lowered.solver.withValues { values in
      for span in placements.order {
        let owner = span.followsOwner ? placements.geometry(of: span.parent) : ItemGeometry()
        let expected = lowered.geometry(of: span.slot, model, values, owner: owner)
        let found = placements.geometry(of: span.slot)
        precondition(
          found == expected || !found.frame.satisfies(\.isFinite),
          "item \(span.slot) is at \(found.frame), but the solution has \(expected.frame)")
      }
    }
  }

  // MARK: Changes

  /// Checks that all reported frames are those of the last layout.
  func checkReportedFrames(scale: Double) {
    var copy = placements
    copy.pending.invalidateAll()
    var frames: [LayoutChanges.Frame] = []
    copy.takeChangedFrames(scale: scale, into: &frames)
    for frame in frames {
      // The frames of guides are reported whenever anything in their part of the order moved.
      let isGuide = model.tree[frame.slot].item.kind != .view
      let reported = placements.reported[Int(frame.slot)].rect
      precondition(
        isGuide || !frame.rect.satisfies(\.isFinite),
        "item \(frame.slot) is at \(frame.rect), but was reported at \(reported)")
    }
  }

  /// Checks that all reported insets are those of the last layout.
  func checkReportedInsets() {
    for span in placements.order where model.tree[span.slot].item.kind == .view {
      precondition(
        reportedInsets.isCurrent(span.slot, model),
        "the insets of item \(span.slot) are not the ones that were reported")
    }
  }
}

#endif
