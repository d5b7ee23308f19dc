// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Numbers sorted by the group that each is in, in their order within a group: a counting sort.
struct CountingOrder: ~Copyable, Sendable {
  /// By group: where it starts in `order`; one more entry at the end.
  private var start = Buffer<Int32>()
  private(set) var order = Buffer<Int32>()

  init() {}

  /// Starts over, in the memory that there is.
  /// - Parameter groupOf: the group of number 0, 1, and so on.
  mutating func sort(_ groupOf: borrowing Buffer<Int32>, groupCount: Int) {
    sort(groupOf, groupCount: groupCount) { Int($0) }
  }

  /// The same for elements that tell their group.
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
      order[Int(start[group])] = Int32(number)
    }
  }

  /// Where a group stands in `order`.
  func range(_ group: Int) -> Range<Int> { Int(start[group])..<Int(start[group + 1]) }
}
