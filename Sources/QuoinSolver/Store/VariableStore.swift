// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The variables of a solver in flat arrays, by slot. Slots are reused, generations tell who is
/// meant.
struct VariableStore: Sendable {
  private(set) var slots = SlotLedger()
  private(set) var role: [VariableRole] = []
  private(set) var isNonNegative: [Bool] = []
  private(set) var isInput: [Bool] = []
  var inputValue: [Double] = []
  /// How many constraints mention the variable.
  var useCount: [Int32] = []

  /// Whether there has been a variable that nobody told the role of.
  private(set) var hasUnspecified = false
  /// The slots of the inputs, oldest first.
  private var inputs: [Int32] = []

  /// The number of slots, free ones included.
  var slotCount: Int { slots.count }

  mutating func insert(
    role newRole: VariableRole, isNonNegative sign: Bool, input: Double?
  ) -> VariableID {
    let slot = slots.take()
    if slot == role.count {
      role.append(.unspecified)
      isNonNegative.append(false)
      isInput.append(false)
      inputValue.append(0)
      useCount.append(0)
    }
    role[slot] = newRole
    if newRole == .unspecified && input == nil { hasUnspecified = true }
    isNonNegative[slot] = sign
    isInput[slot] = input != nil
    inputValue[slot] = input ?? 0
    if input != nil { inputs.append(Int32(slot)) }
    return identifier(slot)
  }

  mutating func remove(_ slot: Int) {
    slots.free(slot)
    if isInput[slot] { inputs.removeAll { $0 == Int32(slot) } }
  }

  func inputsInOrder() -> [Int32] { inputs }

  func isLive(_ slot: Int) -> Bool { slots.isLive[slot] }

  /// Which of two variables is older: the one with the lower number.
  func sequence(_ slot: Int) -> Int { slots.sequence[slot] }

  func slot(of id: VariableID) -> Int? { slots.slot(id.index, generation: id.generation) }

  func identifier(_ slot: Int) -> VariableID {
    VariableID(index: Int32(slot), generation: slots.generation[slot])
  }

  /// The live variables, oldest first.
  func slotsInOrder() -> [Int32] {
    var inOrder: [Int32] = []
    inOrder.reserveCapacity(slotCount)
    var isSorted = true
    for slot in 0..<slotCount where isLive(slot) {
      if let last = inOrder.last, sequence(Int(last)) > sequence(slot) { isSorted = false }
      inOrder.append(Int32(slot))
    }
    return isSorted ? inOrder : inOrder.sorted { sequence(Int($0)) < sequence(Int($1)) }
  }
}
