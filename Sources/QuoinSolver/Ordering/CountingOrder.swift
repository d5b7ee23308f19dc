// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Numbers sorted by the group that each is in, in their order within a group: a counting sort.
struct CountingOrder: Sendable {
  /// By group: where it starts in `order`; one more entry at the end.
  private(set) var start: [Int32]
  private(set) var order: [Int32]

  /// - Parameter groupOf: the group of number 0, 1, and so on.
  init(_ groupOf: [Int32], groupCount: Int) {
    start = Array(repeating: 0, count: groupCount + 1)
    for group in groupOf { start[Int(group) + 1] += 1 }
    for group in 0..<groupCount { start[group + 1] += start[group] }
    order = Array(repeating: 0, count: groupOf.count)
    var next = start
    for (number, group) in groupOf.enumerated() {
      order[Int(next[Int(group)])] = Int32(number)
      next[Int(group)] += 1
    }
  }

  /// The numbers in a group.
  func members(_ group: Int) -> ArraySlice<Int32> { order[range(group)] }

  /// Where a group stands in `order`.
  func range(_ group: Int) -> Range<Int> { Int(start[group])..<Int(start[group + 1]) }

  /// Sorts the numbers in a group; of two that do not precede each other the lower comes first.
  mutating func sortMembers(_ group: Int, by precedes: (Int, Int) -> Bool) {
    let range = range(group)
    guard range.count <= 32 else {
      order[range].sort { left, right in
        if precedes(Int(left), Int(right)) { return true }
        return !precedes(Int(right), Int(left)) && left < right
      }
      return
    }
    // Most groups have a few members, each of which is moved to its place in turn.
    for index in range {
      let number = order[index]
      var place = index
      while place > range.lowerBound, precedes(Int(number), Int(order[place - 1])) {
        order[place] = order[place - 1]
        place -= 1
      }
      order[place] = number
    }
  }
}
