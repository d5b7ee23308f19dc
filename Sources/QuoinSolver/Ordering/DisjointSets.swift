// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Disjoint sets of the numbers below a count. Each set is identified by its lowest member.
struct DisjointSets: ~Copyable, Sendable {
  private var parent = Buffer<Int32>()

  init() {}

  init(count: Int) {
    reset(count: count)
  }

  /// Makes every number a set of its own.
  mutating func reset(count: Int) {
    parent.removeAll()
    parent.reserve(count)
    for number in 0..<Int32(count) { parent.append(number) }
  }

  /// The lowest member of the set of a number.
  mutating func lowest(_ number: Int32) -> Int32 {
    var current = number
    while parent[current] != current {
      parent[current] = parent[parent[current]]
      current = parent[current]
    }
    return current
  }

  mutating func unite(_ first: Int32, _ second: Int32) {
    let (left, right) = (lowest(first), lowest(second))
    parent[max(left, right)] = min(left, right)
  }
}
