// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Values in numbered slots, visited in the order in which they were added.
///
/// A slot is used again after its value was removed; its generation tells old names from new ones.
struct SlotTable<Value: Sendable>: Sendable {
  /// A slot, in use or not.
  private struct Entry: Sendable {
    /// Odd while the slot holds a value.
    var generation: UInt32 = 1
    var next: Int32 = -1
    var previous: Int32
    var value: Value
  }

  private var entries: [Entry] = []
  private var freeSlots: [Int32] = []
  private var lastSlot: Int32 = -1

  /// The slot of the oldest value, -1 when there is none.
  private(set) var first: Int32 = -1
  /// The number of values.
  private(set) var count = 0

  /// The number of slots, in use or not.
  var slotCount: Int { entries.count }

  subscript(slot: Int32) -> Value {
    _read { yield entries[Int(slot)].value }
    _modify { yield &entries[Int(slot)].value }
  }

  func generation(of slot: Int32) -> UInt32 {
    entries[Int(slot)].generation
  }

  /// Whether the slot holds a value.
  func isLive(_ slot: Int32) -> Bool { entries[Int(slot)].generation % 2 == 1 }

  /// Whether the name with this slot and generation stands for a value.
  func contains(_ slot: Int32, generation: UInt32) -> Bool {
    slot >= 0 && Int(slot) < entries.count && entries[Int(slot)].generation == generation
      && generation % 2 == 1
  }

  /// The slot of the value that was added after the one in `slot`, -1 behind the last.
  func next(after slot: Int32) -> Int32 {
    entries[Int(slot)].next
  }

  mutating func reserveCapacity(_ count: Int) {
    entries.reserveCapacity(count)
  }

  mutating func insert(_ value: Value) -> Int32 {
    let slot: Int32
    if let free = freeSlots.popLast() {
      slot = free
      entries[Int(slot)].value = value
      entries[Int(slot)].generation &+= 1
      entries[Int(slot)].next = -1
      entries[Int(slot)].previous = lastSlot
    } else {
      slot = Int32(entries.count)
      entries.append(Entry(previous: lastSlot, value: value))
    }
    if lastSlot >= 0 { entries[Int(lastSlot)].next = slot } else { first = slot }
    lastSlot = slot
    count += 1
    return slot
  }

  mutating func remove(_ slot: Int32) {
    let next = entries[Int(slot)].next
    let previous = entries[Int(slot)].previous
    if previous >= 0 { entries[Int(previous)].next = next } else { first = next }
    if next >= 0 { entries[Int(next)].previous = previous } else { lastSlot = previous }
    entries[Int(slot)].generation &+= 1
    freeSlots.append(slot)
    count -= 1
  }
}
