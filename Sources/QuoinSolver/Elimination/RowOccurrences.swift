// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The rows that use each variable.
struct RowOccurrences: ~Copyable {
  private var groups = CountingOrder()
  /// The rows, variable by variable.
  private var rows = Buffer<Int32>()

  /// Creates an empty table.
  init() {}

  /// - Parameter matrix: the rows. Its columns are slots of variables.
  init(_ matrix: borrowing SparseMatrix, slotCount: Int) {
    var variables = Buffer<Int32>()
    var rowOfTerm = Buffer<Int32>()
    for row in 0..<matrix.rowCount {
      for index in matrix.terms(row) {
        variables.append(matrix.terms[index].column)
        rowOfTerm.append(Int32(row))
      }
    }
    self.init(variables, rowOfTerm, slotCount)
  }

  /// - Parameter constraints: the slots of the rows; rows of removed constraints are empty.
  init(of constraints: some Sequence<Int32>, _ system: LinearSystem) {
    var variables = Buffer<Int32>()
    var rowOfTerm = Buffer<Int32>()
    var row: Int32 = 0
    for slot in constraints {
      if system.constraints.isLive(Int(slot)) {
        for term in system.constraints.terms(Int(slot)) {
          variables.append(term.variable)
          rowOfTerm.append(row)
        }
      }
      row += 1
    }
    self.init(variables, rowOfTerm, system.variables.slots.count)
  }

  /// - Parameters:
  ///   - variables: the variable of each term, row by row.
  ///   - rowOfTerm: the row of each term.
  private init(
    _ variables: borrowing Buffer<Int32>, _ rowOfTerm: borrowing Buffer<Int32>, _ slotCount: Int
  ) {
    groups.sort(variables, groupCount: slotCount)
    rows.reserve(variables.count)
    for index in variables.indices { rows.append(rowOfTerm[groups.order[index]]) }
  }

  /// The indices of the rows that use a variable, for the subscript.
  func range(_ variable: Int) -> Range<Int> { groups.range(variable) }

  subscript(index: Int) -> Int { Int(rows[index]) }
}
