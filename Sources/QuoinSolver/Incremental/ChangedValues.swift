// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The variables whose values changed since the changes were last read.
struct ChangedValues: ~Copyable, Sendable {
  /// Whether any value may have changed.
  private(set) var isEverything = true
  /// The slots of the variables with new values, unless any value may have changed.
  private(set) var slots = Buffer<Int32>()

  mutating func removeAll() {
    slots.removeAll()
    isEverything = false
  }

  mutating func recordEverything() {
    guard !isEverything else { return }
    removeAll()
    isEverything = true
  }

  /// Records a variable with a new value.
  ///
  /// A list that is longer than that of all values is not worth reading, and a list that is never
  /// read must not grow without end. Then any value may have changed.
  /// - Parameter count: the number of all variables.
  mutating func record(_ slot: Int, of count: Int) {
    guard !isEverything else { return }
    slots.append(Int32(slot))
    if slots.count > count { recordEverything() }
  }
}
