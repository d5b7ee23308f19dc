// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Numbers sorted by the group that each is in, in their order within a group: a counting sort.
struct CountingOrder: Sendable {
  /// By group: where it starts in `order`; one more entry at the end.
  private(set) var start: [Int32] = [0]
  private(set) var order: [Int32] = []

  init() {}

  /// - Parameter groupOf: the group of number 0, 1, and so on.
  init(_ groupOf: [Int32], groupCount: Int) {
    sort(groupOf, groupCount: groupCount)
  }

  /// Starts over, in the memory that there is.
  mutating func sort(_ groupOf: [Int32], groupCount: Int) {
    // Each group's entry is first its count, then its end, and counts down to its start.
    start.refill(0, count: groupCount + 1)
    for group in groupOf { start[Int(group)] += 1 }
    var end: Int32 = 0
    for group in 0...groupCount {
      end += start[group]
      start[group] = end
    }
    order.refill(0, count: groupOf.count)
    for number in groupOf.indices.reversed() {
      let group = Int(groupOf[number])
      start[group] -= 1
      order[Int(start[group])] = Int32(number)
    }
  }

  /// The numbers in a group.
  func members(_ group: Int) -> ArraySlice<Int32> { order[range(group)] }

  /// Where a group stands in `order`.
  func range(_ group: Int) -> Range<Int> { Int(start[group])..<Int(start[group + 1]) }
}
