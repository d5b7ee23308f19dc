// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A sum of different columns, or of face indices. It is reused from row to row.
struct SparseRow: ~Copyable, Sendable {
  private(set) var terms = Buffer<SparseMatrix.Term>()

  var isEmpty: Bool { terms.isEmpty }

  mutating func removeAll() { terms.removeAll() }

  mutating func append(_ coefficient: Double, _ column: Int32) {
    terms.append(SparseMatrix.Term(coefficient: coefficient, column: column))
  }

  mutating func negate() {
    for index in terms.indices { terms[index].coefficient = -terms[index].coefficient }
  }

  /// Sorts the terms by column: by insertion sort, since most rows are short, and a long one in a
  /// time that does not grow with the square of its length.
  mutating func sort() {
    guard terms.count <= Self.longest else { return terms.sort { $0.column < $1.column } }
    for index in terms.indices.dropFirst() {
      let term = terms[index]
      var position = index
      while position > 0, terms[position - 1].column > term.column {
        terms[position] = terms[position - 1]
        position -= 1
      }
      terms[position] = term
    }
  }

  /// The longest row for insertion sort. Rows of typical layouts have fewer than ten terms; those
  /// of a stack with equal gaps have one for each view.
  private static let longest = 48

  /// Divides the row so that the largest coefficient is 1 or -1, and the first one is positive.
  /// - Parameter isExact: whether a row of several terms is divided by a power of two, without
  ///   rounding, so that its largest coefficient is from 1 to 2.
  /// - Returns: the divisor.
  mutating func normalise(isExact: Bool = false) -> Double {
    var largest = 0.0
    for term in terms.unchecked { largest = max(largest, abs(term.coefficient)) }
    if isExact, terms.count > 1 {
      largest = Double(sign: .plus, exponent: Int(largest.exponent), significand: 1)
    }
    let lead = terms[0].coefficient < 0 ? -largest : largest
    guard lead != 1 else { return 1 }
    for index in terms.indices { terms[index].coefficient /= lead }
    return lead
  }
}

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
