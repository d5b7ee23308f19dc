// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The variables of a solver in flat arrays, by slot. Slots are reused, generations tell who is
/// meant.
struct VariableStore: ~Copyable, Sendable {
  /// What was told about a variable.
  struct Entry: Sendable {
    /// From the lowest bit: two for the role, one each that tells whether it has a sign and whether
    /// it is an input, and how many constraints mention it.
    fileprivate var bits: UInt32

    fileprivate init(role: VariableRole, isNonNegative: Bool, isInput: Bool) {
      bits = UInt32(role.rawValue) | (isNonNegative ? 4 : 0) | (isInput ? 8 : 0)
    }

    var role: VariableRole {
      switch bits & 3 {
      case 0: .unspecified
      case 1: .position
      default: .size
      }
    }

    var isNonNegative: Bool { bits & 4 != 0 }
    var isInput: Bool { bits & 8 != 0 }

    /// Whether a constraint mentions the variable.
    var isUsed: Bool { bits >= Self.oneUse }

    fileprivate static let oneUse: UInt32 = 16
  }

  private(set) var slots = SlotLedger()
  private var entries = Buffer<Entry>()

  /// Whether there has been a variable that nobody told the role of.
  private(set) var hasUnspecified = false
  /// The slots of the inputs, oldest first.
  private(set) var inputs: [Int32] = []
  /// Their values, in the same order.
  private var inputValues = Buffer<Double>()

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
    copy.inputValues = inputValues.copy()
    return copy
  }

  /// Gives back memory that was made room for and is not in use.
  mutating func shrink() { entries.shrink() }

  mutating func reserve(_ count: Int) { entries.reserve(count) }

  /// The value of an input, by its place among the inputs.
  func inputValue(at place: Int) -> Double { inputValues[place] }

  /// Where an input stands among the inputs; nil for any other variable.
  @inline(__always)
  func inputPlace(_ slot: Int) -> Int? {
    guard entries[slot].isInput else { return nil }
    for place in inputs.indices where inputs[place] == Int32(slot) { return place }
    return nil
  }

  mutating func setInput(at place: Int, to value: Double) { inputValues[place] = value }

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
    guard let place = inputPlace(slot) else { return }
    inputs.remove(at: place)
    for later in place..<inputs.count { inputValues[later] = inputValues[later + 1] }
    inputValues.shorten(to: inputs.count)
  }

  /// Counts a constraint that mentions some variables, all of which are there.
  @inline(__always)
  mutating func addUses(_ terms: [LinearTerm]) {
    let entries = entries.uncheckedForWriting
    terms.withUnsafeBufferPointer { terms in
      for place in 0..<terms.count {
        entries[Int(terms[place].variable.index)].bits += Entry.oneUse
      }
    }
  }

  /// Counts a constraint less that mentions a variable.
  mutating func removeUse(_ slot: Int32) { entries[Int(slot)].bits -= Entry.oneUse }

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
