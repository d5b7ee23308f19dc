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

  private(set) var slots = SlotLedger()
  private var entries = Buffer<Entry>()

  /// Whether a variable without a role was ever added.
  private(set) var hasUnspecified = false
  /// The slots of the inputs, oldest first.
  private(set) var inputs: [Int32] = []
  /// The values of the inputs, in the same order.
  private var inputValues = Buffer<Double>()

  /// The number of slots, free ones included.
  var slotCount: Int { slots.count }

  subscript(slot: Int) -> Entry { entries[slot] }

  /// Returns a copy with its own memory.
  func copy() -> VariableStore {
    var copy = VariableStore()
    copy.slots = slots
    copy.entries = entries.copy()
    copy.hasUnspecified = hasUnspecified
    copy.inputs = inputs
    copy.inputValues = inputValues.copy()
    return copy
  }

  /// Whether another store has the same variables under the same identifiers, in the same order,
  /// and the same values of inputs.
  func hasSameVariables(as other: borrowing VariableStore) -> Bool {
    guard slotCount == other.slotCount, inputs == other.inputs else { return false }
    for index in inputs.indices where inputValues[index] != other.inputValues[index] {
      return false
    }
    for slot in entries.indices {
      guard slots.generation(slot) == other.slots.generation(slot) else { return false }
      guard isLive(slot) else { continue }
      let (entry, otherEntry) = (entries[slot], other.entries[slot])
      guard entry.isNonNegative == otherEntry.isNonNegative, entry.role == otherEntry.role,
        sequence(slot) == other.sequence(slot)
      else { return false }
    }
    return true
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
    for later in index..<inputs.count { inputValues[later] = inputValues[later + 1] }
    inputValues.shorten(to: inputs.count)
  }

  /// Removes all variables, and keeps the memory.
  mutating func removeAll() {
    slots.removeAll()
    entries.removeAll()
    hasUnspecified = false
    inputs.removeAll(keepingCapacity: true)
    inputValues.removeAll()
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

  func isLive(_ slot: Int) -> Bool { slots.isLive(slot) }

  /// Replaces the order of addition by one of all variables.
  mutating func setOrder(_ ordered: [Int32]) { slots.setOrder(ordered) }

  /// The number of a variable in the order of addition.
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
  func slotsInOrder() -> [Int32] { slots.slotsInOrder }
}
