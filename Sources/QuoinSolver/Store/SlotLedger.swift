// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Which slots of a store are in use, and since when. The store keeps the values in arrays of its
/// own, one entry a slot.
///
/// A slot is used again after its value was removed; its generation tells old names from new ones.
struct SlotLedger: Sendable {
  /// The number of slots, free ones included.
  private(set) var count = 0
  /// By slot: even while it is in use, odd while it is free. As long as no slot was freed, all are
  /// 0 and this is empty.
  private(set) var generations: [UInt32] = []
  private var freeSlots: [Int32] = []
  /// Counts the additions: which of two values is older. As long as no slot was used again, the
  /// slots tell that themselves and this is empty.
  private var additions: [Int] = []
  private var additionCount = 0

  /// Whether a slot was ever freed, so that a generation may be other than 0.
  var hasFreed: Bool { !generations.isEmpty }

  /// Whether a slot was used again, so that the slots do not tell the order of the additions.
  var hasReused: Bool { !additions.isEmpty }

  /// Takes a slot into use: a free one, or one more.
  @inline(__always)
  mutating func take() -> Int {
    guard !hasFreed else { return takeAgain() }
    count += 1
    return count - 1
  }

  /// The same once slots were freed.
  private mutating func takeAgain() -> Int {
    guard let free = freeSlots.popLast() else {
      count += 1
      generations.append(0)
      if hasReused { noteAddition(count - 1) }
      return count - 1
    }
    if !hasReused {
      additions = Array(0..<count)
      additionCount = count
    }
    let slot = Int(free)
    generations[slot] &+= 1
    noteAddition(slot)
    return slot
  }

  private mutating func noteAddition(_ slot: Int) {
    if slot < additions.count {
      additions[slot] = additionCount
    } else {
      additions.append(additionCount)
    }
    additionCount += 1
  }

  mutating func free(_ slot: Int) {
    if !hasFreed { generations = Array(repeating: 0, count: count) }
    generations[slot] &+= 1
    freeSlots.append(Int32(slot))
  }

  func generation(_ slot: Int) -> UInt32 { hasFreed ? generations[slot] : 0 }

  func isLive(_ slot: Int) -> Bool { generation(slot) & 1 == 0 }

  /// Which of two values is older: the one with the lower number.
  func sequence(_ slot: Int) -> Int { hasReused ? additions[slot] : slot }

  /// Whether a name stands for a slot in use.
  @inline(__always)
  func contains(_ index: Int32, generation expected: UInt32) -> Bool {
    let slot = Int(index)
    guard slot >= 0, slot < count, expected & 1 == 0 else { return false }
    return generation(slot) == expected
  }

  /// The slot that a name stands for, nil when it is not in use for it.
  func slot(_ index: Int32, generation expected: UInt32) -> Int? {
    contains(index, generation: expected) ? Int(index) : nil
  }
}
