// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension Array {
  /// Replaces all elements by equal ones, in the same memory.
  mutating func refill(_ element: Element, count: Int) {
    removeAll(keepingCapacity: true)
    append(contentsOf: repeatElement(element, count: count))
  }
}
