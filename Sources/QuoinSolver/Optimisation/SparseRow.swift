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
