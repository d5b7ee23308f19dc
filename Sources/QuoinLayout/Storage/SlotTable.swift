// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Values in numbered slots, visited in the order in which they were added.
///
/// A slot is used again after its value was removed; its generation tells old names from new ones.
struct SlotTable<Value: Sendable>: Sendable {
  private var values: [Value] = []
  /// Odd while the slot holds a value.
  private var generations: [UInt32] = []
  private var nextSlots: [Int32] = []
  private var previousSlots: [Int32] = []
  private var freeSlots: [Int32] = []
  private var lastSlot: Int32 = -1

  /// The slot of the oldest value, -1 when there is none.
  private(set) var first: Int32 = -1
  /// The number of values.
  private(set) var count = 0

  /// The number of slots, in use or not.
  var slotCount: Int { values.count }

  subscript(slot: Int32) -> Value {
    _read { yield values[Int(slot)] }
    _modify { yield &values[Int(slot)] }
  }

  func generation(of slot: Int32) -> UInt32 {
    generations[Int(slot)]
  }

  /// Whether the slot holds a value.
  func isLive(_ slot: Int32) -> Bool { generations[Int(slot)] % 2 == 1 }

  /// Whether the name with this slot and generation stands for a value.
  func contains(_ slot: Int32, generation: UInt32) -> Bool {
    slot >= 0 && Int(slot) < generations.count && generations[Int(slot)] == generation
      && generation % 2 == 1
  }

  /// The slot of the value that was added after the one in `slot`, -1 behind the last.
  func next(after slot: Int32) -> Int32 {
    nextSlots[Int(slot)]
  }

  mutating func insert(_ value: Value) -> Int32 {
    let slot: Int32
    if let free = freeSlots.popLast() {
      slot = free
      values[Int(slot)] = value
      generations[Int(slot)] &+= 1
      nextSlots[Int(slot)] = -1
    } else {
      slot = Int32(values.count)
      values.append(value)
      generations.append(1)
      nextSlots.append(-1)
      previousSlots.append(-1)
    }
    previousSlots[Int(slot)] = lastSlot
    if lastSlot >= 0 { nextSlots[Int(lastSlot)] = slot } else { first = slot }
    lastSlot = slot
    count += 1
    return slot
  }

  mutating func remove(_ slot: Int32) {
    let next = nextSlots[Int(slot)]
    let previous = previousSlots[Int(slot)]
    if previous >= 0 { nextSlots[Int(previous)] = next } else { first = next }
    if next >= 0 { previousSlots[Int(next)] = previous } else { lastSlot = previous }
    generations[Int(slot)] &+= 1
    freeSlots.append(slot)
    count -= 1
  }
}
