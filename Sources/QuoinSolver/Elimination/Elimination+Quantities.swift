// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension Elimination {
  /// Replaces the defined variables of the scratch row and writes its terms by column.
  mutating func reduce(into row: inout SparseRow) {
    reduce()
    row.removeAll()
    for index in 0..<scratch.count {
      row.append(scratch.coefficients[index], entries[Int(scratch.variables[index])].link)
    }
  }
}
