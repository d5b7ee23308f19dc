// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// A nonbasic quantity that never moves again needs no column: it adds a constant to each row. So
// its column is folded into the constants, and no longer changed by exchanges.
//
// Invariant: the value of a basic quantity is the constant of its row and the sum of the entries,
// each times the value of its column.
extension Tableau {
  /// Whether columns were folded since the last `load`.
  var hasFoldedColumns: Bool { !constants.isEmpty }

  func constant(_ row: Int) -> AffineForm {
    constants.isEmpty ? AffineForm() : constants[row]
  }

  /// Adds the entries of a column, times the value of its quantity, to the constants of the rows,
  /// and makes them 0.
  mutating func fold(_ column: Int, value: AffineForm) {
    if constants.isEmpty { constants.append(repeating: AffineForm(), count: rowCount) }
    for row in rowsOfColumn.members(column) {
      let index = row * columnCount + column
      constants[row] += numbers[index] * value
      numbers[index] = 0
      columnsOfRow.remove(column, from: row)
    }
    rowsOfColumn.removeAll(in: column)
  }
}
