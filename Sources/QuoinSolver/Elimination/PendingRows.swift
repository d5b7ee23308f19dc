// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Equalities with three or more unknowns, in flat arrays.
struct PendingRows: ~Copyable {
  private(set) var constraint = Buffer<Int32>()
  private(set) var constant = Buffer<AffineForm>()
  private(set) var variable = Buffer<Int32>()
  private(set) var coefficient = Buffer<Double>()
  /// The largest coefficient, by row.
  private var largest = Buffer<Double>()
  private var start = Buffer<Int32>(repeating: 0, count: 1)

  var count: Int { constraint.count }

  func terms(_ row: Int) -> Range<Int> { Int(start[row])..<Int(start[row + 1]) }

  /// Whether a row can be solved for the variable of one of its terms.
  func isPivot(_ term: Int, in row: Int) -> Bool {
    abs(coefficient[term]) >= Tolerance.leastPivotShare * largest[row]
  }

  /// Whether a row can be solved for one of its variables.
  func isPivot(variable slot: Int32, in row: Int) -> Bool {
    terms(row).contains { variable[$0] == slot && isPivot($0, in: row) }
  }

  mutating func append(_ scratch: borrowing TermScratch, constraint slot: Int32) {
    variable.append(scratch.variables, scratch.variables.indices)
    coefficient.append(scratch.coefficients, scratch.coefficients.indices)
    largest.append(scratch.coefficients.largestMagnitude)
    constraint.append(slot)
    constant.append(scratch.constant)
    start.append(Int32(variable.count))
  }

  /// The rows of each variable.
  func occurrences(slotCount: Int) -> RowOccurrences {
    var rowOfTerm = Buffer<Int32>()
    rowOfTerm.reserve(variable.count)
    for row in 0..<count { rowOfTerm.append(repeating: Int32(row), count: terms(row).count) }
    return RowOccurrences(variable, rowOfTerm: rowOfTerm, slotCount: slotCount)
  }
}
