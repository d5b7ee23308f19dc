// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The solution of homogeneous sparse equations whose null space has one dimension.
enum NullVector {
  /// A pivot: an unknown as a sum of multiples of others.
  private struct Definition {
    var unknown: Int
    var terms: [Int: Double]
  }

  /// The part of a coefficient below which a difference is a rounding error.
  private static let roundingError = 1e-11

  /// Finds the solution that is unique up to a factor.
  ///
  /// The shortest equation is solved first, so that chains need no fill-in.
  /// - Parameters:
  ///   - count: the number of unknowns.
  ///   - equations: for each equation, coefficients by unknown.
  /// - Returns: nil when there is no solution but 0, or when several are independent.
  static func find(count: Int, equations: [[Int: Double]]) -> [Double]? {
    var equations = equations
    var uses: [Set<Int>] = Array(repeating: [], count: count)
    // Equations by their length, with outdated entries.
    var buckets: [[Int]] = []
    func enqueue(_ index: Int) {
      let length = equations[index].count
      while buckets.count <= length { buckets.append([]) }
      buckets[length].append(index)
    }
    for (index, equation) in equations.enumerated() {
      equations[index] = equation.filter { $0.value != 0 }
      for unknown in equations[index].keys { uses[unknown].insert(index) }
      enqueue(index)
    }
    var definitions: [Definition] = []
    var length = 1
    while length < buckets.count {
      guard let index = buckets[length].popLast() else {
        length += 1
        continue
      }
      guard equations[index].count == length else { continue }
      let equation = equations[index]
      let largest = equation.values.map(abs).max() ?? 0
      // Small pivots would enlarge rounding errors.
      let pivot = equation.filter { abs($0.value) >= 0.1 * largest }
        .min { (uses[$0.key].count, $0.key) < (uses[$1.key].count, $1.key) }
      guard let pivot else { continue }
      equations[index] = [:]
      for unknown in equation.keys { uses[unknown].remove(index) }
      var definition = Definition(unknown: pivot.key, terms: [:])
      for (unknown, coefficient) in equation where unknown != pivot.key {
        definition.terms[unknown] = -coefficient / pivot.value
      }
      for other in uses[pivot.key].sorted() {
        guard let factor = equations[other].removeValue(forKey: pivot.key) else { continue }
        for (unknown, multiple) in definition.terms {
          let (old, change) = (equations[other][unknown] ?? 0, factor * multiple)
          if abs(old + change) <= roundingError * max(abs(old), abs(change)) {
            equations[other][unknown] = nil
            uses[unknown].remove(other)
          } else {
            equations[other][unknown] = old + change
            uses[unknown].insert(other)
          }
        }
        enqueue(other)
        length = min(length, max(1, equations[other].count))
      }
      uses[pivot.key] = []
      definitions.append(definition)
    }
    guard definitions.count == count - 1 else { return nil }
    let defined = Set(definitions.map(\.unknown))
    var values = Array(repeating: 0.0, count: count)
    guard let free = values.indices.first(where: { !defined.contains($0) }) else { return nil }
    values[free] = 1
    for definition in definitions.reversed() {
      values[definition.unknown] = definition.terms.sorted { $0.key < $1.key }
        .reduce(0) { $0 + $1.value * values[$1.key] }
    }
    return values
  }
}
