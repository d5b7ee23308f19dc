// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Finds the row of a quantity system that has given terms, so that constraints on the same sum
/// become bounds of one quantity. Open addressing over row numbers.
struct RowTable: ~Copyable, Sendable {
  private struct Slot {
    /// A row number plus one, or 0.
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

  /// The first known row for which `matches` is true, among those with a hash.
  ///
  /// Where there is none, a new row takes its place.
  mutating func find(_ hash: UInt32, orNote newRow: Int, matches: (Int) -> Bool) -> Int? {
    if count * 2 >= slots.count { grow() }
    var place = Int(hash) & (slots.count - 1)
    while slots[place].row != 0 {
      let row = Int(slots[place].row) - 1
      if slots[place].hash == hash, matches(row) { return row }
      place = (place + 1) & (slots.count - 1)
    }
    slots[place] = Slot(row: Int32(newRow + 1), hash: hash)
    count += 1
    return nil
  }

  private mutating func grow() {
    var larger = Buffer(repeating: Slot(), count: max(16, slots.count * 2))
    for index in slots.indices where slots[index].row != 0 {
      var place = Int(slots[index].hash) & (larger.count - 1)
      while larger[place].row != 0 { place = (place + 1) & (larger.count - 1) }
      larger[place] = slots[index]
    }
    slots = larger
  }
}
