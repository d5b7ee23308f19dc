// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// What has to be done about a change, as far as it can be told when it happens. While a system is
// built, each addition comes here, and there is nothing to tell.
extension SolverState {
  /// Whether a constraint's constant is a parameter, and what else becomes of a new constant.
  mutating func note(constant slot: Int, in changes: inout PendingChanges) {
    guard isFollowing else { return changes.noteStructure(eliminated: slot) }
    // A constraint that is newer than the last solve is noted already.
    guard slot < reduced.boundOf.count else { return }
    if slot == reduced.elimination.promoted { return changes.noteLane(AffineForm.spareLane) }
    switch reduced.boundOf[slot] {
    case ReducedSystem.Place.settled: break
    case ReducedSystem.Place.eliminated: changes.noteEliminated(slot)
    default: changes.noteBound(slot)
    }
  }

  /// Notes that a constraint has another priority.
  mutating func note(
    priority slot: Int, _ row: ConstraintStore.Row, wasRequired: Bool,
    in changes: inout PendingChanges
  ) {
    guard isFollowing else { return changes.noteStructure() }
    guard slot < reduced.boundOf.count else { return }
    let isBound = reduced.boundOf[slot] >= 0
    let isCrossing = row.isRequired != wasRequired
    if isCrossing, slot == reduced.elimination.promoted || !conflicts.isEmpty {
      changes.noteStructure()
    } else if isCrossing, !isBound || row.relation == .equal {
      changes.noteRemoved(constraint: slot)
      changes.noteAdded(constraint: slot)
    } else if isBound {
      changes.noteBound(slot)
    }
  }

  /// Notes that an input has another value.
  mutating func note(input slot: Int, in changes: inout PendingChanges) {
    let lanes = reduced.elimination.inputOfLane
    for lane in 1...AffineForm.inputLanes where isFollowing && lanes[lane] == Int32(slot) {
      return changes.noteLane(lane)
    }
    changes.noteStructure()
  }

  @inline(__always)
  mutating func note(addedConstraint slot: Int, in changes: inout PendingChanges) {
    // The parameter may have been the constant of a constraint that had the slot before.
    guard isFollowing, slot != reduced.elimination.promoted else { return changes.noteStructure() }
    changes.noteAdded(constraint: slot)
  }

  mutating func note(removedConstraint slot: Int, in changes: inout PendingChanges) {
    guard isFollowing, slot != reduced.elimination.promoted else { return changes.noteStructure() }
    changes.noteRemoved(constraint: slot)
  }

  @inline(__always)
  mutating func note(addedVariable slot: Int, in changes: inout PendingChanges) {
    guard isFollowing else { return changes.noteStructure() }
    changes.noteAdded(variable: slot)
  }

  mutating func note(removedVariable slot: Int, isInput: Bool, in changes: inout PendingChanges) {
    guard isFollowing, !isInput else { return changes.noteStructure() }
    changes.noteRemoved(variable: slot)
  }
}
