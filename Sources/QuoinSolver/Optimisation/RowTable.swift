// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A hash table of the rows of a quantity system by their terms, so that constraints on the same
/// sum become bounds of one quantity. It uses open addressing over row numbers.
struct RowTable: ~Copyable, Sendable {
  struct Slot {
    /// A row number plus 1, or 0 for a free slot.
    var row: Int32 = 0
    var hash: UInt32 = 0
  }

  private var slots = Buffer<Slot>()
  private var count = 0

  mutating func removeAll() {
    guard count > 0 else { return }
    slots.refill(Slot(), count: slots.count)
    count = 0
  }

  /// Returns the first row with a hash for which `matches` is true. Otherwise inserts a new row and
  /// returns nil.
  mutating func find(_ hash: UInt32, orInsert newRow: Int, matches: (Int) -> Bool) -> Int? {
    if count * 2 >= slots.count { grow() }
    var position = Int(hash) & (slots.count - 1)
    while slots[position].row != 0 {
      let row = Int(slots[position].row) - 1
      if slots[position].hash == hash, matches(row) { return row }
      position = (position + 1) & (slots.count - 1)
    }
    slots[position] = Slot(row: Int32(newRow + 1), hash: hash)
    count += 1
    return nil
  }

  private mutating func grow() {
    var larger = Buffer(repeating: Slot(), count: max(16, slots.count * 2))
    for index in slots.indices where slots[index].row != 0 {
      var position = Int(slots[index].hash) & (larger.count - 1)
      while larger[position].row != 0 { position = (position + 1) & (larger.count - 1) }
      larger[position] = slots[index]
    }
    slots = larger
  }
}
