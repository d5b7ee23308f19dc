// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The constraints of a solver in flat arrays, by slot: `terms REL constant`.
///
/// Terms of all constraints share two arrays. What a removed constraint leaves behind is swept when
/// it is more than half of them.
struct ConstraintStore: Sendable {
  private(set) var slots = SlotLedger()
  private(set) var termStart: [Int32] = []
  private(set) var termCount: [Int32] = []
  var constant: [Double] = []
  private(set) var relation: [LinearRelation] = []
  var priority: [Double] = []
  private(set) var breaking: [BreakingClass] = []

  private(set) var termVariable: [Int32] = []
  private(set) var termCoefficient: [Double] = []
  private var deadTerms = 0

  /// Slots in the order of additions, with the sequence number that the slot had then.
  private var order: [(slot: Int32, sequence: Int)] = []

  /// The number of slots, free ones included.
  var slotCount: Int { slots.count }

  func terms(_ slot: Int) -> Range<Int> {
    let start = Int(termStart[slot])
    return start..<start + Int(termCount[slot])
  }

  func isRequired(_ slot: Int) -> Bool { priority[slot] >= 1000 }

  /// Whether it is a required equality, which the elimination takes out.
  func isEquality(_ slot: Int) -> Bool { relation[slot] == .equal && isRequired(slot) }

  mutating func insert(
    variables: [Int32], coefficients: [Double], relation newRelation: LinearRelation,
    constant newConstant: Double, priority newPriority: Double, breaking newBreaking: BreakingClass
  ) -> ConstraintID {
    let slot = slots.take()
    if slot == relation.count {
      termStart.append(0)
      termCount.append(0)
      constant.append(0)
      relation.append(.equal)
      priority.append(0)
      breaking.append(.ordinary)
    }
    termStart[slot] = Int32(termVariable.count)
    termCount[slot] = Int32(variables.count)
    termVariable.append(contentsOf: variables)
    termCoefficient.append(contentsOf: coefficients)
    constant[slot] = newConstant
    relation[slot] = newRelation
    priority[slot] = newPriority
    breaking[slot] = newBreaking
    order.append((Int32(slot), sequence(slot)))
    return identifier(slot)
  }

  mutating func remove(_ slot: Int) {
    slots.free(slot)
    deadTerms += Int(termCount[slot])
    if deadTerms > 256, deadTerms * 2 > termVariable.count { sweep() }
  }

  /// Which of two constraints is older: the one with the lower number.
  func sequence(_ slot: Int) -> Int { slots.sequence[slot] }

  func slot(of id: ConstraintID) -> Int? { slots.slot(id.index, generation: id.generation) }

  func identifier(_ slot: Int) -> ConstraintID {
    ConstraintID(index: Int32(slot), generation: slots.generation[slot])
  }

  /// The live constraints by slot.
  func liveSlots() -> some Sequence<Int> {
    slots.isLive.indices.lazy.filter { slots.isLive[$0] }
  }

  /// The live constraints, oldest first.
  func slotsInOrder() -> [Int32] {
    var inOrder: [Int32] = []
    inOrder.reserveCapacity(order.count)
    for entry in order where isCurrent(entry) { inOrder.append(entry.slot) }
    return inOrder
  }

  private func isCurrent(_ entry: (slot: Int32, sequence: Int)) -> Bool {
    slots.isLive[Int(entry.slot)] && sequence(Int(entry.slot)) == entry.sequence
  }

  private mutating func sweep() {
    order = order.filter { isCurrent($0) }
    var variables: [Int32] = []
    var coefficients: [Double] = []
    variables.reserveCapacity(termVariable.count - deadTerms)
    coefficients.reserveCapacity(termVariable.count - deadTerms)
    for entry in order {
      let slot = Int(entry.slot)
      let range = terms(slot)
      termStart[slot] = Int32(variables.count)
      variables.append(contentsOf: termVariable[range])
      coefficients.append(contentsOf: termCoefficient[range])
    }
    termVariable = variables
    termCoefficient = coefficients
    deadTerms = 0
  }
}
