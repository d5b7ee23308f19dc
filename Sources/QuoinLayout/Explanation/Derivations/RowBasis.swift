// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A largest independent set of rows, found greedily: a row is kept unless those kept before imply
/// its left side.
///
/// The rows are reduced by each other as they come. A number is expressed by the kept rows in one
/// sweep backwards, so that chains of rows cost no more than their length.
///
/// Invariant: a reduced row has its pivot with the coefficient 1, and no pivot of an earlier row.
struct RowBasis {
  private struct Pivot {
    var variable: Int
    /// The reduced row: `(original - Σ factor × reduced row) / scale`.
    var row: [Int: Double]
    var factors: [(pivot: Int, factor: Double)]
    var scale: Double
    /// The index of the original row.
    var source: Int
  }

  private var pivots: [Pivot] = []
  private var pivotOfVariable: [Int: Int] = [:]

  /// The part of a coefficient below which a difference is a rounding error.
  private static let roundingError = 1e-9

  /// Adds a row unless the others imply its left side.
  ///
  /// - Parameters:
  ///   - source: what the caller calls the row.
  ///   - terms: coefficients by variable.
  mutating func add(_ source: Int, _ terms: [Int: Double]) {
    let (rest, factors) = reduced(terms)
    // The smallest index among the largest coefficients, so that equal inputs give equal results.
    let pivot = rest.max { (abs($0.value), $1.key) < (abs($1.value), $0.key) }
    guard let pivot else { return }
    pivotOfVariable[pivot.key] = pivots.count
    pivots.append(
      Pivot(
        variable: pivot.key, row: rest.mapValues { $0 / pivot.value }, factors: factors,
        scale: pivot.value, source: source))
    #if QUOIN_INVARIANTS
    checkLast()
    #endif
  }

  /// Expresses a sum by the kept rows.
  ///
  /// - Returns: the rows with multiples that are not 0, by source; nil when the rows do not determine
  ///   the sum.
  func multiples(for terms: [Int: Double]) -> [Int: Double]? {
    let (rest, factors) = reduced(terms)
    guard rest.isEmpty else { return nil }
    var multiples = Array(repeating: 0.0, count: pivots.count)
    for (pivot, factor) in factors { multiples[pivot] = factor }
    let largest = factors.map { abs($0.factor) }.max() ?? 0
    var found: [Int: Double] = [:]
    for index in pivots.indices.reversed() {
      let multiple = multiples[index] / pivots[index].scale
      guard abs(multiple) > Self.roundingError * largest else { continue }
      found[pivots[index].source] = multiple
      for (pivot, factor) in pivots[index].factors { multiples[pivot] -= multiple * factor }
    }
    return found
  }

  private func reduced(
    _ terms: [Int: Double]
  ) -> (rest: [Int: Double], factors: [(pivot: Int, factor: Double)]) {
    var rest = terms.filter { $0.value != 0 }
    var factors: [(pivot: Int, factor: Double)] = []
    // Later pivots do not bring earlier ones back.
    while let index = rest.keys.compactMap({ pivotOfVariable[$0] }).min() {
      let pivot = pivots[index]
      guard let factor = rest[pivot.variable] else { break }
      factors.append((index, factor))
      for (variable, coefficient) in pivot.row {
        let (old, change) = (rest[variable] ?? 0, factor * coefficient)
        let isZero = abs(old - change) <= Self.roundingError * max(abs(old), abs(change))
        rest[variable] = isZero || variable == pivot.variable ? nil : old - change
      }
    }
    return (rest, factors)
  }

  #if QUOIN_INVARIANTS
  private func checkLast() {
    guard let last = pivots.last else { return }
    precondition(last.row[last.variable] == 1, "the pivot of a reduced row is not 1")
    for variable in last.row.keys where variable != last.variable {
      precondition(
        pivotOfVariable[variable] == nil, "a reduced row has the pivot of an earlier row")
    }
  }
  #endif
}
