// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A sum of columns (or of places on a face), each once. Reused from row to row.
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

  /// Sorts the terms by column. Rows are short, so each term is moved to its place in turn.
  mutating func sort() {
    guard count > 1 else { return }
    for index in 1..<count {
      let (column, coefficient) = (columns[index], coefficients[index])
      var place = index
      while place > 0, columns[place - 1] > column {
        columns[place] = columns[place - 1]
        coefficients[place] = coefficients[place - 1]
        place -= 1
      }
      columns[place] = column
      coefficients[place] = coefficient
    }
  }

  /// Makes the largest coefficient 1 or -1, and the first one positive.
  /// - Parameter isExact: whether nothing is rounded: a row of several terms is divided by a power of
  ///   two, and its largest coefficient is from 1 to 2.
  /// - Returns: what the row was divided by.
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
