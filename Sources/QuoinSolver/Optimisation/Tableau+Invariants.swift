// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if QUOIN_INVARIANTS
extension Tableau {
  /// Stops the program when the bits are not those of the entries.
  func checkBits() {
    for row in 0..<rowCount {
      for column in 0..<columnCount {
        let isListed = columnsOfRow.contains(column, in: row)
        precondition(
          isListed == (self[row, column] != 0)
            && isListed == rowsOfColumn.contains(row, in: column),
          "the bits of row \(row) and column \(column) are not those of the entry")
      }
    }
  }
}
#endif
