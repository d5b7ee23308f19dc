// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Combinations of the values of several axes, each a list of indices.
package enum AxisCombinations {
  /// Returns all combinations. The values of the last axis change first.
  package static func all(_ counts: [Int]) -> [[Int]] {
    counts.reduce([[]]) { rows, count in
      rows.flatMap { row in (0..<count).map { row + [$0] } }
    }
  }

  /// Combinations in which each pair of values of two axes occurs.
  ///
  /// Each row is made greedily: it begins with the first pair that no row has, and each other axis
  /// takes the value that adds the most pairs, the first among equals. So equal axes give equal
  /// rows.
  ///
  /// - Complexity: O(*r* · *v* · *a*), for *r* rows, *v* values of all *a* axes.
  package static func pairwise(_ counts: [Int]) -> [[Int]] {
    var open = Set<Pair>()
    var order: [Pair] = []
    for first in counts.indices {
      for second in counts.indices where second > first {
        for one in 0..<counts[first] {
          for other in 0..<counts[second] {
            let pair = Pair(first: first, one: one, second: second, other: other)
            open.insert(pair)
            order.append(pair)
          }
        }
      }
    }
    var rows: [[Int]] = counts.count < 2 ? all(counts) : []
    for pair in order where open.contains(pair) {
      var row = [Int?](repeating: nil, count: counts.count)
      row[pair.first] = pair.one
      row[pair.second] = pair.other
      for axis in counts.indices where row[axis] == nil {
        let gains = (0..<counts[axis]).map { value in
          Pair.all(axis: axis, value: value, in: row).count(where: open.contains)
        }
        row[axis] = gains.indices.max { (gains[$0], $1) < (gains[$1], $0) }
      }
      let values = row.map { $0 ?? 0 }
      for axis in counts.indices {
        for pair in Pair.all(axis: axis, value: values[axis], in: row) { open.remove(pair) }
      }
      rows.append(values)
    }
    return rows
  }

  private struct Pair: Hashable {
    var first: Int
    var one: Int
    var second: Int
    var other: Int

    /// The pairs of a value with those that a row has.
    static func all(axis: Int, value: Int, in row: [Int?]) -> [Pair] {
      row.indices.compactMap { index in
        guard index != axis, let other = row[index] else { return nil }
        return index < axis
          ? Pair(first: index, one: other, second: axis, other: value)
          : Pair(first: axis, one: value, second: index, other: other)
      }
    }
  }
}
