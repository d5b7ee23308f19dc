// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Translates changes of the system into changes of the stages. Before the first solve there are no
// stages, and every change requires a full solve.
extension SolverState {
  /// Records that a constraint has a new constant.
  func invalidateConstant(of slot: Int, in changes: inout PendingChanges) {
    guard isIncremental else { return changes.setNeedsFullSolve() }
    // A constraint that was added after the last solve is recorded already.
    guard slot < reduced.boundOf.count else { return }
    switch reduced.boundOf[slot] {
    case ReducedSystem.NoBound.settled: break
    case ReducedSystem.NoBound.eliminated: changes.recordConstant(ofEquality: slot)
    default: changes.recordBound(slot)
    }
  }

  /// Records that a constraint has a new priority.
  /// - Parameter wasRequired: whether it was required before.
  func invalidatePriority(
    of slot: Int, _ row: ConstraintStore.Row, wasRequired: Bool,
    in changes: inout PendingChanges
  ) {
    guard isIncremental else { return changes.setNeedsFullSolve() }
    guard slot < reduced.boundOf.count else { return }
    let isBound = reduced.boundOf[slot] >= 0
    if row.isRequired != wasRequired,
      !isBound || row.relation == .equal || !conflictValidity.isEmpty
    {
      changes.setNeedsFullSolve()
    } else if isBound {
      changes.recordBound(slot)
    }
  }

  /// Records that an input has a new value.
  func invalidate(input slot: Int, in changes: inout PendingChanges) {
    let lanes = reduced.elimination.inputOfLane
    for lane in 1...AffineForm.inputLanes where isIncremental && lanes[lane] == Int32(slot) {
      return changes.recordInput()
    }
    changes.setNeedsFullSolve()
  }

  @inline(__always)
  func recordAddition(ofConstraint slot: Int, in changes: inout PendingChanges) {
    guard isIncremental else { return changes.setNeedsFullSolve() }
    changes.recordAddition(ofConstraint: slot)
  }

  func recordRemoval(ofConstraint slot: Int, in changes: inout PendingChanges) {
    guard isIncremental else { return changes.setNeedsFullSolve() }
    changes.recordRemoval(ofConstraint: slot)
  }

  @inline(__always)
  func recordAddition(ofVariable slot: Int, in changes: inout PendingChanges) {
    guard isIncremental else { return changes.setNeedsFullSolve() }
    changes.recordAddition(ofVariable: slot)
  }

  func recordRemoval(ofVariable slot: Int, isInput: Bool, in changes: inout PendingChanges) {
    guard isIncremental, !isInput else { return changes.setNeedsFullSolve() }
    changes.recordRemoval(ofVariable: slot)
  }
}
