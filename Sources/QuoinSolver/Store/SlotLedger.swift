// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The slots of a store that are in use, and the order in which they were taken. The store keeps
/// its values in arrays of its own, with one entry for each slot.
///
/// A slot is reused after its value was removed. Its generation distinguishes old identifiers from
/// new ones.
struct SlotLedger: Sendable {
  private struct Entry: Sendable {
    /// An even number while the slot is in use, an odd one while it is free.
    var generation: UInt32
    /// The number of the addition, lower for older values.
    var addition: Int32
  }

  private var entries: [Entry] = []
  private var freeSlots: [Int32] = []
  private var additionCount = 0
  /// Whether slots are in the order of addition: none was reused, and no other order was set.
  private var isInOrder = true
  /// The generation of a slot that was never freed. It is even, and higher than those of all values
  /// before the last ``removeAll()``.
  private var firstGeneration: UInt32 = 0
  private var highestGeneration: UInt32 = 0

  /// The number of slots, free ones included.
  var count: Int { entries.count }

  mutating func reserve(_ count: Int) { entries.reserveCapacity(count) }

  /// Returns a slot for a new value: a free one, or one more.
  mutating func take() -> Int {
    // The numbers of removed values are used again, so that they do not grow without end.
    if additionCount > 4 * count + 64 { setOrder(slotsInOrder) }
    let addition = Int32(additionCount)
    additionCount += 1
    guard let free = freeSlots.popLast() else {
      entries.append(Entry(generation: firstGeneration, addition: addition))
      return count - 1
    }
    isInOrder = false
    let slot = Int(free)
    entries[slot] = Entry(generation: entries[slot].generation &+ 1, addition: addition)
    return slot
  }

  /// Replaces the order of addition. Values that are added later come last.
  /// - Parameter slots: all slots in use.
  mutating func setOrder(_ slots: [Int32]) {
    guard !isInOrder || zip(slots, slots.dropFirst()).contains(where: { $0 > $1 }) else { return }
    isInOrder = false
    // Each slot has a number of its own, a free one too.
    for slot in entries.indices { entries[slot].addition = Int32(slots.count + slot) }
    for (number, slot) in slots.enumerated() { entries[Int(slot)].addition = Int32(number) }
    additionCount = slots.count + count
  }

  /// The slots in use, oldest first.
  var slotsInOrder: [Int32] {
    let all = 0..<Int32(count)
    guard !isInOrder else { return all.filter { isLive(Int($0)) } }
    var slots = Array(repeating: Int32(-1), count: additionCount)
    for slot in all where isLive(Int(slot)) { slots[Int(entries[Int(slot)].addition)] = slot }
    return slots.filter { $0 >= 0 }
  }

  mutating func free(_ slot: Int) {
    entries[slot].generation &+= 1
    // The next value of the slot has the generation after this one.
    highestGeneration = max(highestGeneration, entries[slot].generation &+ 1)
    freeSlots.append(Int32(slot))
  }

  /// Removes all slots. New values get slots in the order of addition, as in a new ledger, and no
  /// former identifier belongs to them.
  mutating func removeAll() {
    firstGeneration = (highestGeneration | 1) &+ 1
    highestGeneration = firstGeneration
    entries.removeAll(keepingCapacity: true)
    freeSlots.removeAll(keepingCapacity: true)
    additionCount = 0
    isInOrder = true
  }

  func generation(_ slot: Int) -> UInt32 { entries[slot].generation }

  func isLive(_ slot: Int) -> Bool { slot < count && generation(slot) & 1 == 0 }

  /// The number of a value in the order of addition.
  func sequence(_ slot: Int) -> Int { Int(entries[slot].addition) }

  /// Whether an identifier belongs to a value that was not removed.
  @inline(__always)
  func contains(_ index: Int32, generation expected: UInt32) -> Bool {
    let slot = Int(index)
    guard slot >= 0, slot < count, expected & 1 == 0 else { return false }
    return generation(slot) == expected
  }

  /// The slot of an identifier; nil when its value was removed.
  func slot(_ index: Int32, generation expected: UInt32) -> Int? {
    contains(index, generation: expected) ? Int(index) : nil
  }
}
