// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A space of sparse sums, spanned by sums that were added and are independent of each other.
struct SumSpace {
  typealias Sum = [Int: Double]

  /// A sum without the pivots of the rows before it. Its pivot has the coefficient 1.
  private struct Row {
    var pivot: Int
    var sum: Sum
    /// The row in terms of the basis.
    var origin: Sum
  }

  private var rows: [Row] = []

  /// The number of independent sums.
  var dimension: Int { rows.count }

  /// A coefficient below this part of the numbers that were added up is a rounding error. Ranges
  /// are compared at a millionth of a point, so finer differences have no meaning either.
  private static let roundingError = 1e-9

  /// The part of a sum that is independent of the space, and the rest in terms of the basis.
  func resolve(_ sum: Sum) -> (rest: Sum, origin: Sum) {
    var (rest, origin): (Sum, Sum) = (sum, [:])
    for row in rows {
      guard let factor = rest[row.pivot] else { continue }
      Self.add(-factor, row.sum, to: &rest)
      rest[row.pivot] = nil
      Self.add(factor, row.origin, to: &origin)
    }
    return (rest, origin)
  }

  /// Adds a sum to the basis if it is independent.
  /// - Returns: the sum in terms of the basis; nil if it is a new member of the basis.
  mutating func insert(_ sum: Sum) -> Sum? {
    var (rest, origin) = resolve(sum)
    let pivot = rest.max { (abs($0.value), -$0.key) < (abs($1.value), -$1.key) }
    guard let pivot, abs(pivot.value) > Self.roundingError else { return origin }
    for index in rest.keys { rest[index, default: 0] /= pivot.value }
    origin = origin.mapValues { -$0 / pivot.value }
    origin[dimension] = 1 / pivot.value
    rows.append(Row(pivot: pivot.key, sum: rest, origin: origin))
    return nil
  }

  /// Adds a multiple of a sum to another.
  static func add(_ factor: Double, _ sum: Sum, to total: inout Sum) {
    for (index, coefficient) in sum {
      let (old, change) = (total[index] ?? 0, factor * coefficient)
      let new = old + change
      total[index] = abs(new) <= roundingError * max(abs(old), abs(change)) ? nil : new
    }
  }
}
