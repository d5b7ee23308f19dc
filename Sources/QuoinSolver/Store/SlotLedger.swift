// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The slots of a store that are in use, and the order in which they were taken. The store keeps
/// its values in arrays of its own, with one entry for each slot.
///
/// A slot is reused after its value was removed. Its generation distinguishes old identifiers from
/// new ones.
struct SlotLedger: Equatable, Sendable {
  /// The number of slots, free ones included.
  private(set) var count = 0
  /// Indexed by the slot: an even number while the slot is in use, an odd one while it is free. As
  /// long as no slot was freed, all are the first generation and this is empty.
  private(set) var generations: [UInt32] = []
  /// The generation of a slot that was never freed. It is even, and higher than those of all values
  /// before the last ``removeAll()``.
  private var firstGeneration: UInt32 = 0
  private var freeSlots: [Int32] = []
  /// Indexed by the slot: the number of its addition, lower for older values. As long as no slot
  /// was reused, this is the slot itself and the array is empty.
  private var additions: [Int] = []
  private var additionCount = 0

  /// Whether a slot was freed, so that a generation may be other than the first one.
  var hasFreed: Bool { !generations.isEmpty }

  /// Whether a slot was reused, or another order was set, so that slots are not in the order of
  /// addition.
  var hasReused: Bool { !additions.isEmpty }

  /// Returns a slot for a new value: a free one, or one more.
  @inline(__always)
  mutating func take() -> Int {
    guard !hasFreed, !hasReused else { return takeAgain() }
    count += 1
    return count - 1
  }

  /// Returns a slot for a new value, once slots were freed or put into another order.
  private mutating func takeAgain() -> Int {
    // The numbers of removed values are used again, so that they do not grow without end.
    if additionCount > 4 * count + 64 { setOrder(inOrder) }
    guard let free = freeSlots.popLast() else {
      count += 1
      if hasFreed { generations.append(firstGeneration) }
      if hasReused { recordAddition(count - 1) }
      return count - 1
    }
    if !hasReused {
      additions = Array(0..<count)
      additionCount = count
    }
    let slot = Int(free)
    generations[slot] &+= 1
    recordAddition(slot)
    return slot
  }

  private mutating func recordAddition(_ slot: Int) {
    if slot < additions.count {
      additions[slot] = additionCount
    } else {
      additions.append(additionCount)
    }
    additionCount += 1
  }

  /// Replaces the order of addition. Values that are added later come last.
  /// - Parameter slots: all slots in use.
  mutating func setOrder(_ slots: [Int32]) {
    guard hasReused || zip(slots, slots.dropFirst()).contains(where: { $0 > $1 }) else { return }
    // Each slot has a number of its own, a free one too.
    additions = Array(slots.count..<slots.count + count)
    for (number, slot) in slots.enumerated() { additions[Int(slot)] = number }
    additionCount = slots.count + count
  }

  /// The slots in use, oldest first.
  var inOrder: [Int32] {
    let all = 0..<Int32(count)
    guard hasReused else { return hasFreed ? all.filter { isLive(Int($0)) } : Array(all) }
    var slots = Array(repeating: Int32(-1), count: additionCount)
    for slot in all where isLive(Int(slot)) { slots[additions[Int(slot)]] = slot }
    return slots.filter { $0 >= 0 }
  }

  mutating func free(_ slot: Int) {
    if !hasFreed { generations = Array(repeating: firstGeneration, count: count) }
    generations[slot] &+= 1
    freeSlots.append(Int32(slot))
  }

  /// Removes all slots. New values get slots in the order of addition, as in a new ledger, and no
  /// former identifier belongs to them.
  mutating func removeAll() {
    let last = generations.max() ?? firstGeneration
    firstGeneration = (last | 1) &+ 1
    count = 0
    generations.removeAll(keepingCapacity: true)
    freeSlots.removeAll(keepingCapacity: true)
    additions.removeAll(keepingCapacity: true)
    additionCount = 0
  }

  func generation(_ slot: Int) -> UInt32 { hasFreed ? generations[slot] : firstGeneration }

  func isLive(_ slot: Int) -> Bool { slot < count && generation(slot) & 1 == 0 }

  /// The number of a value in the order of addition.
  func sequence(_ slot: Int) -> Int { hasReused ? additions[slot] : slot }

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
