// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Equalities with three or more unknowns, in flat arrays.
struct PendingRows: ~Copyable {
  private(set) var constraint = Buffer<Int32>()
  private(set) var constant = Buffer<AffineForm>()
  /// The terms. Columns are slots of variables.
  private(set) var matrix = SparseMatrix()
  /// The largest coefficient, by row.
  private var largest = Buffer<Double>()

  var count: Int { constraint.count }

  /// The indices of a row's terms, for ``term(_:)``.
  func terms(_ row: Int) -> Range<Int> { matrix.terms(row) }

  func term(_ index: Int) -> SparseMatrix.Term { matrix.terms[index] }

  /// Whether a row can be solved for the variable of one of its terms.
  func isPivot(_ index: Int, in row: Int) -> Bool {
    abs(term(index).coefficient) >= Tolerance.leastPivotShare * largest[row]
  }

  /// Whether a row can be solved for one of its variables.
  func isPivot(variable slot: Int32, in row: Int) -> Bool {
    terms(row).contains { term($0).column == slot && isPivot($0, in: row) }
  }

  mutating func append(_ scratch: borrowing TermScratch, constraint slot: Int32) {
    for index in scratch.variables.indices {
      matrix.append(scratch.coefficients[index], scratch.variables[index])
    }
    matrix.endRow()
    largest.append(scratch.coefficients.largestMagnitude)
    constraint.append(slot)
    constant.append(scratch.constant)
  }
}
