// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The variables of a solver in flat arrays, by slot. Slots are reused; the generation of an
/// identifier distinguishes the variables of a slot.
struct VariableStore: ~Copyable, Sendable {
  /// The properties of a variable.
  struct Entry: Sendable {
    let role: VariableRole
    let isNonNegative: Bool
    let isInput: Bool
    /// The number of constraints that use the variable.
    fileprivate(set) var useCount: Int32 = 0
  }

  var slots = SlotLedger()
  private var entries = Buffer<Entry>()

  /// Whether a variable without a role was ever added.
  private(set) var hasUnspecified = false
  /// The slots of the inputs, oldest first.
  private(set) var inputs: [Int32] = []
  /// The values of the inputs, in the same order.
  private var inputValues: [Double] = []

  subscript(slot: Int) -> Entry { entries[slot] }

  /// Returns a copy with its own memory.
  func copy() -> VariableStore {
    var copy = VariableStore()
    copy.slots = slots
    copy.entries = entries.copy()
    copy.hasUnspecified = hasUnspecified
    copy.inputs = inputs
    copy.inputValues = inputValues
    return copy
  }

  /// Whether another store has the same variables in the same slots, which were taken in the same
  /// order, and the same values of inputs.
  func hasSameVariables(as other: borrowing VariableStore) -> Bool {
    guard slots == other.slots, inputs == other.inputs, inputValues == other.inputValues else {
      return false
    }
    return entries.indices.allSatisfy { slot in
      let (entry, otherEntry) = (entries[slot], other.entries[slot])
      return !slots.isLive(slot)
        || entry.isNonNegative == otherEntry.isNonNegative && entry.role == otherEntry.role
    }
  }

  /// Frees reserved memory that is not in use.
  mutating func shrink() { entries.shrink() }

  mutating func reserve(_ count: Int) { entries.reserve(count) }

  /// The value of an input, by its index in `inputs`.
  func inputValue(at index: Int) -> Double { inputValues[index] }

  /// The index of an input in `inputs`; nil for any other variable.
  @inline(__always)
  func inputIndex(_ slot: Int) -> Int? {
    guard entries[slot].isInput else { return nil }
    for index in inputs.indices where inputs[index] == Int32(slot) { return index }
    return nil
  }

  mutating func setInput(at index: Int, to value: Double) { inputValues[index] = value }

  mutating func insert(
    role: VariableRole, isNonNegative: Bool, input: Double?
  ) -> VariableID {
    let slot = slots.take()
    if role == .unspecified && input == nil { hasUnspecified = true }
    let entry = Entry(role: role, isNonNegative: isNonNegative, isInput: input != nil)
    if slot == entries.count {
      entries.append(entry)
    } else {
      entries[slot] = entry
    }
    if let input {
      inputs.append(Int32(slot))
      inputValues.append(input)
    }
    return identifier(slot)
  }

  mutating func remove(_ slot: Int) {
    slots.free(slot)
    guard let index = inputIndex(slot) else { return }
    inputs.remove(at: index)
    inputValues.remove(at: index)
  }

  /// Removes all variables, and keeps the memory.
  mutating func removeAll() {
    slots.removeAll()
    entries.removeAll()
    hasUnspecified = false
    inputs.removeAll(keepingCapacity: true)
    inputValues.removeAll(keepingCapacity: true)
  }

  /// Counts one more constraint for each variable of some terms, all of which exist.
  @inline(__always)
  mutating func addUses(_ terms: [LinearTerm]) {
    let entries = entries.uncheckedForWriting
    terms.withUnsafeBufferPointer { terms in
      for index in 0..<terms.count {
        entries[Int(terms[index].variable.index)].useCount += 1
      }
    }
  }

  /// Counts one constraint less for a variable.
  mutating func removeUse(_ slot: Int32) { entries[slot].useCount -= 1 }

  /// In place of `slots.isLive`, for which the compiler copies the ledger.
  func isLive(_ slot: Int) -> Bool { slots.isLive(slot) }

  func slot(of id: VariableID) -> Int? { slots.slot(id.index, generation: id.generation) }

  func slotInUse(of id: VariableID) throws(SolverError) -> Int {
    guard let slot = slot(of: id) else { throw .unknownVariable(id) }
    return slot
  }

  func identifier(_ slot: Int) -> VariableID {
    VariableID(index: Int32(slot), generation: slots.generation(slot))
  }
}
