// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The amount of memory for lists whose number of elements is known beforehand.
package enum SpareRoom {
  /// The capacity for a number of elements.
  ///
  /// Long lists have room for some more, so that one addition to a large layout does not move all
  /// of its lists, which takes some 50 ms with 100,000 views. The room takes addresses and no
  /// memory until it is used.
  package static func capacity(for count: Int) -> Int {
    count < 16_384 ? count : count + count / 16
  }
}

extension Array {
  /// Replaces all elements by equal ones, in the same memory. Where they are many, there is room
  /// for some more, so that the next ones do not move all of them.
  mutating func refill(_ element: Element, count: Int) {
    removeAll(keepingCapacity: true)
    if count > capacity { reserveCapacity(SpareRoom.capacity(for: count)) }
    append(contentsOf: repeatElement(element, count: count))
  }
}
