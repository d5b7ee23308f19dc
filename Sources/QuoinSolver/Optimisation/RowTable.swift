// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Finds the row of a quantity system that has given terms, so that constraints on the same sum
/// become bounds of one quantity. Open addressing over row numbers.
struct RowTable: Sendable {
  /// A row number plus one, or 0.
  private var slots: [Int32] = []
  private var count = 0

  mutating func removeAll() {
    guard count > 0 else { return }
    slots.refill(0, count: slots.count)
    count = 0
  }

  /// The row that matches, or nil after `newRow` was noted in its place.
  mutating func find(
    _ hash: UInt, orNote newRow: Int, matches: (Int) -> Bool, hashOf: (Int) -> UInt
  ) -> Int? {
    if count * 2 >= slots.count { grow(hashOf) }
    var place = Int(hash & UInt(slots.count - 1))
    while slots[place] != 0 {
      let row = Int(slots[place]) - 1
      if matches(row) { return row }
      place = (place + 1) & (slots.count - 1)
    }
    slots[place] = Int32(newRow + 1)
    count += 1
    return nil
  }

  private mutating func grow(_ hashOf: (Int) -> UInt) {
    let old = slots
    slots = Array(repeating: 0, count: max(16, old.count * 2))
    for entry in old where entry != 0 {
      var place = Int(hashOf(Int(entry) - 1) & UInt(slots.count - 1))
      while slots[place] != 0 { place = (place + 1) & (slots.count - 1) }
      slots[place] = entry
    }
  }
}
