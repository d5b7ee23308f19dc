// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

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
