// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Which slots of a store are in use, and since when. The store keeps the values in arrays of its
/// own, one entry a slot.
///
/// A slot is used again after its value was removed; its generation tells old names from new ones.
struct SlotLedger: Sendable {
  private(set) var generation: [UInt32] = []
  private(set) var isLive: [Bool] = []
  /// Counts the additions: which of two values is older.
  private(set) var sequence: [Int] = []
  /// Whether a slot was ever freed, so that a generation may be other than 0.
  private(set) var hasFreed = false
  private var freeSlots: [Int32] = []
  private var nextSequence = 0

  /// The number of slots, free ones included.
  var count: Int { generation.count }

  /// Takes a slot into use: a free one, or one more.
  mutating func take() -> Int {
    let slot: Int
    if let free = freeSlots.popLast() {
      slot = Int(free)
      isLive[slot] = true
      sequence[slot] = nextSequence
    } else {
      slot = count
      generation.append(0)
      isLive.append(true)
      sequence.append(nextSequence)
    }
    nextSequence += 1
    return slot
  }

  mutating func free(_ slot: Int) {
    isLive[slot] = false
    hasFreed = true
    generation[slot] &+= 1
    freeSlots.append(Int32(slot))
  }

  /// The slot that a name stands for, nil when it is not in use for it.
  func slot(_ index: Int32, generation expected: UInt32) -> Int? {
    let slot = Int(index)
    guard slot >= 0, slot < count, isLive[slot], generation[slot] == expected else { return nil }
    return slot
  }
}
