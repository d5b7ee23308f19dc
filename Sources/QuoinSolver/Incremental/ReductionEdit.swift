// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A reduced system before an edit, and the columns that the edit changes.
struct ReductionEdit: ~Copyable {
  var openVariables = Buffer<Int32>()
  var quantities = QuantitySystem(columnCount: 0)
  var boundOf = Buffer<Int32>()
  var boundOfSign = Buffer<Int32>()
  var row = SparseRow()
  /// Indexed by the former column: the present column, or -1.
  var columnNow = Buffer<Int32>()
  /// Indexed by the former row: its present quantity, -1 when one of its columns was removed, -2
  /// when it was not looked up yet.
  var quantityNow = Buffer<Int32>()
  /// Indexed by the column: the former column, or -1.
  private(set) var formerColumn = Buffer<Int32>()
  /// Indexed by the column: whether bounds were added, removed or changed.
  private(set) var isTouched = Buffer<Bool>()

  init() {}

  /// Maps former columns to present ones.
  mutating func match(
    _ reduced: ReducedSystem, _ isNew: borrowing Buffer<Bool>
  ) {
    let columnCount = reduced.openVariables.count
    columnNow.removeAll()
    formerColumn.refill(-1, count: columnCount)
    isTouched.refill(false, count: columnCount)
    for former in openVariables.indices {
      let column = reduced.column(of: Int(openVariables[former]))
      columnNow.append(column)
      if column >= 0 { formerColumn[column] = Int32(former) }
    }
    for column in formerColumn.indices where formerColumn[column] < 0 { isTouched[column] = true }
    for slot in isNew.indices where isNew[slot] {
      let column = reduced.column(of: slot)
      if column >= 0 { isTouched[column] = true }
    }
    quantityNow.refill(-2, count: quantities.rowCount)
  }

  /// Marks the columns of a former bound's quantity as changed.
  mutating func touch(former bound: Int32) {
    guard bound >= 0 else { return }
    let quantity = quantities.bounds.entries[bound].quantity
    guard quantity >= Int32(quantities.columnCount) else {
      let column = columnNow[quantity]
      if column >= 0 { isTouched[column] = true }
      return
    }
    for index in quantities.terms(Int(quantity) - quantities.columnCount) {
      let column = columnNow[quantities.termColumn[index]]
      if column >= 0 { isTouched[column] = true }
    }
  }

  /// Marks the columns of a bound's quantity as changed.
  mutating func touch(_ bound: Int32, of system: QuantitySystem) {
    guard bound >= 0 else { return }
    let quantity = system.bounds.entries[bound].quantity
    guard quantity >= Int32(system.columnCount) else {
      isTouched[quantity] = true
      return
    }
    for index in system.terms(Int(quantity) - system.columnCount) {
      isTouched[system.termColumn[index]] = true
    }
  }

  /// Copies a former bound to the present system.
  /// - Returns: its number in the system; nil when one of its columns was removed.
  mutating func keep(_ bound: Int32, in system: QuantitySystem) -> Int32? {
    let quantity = Int(quantities.bounds.entries[bound].quantity)
    guard quantity >= quantities.columnCount else {
      let column = columnNow[quantity]
      return column >= 0 ? system.addBound(Int(bound), of: quantities, on: column) : nil
    }
    let index = quantity - quantities.columnCount
    if quantityNow[index] == -2 { keepRow(index, in: system) }
    guard quantityNow[index] >= 0 else { return nil }
    return system.addBound(Int(bound), of: quantities, on: quantityNow[index])
  }

  /// Copies a former row. Columns keep their order, so it stays sorted.
  private mutating func keepRow(_ former: Int, in system: QuantitySystem) {
    quantityNow[former] = -1
    row.removeAll()
    for index in quantities.terms(former) {
      let column = columnNow[quantities.termColumn[index]]
      guard column >= 0 else { return }
      row.append(quantities.termCoefficient[index], column)
    }
    quantityNow[former] = system.quantity(of: row)
  }
}
