// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension Array {
  /// Makes an array of equal elements out of this one, in the memory that it has.
  mutating func refill(_ element: Element, count: Int) {
    removeAll(keepingCapacity: true)
    append(contentsOf: repeatElement(element, count: count))
  }

  /// Appends an element and grows by half, not to twice the size: what is kept for long should not
  /// have much room that nothing is in.
  @inline(__always)
  mutating func appendSparingly(_ element: Element) {
    if count == capacity { reserveCapacity(Swift.max(4, count + count / 2)) }
    append(element)
  }
}
