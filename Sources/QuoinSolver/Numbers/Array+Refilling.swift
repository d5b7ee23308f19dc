// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension Array {
  /// Makes an array of equal elements out of this one, in the memory that it has.
  mutating func refill(_ element: Element, count: Int) {
    removeAll(keepingCapacity: true)
    append(contentsOf: repeatElement(element, count: count))
  }

  /// Makes room for some more elements. The array grows by half, not to twice the size: what is kept
  /// for long should not have much room that nothing is in.
  @inline(__always)
  mutating func makeRoom(_ added: Int) {
    if count + added > capacity {
      reserveCapacity(Swift.max(4, count + added, count + count / 2))
    }
  }
}
