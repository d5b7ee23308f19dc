// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension Array {
  /// Makes an array of equal elements out of this one, in the memory that it has.
  mutating func refill(_ element: Element, count: Int) {
    removeAll(keepingCapacity: true)
    append(contentsOf: repeatElement(element, count: count))
  }
}
