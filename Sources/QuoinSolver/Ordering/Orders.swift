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

/// A priority queue: the element that precedes all others is removed first.
struct BinaryHeap<Element: BitwiseCopyable & Sendable>: ~Copyable, Sendable {
  private var elements = Buffer<Element>()

  mutating func removeAll() { elements.removeAll() }

  @inline(__always)
  mutating func insert(_ element: Element, by precedes: (Element, Element) -> Bool) {
    elements.append(element)
    var child = elements.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard precedes(elements[child], elements[parent]) else { return }
      elements.swapAt(parent, child)
      child = parent
    }
  }

  @inline(__always)
  mutating func popFirst(by precedes: (Element, Element) -> Bool) -> Element? {
    guard let last = elements.popLast() else { return nil }
    guard !elements.isEmpty else { return last }
    let first = elements[0]
    elements[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < elements.count else { return first }
      if child + 1 < elements.count, precedes(elements[child + 1], elements[child]) { child += 1 }
      guard precedes(elements[child], elements[parent]) else { return first }
      elements.swapAt(parent, child)
      parent = child
    }
  }
}
