// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension Array {
  /// Replaces all elements by equal ones, in the same memory. Where they are many, there is room
  /// for some more, so that the next ones do not move all of them.
  mutating func refill(_ element: Element, count: Int) {
    removeAll(keepingCapacity: true)
    if count > capacity { reserveCapacity(SpareRoom.capacity(for: count)) }
    append(contentsOf: repeatElement(element, count: count))
  }
}
