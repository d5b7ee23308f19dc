// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The sums that some equations determine, by plain Gaussian elimination.
struct LinearSpan {
  /// Each without the pivots of earlier ones; the last number of a row is its constant.
  private var rows: [(pivot: Int, row: [Double])] = []

  /// - Parameter equations: sums that are 0.
  init(_ equations: [[Double]]) {
    for equation in equations {
      let rest = reduced(equation)
      let pivot = rest.indices.dropLast().max { abs(rest[$0]) < abs(rest[$1]) }
      guard let pivot, abs(rest[pivot]) > 1e-9 else { continue }
      rows.append((pivot, rest))
    }
  }

  /// The value of a sum, nil when the equations do not determine it.
  func value(of sum: [Double]) -> Double? {
    let rest = reduced(sum)
    return rest.dropLast().allSatisfy { abs($0) < 1e-9 } ? rest.last : nil
  }

  private func reduced(_ row: [Double]) -> [Double] {
    var row = row
    for (pivot, other) in rows where row[pivot] != 0 {
      let factor = row[pivot] / other[pivot]
      for index in row.indices { row[index] -= factor * other[index] }
      row[pivot] = 0
    }
    return row
  }
}
