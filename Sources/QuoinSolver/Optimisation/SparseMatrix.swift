// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Rows of coefficients, without those that are 0.
struct SparseMatrix: ~Copyable, Sendable {
  struct Term: Hashable, Sendable {
    var coefficient: Double
    var column: Int32
  }

  /// The end of a row's terms, by row.
  private var ends = Buffer<Int32>()
  private(set) var terms = Buffer<Term>()

  var rowCount: Int { ends.count }

  /// The indices of a row's terms.
  @inline(__always)
  func terms(_ row: Int) -> Range<Int> {
    (row == 0 ? 0 : Int(ends[row - 1]))..<Int(ends[row])
  }

  mutating func removeAll() {
    ends.removeAll()
    terms.removeAll()
  }

  /// Replaces all rows by those of another matrix.
  mutating func refill(from other: borrowing SparseMatrix) {
    ends.refill(from: other.ends)
    terms.refill(from: other.terms)
  }

  /// Frees reserved memory that is not in use.
  mutating func shrink() { terms.shrink() }

  /// Adds a term to the row that is added next.
  @inline(__always)
  mutating func append(_ coefficient: Double, _ column: Int32) {
    terms.append(Term(coefficient: coefficient, column: column))
  }

  /// Adds a row of the terms since the last one.
  mutating func endRow() { ends.append(Int32(terms.count)) }

  /// Adds a row.
  mutating func append(_ row: borrowing SparseRow) {
    terms.append(row.terms, row.terms.indices)
    endRow()
  }

  mutating func removeLastRow() {
    guard rowCount > 0 else { return }
    terms.shorten(to: terms(rowCount - 1).lowerBound)
    ends.shorten(to: rowCount - 1)
  }
}
