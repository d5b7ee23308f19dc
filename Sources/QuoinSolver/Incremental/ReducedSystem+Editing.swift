// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension ReducedSystem {
  /// Updates the quantities after an edit of the elimination. Rows that depend on reopened
  /// variables are reduced again, all others are copied.
  /// - Returns: whether it succeeded. Otherwise the system is invalid.
  func update(
    _ system: LinearSystem, _ selection: Selection, _ changes: borrowing PendingChanges,
    _ eliminationEdit: borrowing EliminationEdit, _ edit: inout ReductionEdit
  ) -> Bool {
    swap(&edit.openVariables, &openVariables)
    swap(&edit.quantities, &quantities)
    swap(&edit.boundOf, &boundOf)
    swap(&edit.boundOfSign, &boundOfSign)
    findOpenVariables(system)
    findSizes(system, selection)
    boundOf.refill(NoBound.eliminated, count: system.constraints.slotCount)
    boundOfSign.refill(NoBound.eliminated, count: system.variables.slotCount)
    edit.match(self, eliminationEdit.isNewVariable)
    quantities.reset(columnCount: openVariables.count, isPrecise: false)
    for slot in changes.removedConstraints where Int(slot) < edit.boundOf.count {
      edit.touch(former: edit.boundOf[slot])
    }
    for slot in changes.removedVariables where Int(slot) < edit.boundOfSign.count {
      edit.touch(former: edit.boundOfSign[slot])
    }
    return updateSigns(system, eliminationEdit, &edit)
      && updateConstraints(system, selection, eliminationEdit, &edit)
  }

  private func updateSigns(
    _ system: LinearSystem, _ eliminationEdit: borrowing EliminationEdit,
    _ edit: inout ReductionEdit
  ) -> Bool {
    for slot in 0..<system.variables.slotCount
    where system.variables[slot].isNonNegative && system.variables.isLive(slot) {
      if !eliminationEdit.isNewVariable[slot] {
        let former = edit.boundOfSign[slot]
        // A sign that was implied may not be any more.
        if former != NoBound.implied, !eliminationEdit.dependsOnOpened(variable: slot) {
          guard former >= 0 else {
            boundOfSign[slot] = former
            continue
          }
          if let bound = edit.keep(former, in: quantities) {
            boundOfSign[slot] = bound
            continue
          }
        }
        edit.touch(former: former)
      }
      guard let bound = addSign(of: slot) else { return false }
      boundOfSign[slot] = bound
      edit.touch(bound, of: quantities)
    }
    return true
  }

  private func updateConstraints(
    _ system: LinearSystem, _ selection: Selection,
    _ eliminationEdit: borrowing EliminationEdit, _ edit: inout ReductionEdit
  ) -> Bool {
    for number in selection.constraints {
      let slot = Int(number)
      guard !system.constraints[slot].isEquality else { continue }
      let former = slot < edit.boundOf.count ? edit.boundOf[slot] : NoBound.eliminated
      if !eliminationEdit.isNew[slot] {
        if !eliminationEdit.dependsOnOpened(slot, system) {
          guard former >= 0 else {
            boundOf[slot] = former
            continue
          }
          if let bound = edit.keep(former, in: quantities) {
            boundOf[slot] = bound
            continue
          }
        }
      }
      edit.touch(former: former)
      guard let bound = addConstraint(slot, system) else { return false }
      boundOf[slot] = bound
      edit.touch(bound, of: quantities)
    }
    return true
  }
}
