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

  /// Where the terms of the constraint start that is being added.
  private var newTermStart = 0

  /// The number of slots, free ones included.
  var slotCount: Int { slots.count }

  /// The terms of the constraint that is being added.
  var newTerms: Range<Int> { newTermStart..<termVariable.count }

  mutating func beginTerms() { newTermStart = termVariable.count }

  /// Adds a term to the constraint that is being added. Those of one variable add up.
  /// - Returns: whether their sum is a number.
  mutating func addTerm(_ coefficient: Double, _ variable: Int32) -> Bool {
    for index in newTerms where termVariable[index] == variable {
      termCoefficient[index] += coefficient
      return termCoefficient[index].isFinite
    }
    termVariable.append(variable)
    termCoefficient.append(coefficient)
    return true
  }

  /// Forgets the terms that were added since ``beginTerms()``.
  mutating func discardTerms() {
    termVariable.removeLast(termVariable.count - newTermStart)
    termCoefficient.removeLast(termCoefficient.count - newTermStart)
  }

  mutating func dropZeroTerms() {
    for index in newTerms.reversed() where termCoefficient[index] == 0 {
      termVariable.remove(at: index)
      termCoefficient.remove(at: index)
    }
  }

  func terms(_ slot: Int) -> Range<Int> {
    let start = Int(termStart[slot])
    return start..<start + Int(termCount[slot])
  }

  func isRequired(_ slot: Int) -> Bool { priority[slot] >= 1000 }

  /// Whether it is a required equality, which the elimination takes out.
  func isEquality(_ slot: Int) -> Bool { relation[slot] == .equal && isRequired(slot) }

  /// Adds a constraint with the terms that were added since ``beginTerms()``.
  mutating func insert(
    relation newRelation: LinearRelation, constant newConstant: Double,
    priority newPriority: Double, breaking newBreaking: BreakingClass
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
    termStart[slot] = Int32(newTermStart)
    termCount[slot] = Int32(termVariable.count - newTermStart)
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
