// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A counting sort: numbers sorted by group, and in order within a group.
struct CountingOrder: ~Copyable, Sendable {
  /// Indexed by the group: the index of its first number in `order`; one more entry at the end.
  private var start = Buffer<Int32>()
  private(set) var order = Buffer<Int32>()

  init() {}

  /// Sorts the numbers 0, 1, and so on, in the same memory.
  /// - Parameter groupOf: by number, its group.
  mutating func sort(_ groupOf: borrowing Buffer<Int32>, groupCount: Int) {
    sort(groupOf, groupCount: groupCount) { Int($0) }
  }

  /// Sorts the indices of elements by the groups of the elements.
  mutating func sort<Element>(
    _ elements: borrowing Buffer<Element>, groupCount: Int, by group: (Element) -> Int
  ) {
    // Each group's entry is first its count, then its end, and counts down to its start.
    start.refill(0, count: groupCount + 1)
    for number in elements.indices { start[group(elements[number])] += 1 }
    var end: Int32 = 0
    for group in 0...groupCount {
      end += start[group]
      start[group] = end
    }
    order.refill(0, count: elements.count)
    for number in elements.indices.reversed() {
      let group = group(elements[number])
      start[group] -= 1
      order[start[group]] = Int32(number)
    }
  }

  /// The indices of a group in `order`.
  func range(_ group: Int) -> Range<Int> { Int(start[group])..<Int(start[group + 1]) }
}
