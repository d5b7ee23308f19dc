// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The variables of a solver in flat arrays, by slot. Slots are reused, generations tell who is
/// meant.
struct VariableStore: ~Copyable, Sendable {
  /// What was told about a variable.
  struct Entry: Sendable {
    /// The value of an input.
    fileprivate(set) var inputValue: Double
    /// How many constraints mention the variable.
    fileprivate(set) var useCount: Int32 = 0
    let role: VariableRole
    let isNonNegative: Bool
    let isInput: Bool
  }

  private(set) var slots = SlotLedger()
  private var entries = Buffer<Entry>()

  /// Whether there has been a variable that nobody told the role of.
  private(set) var hasUnspecified = false
  /// The slots of the inputs, oldest first.
  private(set) var inputs: [Int32] = []

  /// The number of slots, free ones included.
  var slotCount: Int { slots.count }

  subscript(slot: Int) -> Entry { entries[slot] }

  /// The same in memory of its own.
  func copy() -> VariableStore {
    var copy = VariableStore()
    copy.slots = slots
    copy.entries = entries.copy()
    copy.hasUnspecified = hasUnspecified
    copy.inputs = inputs
    return copy
  }

  mutating func reserve(_ count: Int) { entries.reserve(count) }

  mutating func setInput(_ value: Double, of slot: Int) { entries[slot].inputValue = value }

  mutating func insert(
    role: VariableRole, isNonNegative: Bool, input: Double?
  ) -> VariableID {
    let slot = slots.take()
    if role == .unspecified && input == nil { hasUnspecified = true }
    let entry = Entry(
      inputValue: input ?? 0, role: role, isNonNegative: isNonNegative, isInput: input != nil)
    if slot == entries.count {
      entries.append(entry)
    } else {
      entries[slot] = entry
    }
    if input != nil { inputs.append(Int32(slot)) }
    return identifier(slot)
  }

  mutating func remove(_ slot: Int) {
    slots.free(slot)
    if entries[slot].isInput { inputs.removeAll { $0 == Int32(slot) } }
  }

  /// Counts the constraints that mention some variables.
  mutating func countUses(
    _ terms: borrowing Buffer<ConstraintStore.Term>, _ range: Range<Int>, _ change: Int32
  ) {
    for index in range { entries[Int(terms[index].variable)].useCount += change }
  }

  func isLive(_ slot: Int) -> Bool { slots.isLive(slot) }

  /// Which of two variables is older: the one with the lower number.
  func sequence(_ slot: Int) -> Int { slots.sequence(slot) }

  func slot(of id: VariableID) -> Int? { slots.slot(id.index, generation: id.generation) }

  func slotInUse(of id: VariableID) throws(SolverError) -> Int {
    guard let slot = slot(of: id) else { throw .unknownVariable(id) }
    return slot
  }

  func identifier(_ slot: Int) -> VariableID {
    VariableID(index: Int32(slot), generation: slots.generation(slot))
  }

  /// The live variables, oldest first.
  func slotsInOrder() -> [Int32] {
    var inOrder: [Int32] = []
    inOrder.reserveCapacity(slotCount)
    for slot in 0..<slotCount where isLive(slot) { inOrder.append(Int32(slot)) }
    guard slots.hasReused else { return inOrder }
    return inOrder.sorted { sequence(Int($0)) < sequence(Int($1)) }
  }
}
