// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Translates changes of the system into changes of the stages. Before the first solve there are no
// stages, and every change requires a full solve.
extension SolverState {
  /// Records that a constraint has a new constant.
  func invalidateConstant(of slot: Int, in changes: inout PendingChanges) {
    guard isIncremental else {
      changes.needsFullSolve = true
      return
    }
    // A constraint that was added after the last solve is recorded already.
    guard slot < reduced.boundOf.count else { return }
    switch reduced.boundOf[slot] {
    case ReducedSystem.NoBound.settled: break
    case ReducedSystem.NoBound.eliminated: changes.equalities.append(Int32(slot))
    default: changes.bounds.append(Int32(slot))
    }
  }

  /// Records that a constraint has a new priority.
  /// - Parameter wasRequired: whether it was required before.
  func invalidatePriority(
    of slot: Int, _ row: ConstraintStore.Row, wasRequired: Bool,
    in changes: inout PendingChanges
  ) {
    guard isIncremental else {
      changes.needsFullSolve = true
      return
    }
    guard slot < reduced.boundOf.count else { return }
    let isBound = reduced.boundOf[slot] >= 0
    if row.isRequired != wasRequired,
      !isBound || row.relation == .equal || !conflictValidity.isEmpty
    {
      changes.needsFullSolve = true
    } else if isBound {
      changes.bounds.append(Int32(slot))
    }
  }

  /// Records that an input has a new value.
  func invalidate(input slot: Int, _ system: LinearSystem, in changes: inout PendingChanges) {
    let hasLane = system.variables.inputs.prefix(AffineForm.inputLanes).contains(Int32(slot))
    if isIncremental, hasLane { changes.movesInputs = true } else { changes.needsFullSolve = true }
  }
}
