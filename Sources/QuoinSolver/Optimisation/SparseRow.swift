// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A sum of different columns, or of face indices. It is reused from row to row.
struct SparseRow: ~Copyable, Sendable {
  private(set) var columns = Buffer<Int32>()
  private(set) var coefficients = Buffer<Double>()

  var count: Int { columns.count }
  var isEmpty: Bool { columns.isEmpty }

  mutating func removeAll() {
    columns.removeAll()
    coefficients.removeAll()
  }

  mutating func append(_ coefficient: Double, _ column: Int32) {
    columns.append(column)
    coefficients.append(coefficient)
  }

  mutating func negate() {
    for index in coefficients.indices { coefficients[index] = -coefficients[index] }
  }

  /// Sorts the terms by column: by insertion sort, since most rows are short, and a long one in a
  /// time that does not grow with the square of its length.
  mutating func sort() {
    guard count <= Self.longest else { return sortByComparisons() }
    guard count > 1 else { return }
    for index in 1..<count {
      let (column, coefficient) = (columns[index], coefficients[index])
      var position = index
      while position > 0, columns[position - 1] > column {
        columns[position] = columns[position - 1]
        coefficients[position] = coefficients[position - 1]
        position -= 1
      }
      columns[position] = column
      coefficients[position] = coefficient
    }
  }

  /// The longest row for insertion sort. Rows of typical layouts have fewer than ten terms; those
  /// of a stack with equal gaps have one for each view.
  private static let longest = 48

  private mutating func sortByComparisons() {
    var terms = Buffer<SlotTerm>()
    terms.reserve(count)
    for index in columns.indices {
      terms.append(SlotTerm(coefficient: coefficients[index], variable: columns[index]))
    }
    terms.sort { $0.variable < $1.variable }
    for index in terms.indices {
      columns[index] = terms[index].variable
      coefficients[index] = terms[index].coefficient
    }
  }

  /// Divides the row so that the largest coefficient is 1 or -1, and the first one is positive.
  /// - Parameter isExact: whether a row of several terms is divided by a power of two, without
  ///   rounding, so that its largest coefficient is from 1 to 2.
  /// - Returns: the divisor.
  mutating func normalise(isExact: Bool = false) -> Double {
    var largest = coefficients.largestMagnitude
    if isExact, count > 1 {
      largest = Double(sign: .plus, exponent: Int(largest.exponent), significand: 1)
    }
    let lead = coefficients[0] < 0 ? -largest : largest
    guard lead != 1 else { return 1 }
    for index in coefficients.indices { coefficients[index] /= lead }
    return lead
  }
}
