// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Chooses independent rows, and expresses other rows as sums of multiples of them.
///
/// Invariant: each reduced row is its original row minus multiples of earlier reduced rows, and has
/// no pivot column of an earlier one. So eliminating a pivot from a row only brings in pivots of
/// later rows, and one pass in order removes all of them.
struct RowElimination {
  private struct ReducedRow {
    var terms: [BindingRow.Term]
    var pivot: BindingRow.Term
    /// The earlier reduced rows that were subtracted.
    var subtracted: [Factor]
  }

  /// A multiple of a row.
  struct Factor {
    var row: Int
    var multiple: Double
  }

  private var reduced: [ReducedRow] = []
  private var rowOfPivot: [Int: Int] = [:]

  /// Coefficients are ratios of layout constants; below this part of the largest one they are
  /// rounding errors.
  private static let roundingError = 1e-10
  /// The minimum pivot, as a fraction of the largest coefficient, that keeps rounding errors small.
  private static let leastPivot = 1e-2

  /// The number of independent rows.
  var count: Int { reduced.count }

  /// Adds a row unless it depends on the rows before it.
  ///
  /// - Parameters:
  ///   - terms: the row.
  ///   - occurrences: in how many rows a column is used. A rare column as pivot causes little
  ///     fill-in.
  /// - Returns: whether the row is independent.
  mutating func add(_ terms: [BindingRow.Term], occurrences: (Int) -> Int) -> Bool {
    let (rest, factors) = reduce(terms)
    let largest = rest.reduce(0) { max($0, abs($1.coefficient)) }
    let candidates = rest.filter { abs($0.coefficient) >= largest * Self.leastPivot }
    let pivot = candidates.min { occurrences($0.column) < occurrences($1.column) }
    guard let pivot else { return false }
    rowOfPivot[pivot.column] = reduced.count
    reduced.append(ReducedRow(terms: rest, pivot: pivot, subtracted: factors))
    return true
  }

  /// Expresses a row by the independent rows.
  ///
  /// - Returns: the rows with multiples other than 0, in the order of addition; nil when the rows
  ///   do not determine it.
  func multiples(of terms: [BindingRow.Term]) -> [Factor]? {
    let (rest, factors) = reduce(terms)
    guard rest.isEmpty else { return nil }
    var multiples: [Int: Double] = [:]
    var queue = IndexQueue()
    for factor in factors {
      multiples[factor.row] = factor.multiple
      queue.insert(-factor.row)
    }
    let largest = factors.reduce(1) { max($0, abs($1.multiple)) }
    var result: [Factor] = []
    // From reduced rows to original ones, the latest first.
    while let index = queue.removeFirst() {
      guard let multiple = multiples[-index], abs(multiple) > Self.roundingError * largest
      else { continue }
      result.append(Factor(row: -index, multiple: multiple))
      for earlier in reduced[-index].subtracted {
        if multiples[earlier.row] == nil { queue.insert(-earlier.row) }
        multiples[earlier.row, default: 0] -= multiple * earlier.multiple
      }
    }
    return result.reversed()
  }

  private func reduce(_ terms: [BindingRow.Term]) -> (rest: [BindingRow.Term], factors: [Factor]) {
    var row: [Int: Double] = [:]
    var queue = IndexQueue()
    for term in terms {
      if row[term.column] == nil, let index = rowOfPivot[term.column] { queue.insert(index) }
      row[term.column, default: 0] += term.coefficient
    }
    let tolerance = Self.roundingError * terms.reduce(0) { max($0, abs($1.coefficient)) }
    var factors: [Factor] = []
    while let index = queue.removeFirst() {
      let pivot = reduced[index].pivot
      guard let coefficient = row[pivot.column], abs(coefficient) > tolerance else { continue }
      let factor = coefficient / pivot.coefficient
      factors.append(Factor(row: index, multiple: factor))
      for term in reduced[index].terms {
        if row[term.column] == nil, let later = rowOfPivot[term.column] { queue.insert(later) }
        row[term.column, default: 0] -= factor * term.coefficient
      }
      row[pivot.column] = 0
    }
    let rest = row.filter { abs($0.value) > tolerance }.sorted { $0.key < $1.key }
    return (rest.map { BindingRow.Term(column: $0.key, coefficient: $0.value) }, factors)
  }
}
