// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The variables of a solver in flat arrays, by slot. Slots are reused, generations tell who is
/// meant.
struct VariableStore: Sendable {
  private(set) var generation: [UInt32] = []
  private(set) var isLive: [Bool] = []
  private(set) var role: [VariableRole] = []
  private(set) var isNonNegative: [Bool] = []
  private(set) var isInput: [Bool] = []
  var inputValue: [Double] = []
  /// Counts the additions: which of two variables is older.
  private(set) var sequence: [Int] = []
  /// How many constraints mention the variable.
  var useCount: [Int32] = []
  private var freeSlots: [Int32] = []
  private var nextSequence = 0

  /// The number of slots, free ones included.
  var slotCount: Int { generation.count }

  mutating func insert(
    role newRole: VariableRole, isNonNegative sign: Bool, input: Double?
  ) -> VariableID {
    let slot: Int
    if let free = freeSlots.popLast() {
      slot = Int(free)
    } else {
      slot = slotCount
      generation.append(0)
      isLive.append(false)
      role.append(.unspecified)
      isNonNegative.append(false)
      isInput.append(false)
      inputValue.append(0)
      sequence.append(0)
      useCount.append(0)
    }
    isLive[slot] = true
    role[slot] = newRole
    isNonNegative[slot] = sign
    isInput[slot] = input != nil
    inputValue[slot] = input ?? 0
    sequence[slot] = nextSequence
    nextSequence += 1
    return identifier(slot)
  }

  mutating func remove(_ slot: Int) {
    isLive[slot] = false
    generation[slot] &+= 1
    freeSlots.append(Int32(slot))
  }

  func slot(of id: VariableID) -> Int? {
    let slot = Int(id.index)
    guard slot >= 0, slot < slotCount, isLive[slot], generation[slot] == id.generation else {
      return nil
    }
    return slot
  }

  func identifier(_ slot: Int) -> VariableID {
    VariableID(index: Int32(slot), generation: generation[slot])
  }

  /// The live variables, oldest first.
  func slotsInOrder() -> [Int] {
    var slots: [Int] = []
    slots.reserveCapacity(slotCount)
    var isSorted = true
    for slot in 0..<slotCount where isLive[slot] {
      if let last = slots.last, sequence[last] > sequence[slot] { isSorted = false }
      slots.append(slot)
    }
    return isSorted ? slots : slots.sorted { sequence[$0] < sequence[$1] }
  }
}
