// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Which values are other ones than those that somebody knows who asked before.
struct ChangedValues: ~Copyable, Sendable {
  /// Whether it may be any.
  private(set) var isEverything = true
  /// The slots of the variables, where that is known.
  private(set) var slots = Buffer<Int32>()

  mutating func removeAll() {
    slots.removeAll()
    isEverything = false
  }

  mutating func noteEverything() {
    guard !isEverything else { return }
    removeAll()
    isEverything = true
  }

  mutating func note(_ slot: Int, of count: Int) {
    guard !isEverything else { return }
    slots.append(Int32(slot))
    limit(count)
  }

  mutating func note(_ slots: borrowing Buffer<Int32>, of count: Int) {
    guard !isEverything else { return }
    self.slots.append(slots, slots.indices)
    limit(count)
  }

  /// A list that is not much shorter than all values tells nothing, and one that nobody asks for
  /// must not grow for ever.
  private mutating func limit(_ count: Int) {
    if slots.count > count { noteEverything() }
  }
}
