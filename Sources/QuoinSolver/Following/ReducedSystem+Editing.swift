// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What a reduced system was before an edit, and which of its columns the edit concerns.
struct ReductionEdit: ~Copyable, Sendable {
  fileprivate var openVariables = Buffer<Int32>()
  fileprivate var quantities = QuantitySystem(columnCount: 0)
  fileprivate var boundOf = Buffer<Int32>()
  fileprivate var boundOfSign = Buffer<Int32>()
  fileprivate var row = SparseRow()
  /// By former column: the column now, or -1.
  fileprivate var columnNow = Buffer<Int32>()
  /// By former row: its quantity now, -1 when a column of it is gone, -2 when nobody has asked yet.
  fileprivate var quantityNow = Buffer<Int32>()
  /// By column: the former column, or -1.
  private(set) var formerColumn = Buffer<Int32>()
  /// By column: whether bounds have come, gone or changed.
  private(set) var isTouched = Buffer<Bool>()

  init() {}

  /// Notes which columns go on.
  fileprivate mutating func match(
    _ reduced: borrowing ReducedSystem, _ isNew: borrowing Buffer<Bool>
  ) {
    let columnCount = reduced.openVariables.count
    columnNow.removeAll()
    formerColumn.refill(-1, count: columnCount)
    isTouched.refill(false, count: columnCount)
    for former in openVariables.indices {
      let column = reduced.column(of: Int(openVariables[former]))
      columnNow.append(column)
      if column >= 0 { formerColumn[Int(column)] = Int32(former) }
    }
    for column in formerColumn.indices where formerColumn[column] < 0 { isTouched[column] = true }
    for slot in isNew.indices where isNew[slot] {
      let column = reduced.column(of: slot)
      if column >= 0 { isTouched[Int(column)] = true }
    }
    quantityNow.refill(-2, count: quantities.rowCount)
  }

  /// Notes that the quantity of a former bound has changed.
  fileprivate mutating func touch(former bound: Int32) {
    guard bound >= 0 else { return }
    let quantity = quantities.bounds.entries[Int(bound)].quantity
    guard quantity >= Int32(quantities.columnCount) else {
      let column = columnNow[Int(quantity)]
      if column >= 0 { isTouched[Int(column)] = true }
      return
    }
    for index in quantities.terms(Int(quantity) - quantities.columnCount) {
      let column = columnNow[Int(quantities.termColumn[index])]
      if column >= 0 { isTouched[Int(column)] = true }
    }
  }

  /// Notes that a quantity has changed.
  fileprivate mutating func touch(_ bound: Int32, of system: borrowing QuantitySystem) {
    guard bound >= 0 else { return }
    let quantity = system.bounds.entries[Int(bound)].quantity
    guard quantity >= Int32(system.columnCount) else {
      isTouched[Int(quantity)] = true
      return
    }
    for index in system.terms(Int(quantity) - system.columnCount) {
      isTouched[Int(system.termColumn[index])] = true
    }
  }

  /// Takes a former bound over.
  /// - Returns: its number in the system; nil when a column of it is gone.
  fileprivate mutating func keep(_ bound: Int32, in system: inout QuantitySystem) -> Int32? {
    let quantity = Int(quantities.bounds.entries[Int(bound)].quantity)
    guard quantity >= quantities.columnCount else {
      let column = columnNow[quantity]
      return column >= 0 ? system.addBound(Int(bound), of: quantities, on: column) : nil
    }
    let index = quantity - quantities.columnCount
    if quantityNow[index] == -2 { keepRow(index, in: &system) }
    guard quantityNow[index] >= 0 else { return nil }
    return system.addBound(Int(bound), of: quantities, on: quantityNow[index])
  }

  /// Takes a former row over. Columns keep their order, so it stays sorted.
  private mutating func keepRow(_ former: Int, in system: inout QuantitySystem) {
    quantityNow[former] = -1
    row.removeAll()
    for index in quantities.terms(former) {
      let column = columnNow[Int(quantities.termColumn[index])]
      guard column >= 0 else { return }
      row.append(quantities.termCoefficient[index], column)
    }
    quantityNow[former] = system.quantity(of: row)
  }
}

extension ReducedSystem {
  /// Brings the quantities up to date with an elimination that was edited: what that does not
  /// concern is taken over, the rest is reduced again.
  /// - Returns: whether it could; the system is of no use otherwise.
  mutating func update(
    _ system: borrowing LinearSystem, _ selection: Selection, _ changes: PendingChanges,
    _ eliminationEdit: borrowing EliminationEdit, _ edit: inout ReductionEdit
  ) -> Bool {
    swap(&edit.openVariables, &openVariables)
    swap(&edit.quantities, &quantities)
    swap(&edit.boundOf, &boundOf)
    swap(&edit.boundOfSign, &boundOfSign)
    findOpenVariables(system)
    findSizes(system, selection)
    boundOf.refill(Place.eliminated, count: system.constraints.slotCount)
    boundOfSign.refill(Place.eliminated, count: system.variables.slotCount)
    edit.match(self, eliminationEdit.isNewVariable)
    quantities.reset(columnCount: openVariables.count, isPrecise: false)
    for slot in changes.removedConstraints where Int(slot) < edit.boundOf.count {
      edit.touch(former: edit.boundOf[Int(slot)])
    }
    for slot in changes.removedVariables where Int(slot) < edit.boundOfSign.count {
      edit.touch(former: edit.boundOfSign[Int(slot)])
    }
    return updateSigns(system, eliminationEdit, &edit)
      && updateConstraints(system, selection, eliminationEdit, &edit)
  }

  private mutating func updateSigns(
    _ system: borrowing LinearSystem, _ eliminationEdit: borrowing EliminationEdit,
    _ edit: inout ReductionEdit
  ) -> Bool {
    for slot in 0..<system.variables.slotCount
    where system.variables[slot].isNonNegative && system.variables.isLive(slot) {
      if !eliminationEdit.isNewVariable[slot] {
        let former = edit.boundOfSign[slot]
        // What a sign follows from may be gone.
        if former != Place.implied, !eliminationEdit.isMoved(variable: slot) {
          guard former >= 0 else {
            boundOfSign[slot] = former
            continue
          }
          if let bound = edit.keep(former, in: &quantities) {
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

  private mutating func updateConstraints(
    _ system: borrowing LinearSystem, _ selection: Selection,
    _ eliminationEdit: borrowing EliminationEdit, _ edit: inout ReductionEdit
  ) -> Bool {
    for number in selection.constraints {
      let slot = Int(number)
      guard !system.constraints[slot].isEquality else { continue }
      let former = slot < edit.boundOf.count ? edit.boundOf[slot] : Place.eliminated
      if !eliminationEdit.isNew[slot] {
        if !eliminationEdit.isMoved(slot, system) {
          guard former >= 0 else {
            boundOf[slot] = former
            continue
          }
          if let bound = edit.keep(former, in: &quantities) {
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
