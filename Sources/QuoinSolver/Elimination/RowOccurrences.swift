// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The rows that use each variable.
struct RowOccurrences: ~Copyable {
  private var groups = CountingOrder()
  /// The rows, variable by variable.
  private var rows = Buffer<Int32>()

  /// Creates an empty table.
  init() {}

  /// - Parameters:
  ///   - variables: the variable of each term, row by row.
  ///   - rowOfTerm: the row of each term.
  init(
    _ variables: borrowing Buffer<Int32>, rowOfTerm: borrowing Buffer<Int32>, slotCount: Int
  ) {
    groups.sort(variables, groupCount: slotCount)
    rows.reserve(variables.count)
    for index in variables.indices { rows.append(rowOfTerm[groups.order[index]]) }
  }

  /// The indices of the rows that use a variable, for the subscript.
  func range(_ variable: Int) -> Range<Int> { groups.range(variable) }

  subscript(index: Int) -> Int { Int(rows[index]) }
}
