// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Which rows mention a variable.
struct RowOccurrences {
  private let groups: CountingOrder
  /// The rows, variable by variable.
  private let rows: [Int32]

  /// - Parameters:
  ///   - variables: the variable of each term, row by row.
  ///   - rowOfTerm: the row of each term.
  init(_ variables: [Int32], rowOfTerm: [Int32], slotCount: Int) {
    groups = CountingOrder(variables, groupCount: slotCount)
    rows = groups.order.map { rowOfTerm[Int($0)] }
  }

  /// The rows that mention a variable, in order.
  func rows(_ variable: Int) -> ArraySlice<Int32> { rows[groups.range(variable)] }
}
