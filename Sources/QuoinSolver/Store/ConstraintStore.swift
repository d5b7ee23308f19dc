// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The constraints of a solver in flat arrays, by slot: `terms REL constant`.
///
/// Terms of all constraints share a buffer. What a removed constraint leaves behind is swept when
/// it is more than half of them.
struct ConstraintStore: ~Copyable, Sendable {
  /// A constraint without its terms.
  struct Row: Sendable {
    fileprivate(set) var firstTerm: Int32
    fileprivate(set) var termCount: Int32
    fileprivate(set) var constant: Double
    fileprivate(set) var priority: Double
    let relation: LinearRelation
    let breaking: BreakingClass

    var isRequired: Bool { priority >= 1000 }

    /// Whether it is a required equality, which the elimination takes out.
    var isEquality: Bool { relation == .equal && isRequired }
  }

  /// A coefficient times a variable, by slot.
  struct Term: Sendable {
    let variable: Int32
    fileprivate(set) var coefficient: Double
  }

  private(set) var slots = SlotLedger()
  private var rows = Buffer<Row>()
  private(set) var terms = Buffer<Term>()
  private var deadTerms = 0

  /// Constraints in the order of additions, removed ones among them. As long as no slot was used
  /// again, the slots have that order and this is empty.
  private var order: [ConstraintID] = []

  /// Where the terms of the constraint start that is being added.
  private var newTermStart = 0

  /// The number of slots, free ones included.
  var slotCount: Int { slots.count }

  subscript(slot: Int) -> Row { rows[slot] }

  mutating func setConstant(_ constant: Double, of slot: Int) { rows[slot].constant = constant }

  mutating func setPriority(_ priority: Double, of slot: Int) { rows[slot].priority = priority }

  /// Where the terms of a constraint are.
  func termRange(_ slot: Int) -> Range<Int> {
    let row = rows[slot]
    return Int(row.firstTerm)..<Int(row.firstTerm) + Int(row.termCount)
  }

  /// The same in memory of its own.
  func copy() -> ConstraintStore {
    var copy = ConstraintStore()
    copy.slots = slots
    copy.rows = rows.copy()
    copy.terms = terms.copy()
    copy.deadTerms = deadTerms
    copy.order = order
    return copy
  }

  // MARK: Additions

  mutating func reserve(_ count: Int, terms termCount: Int) {
    rows.reserve(count)
    terms.reserve(termCount)
  }

  /// Where the terms of the constraint are that is being added.
  var newTerms: Range<Int> { newTermStart..<terms.count }

  mutating func beginTerms() { newTermStart = terms.count }

  /// Adds the terms of the constraint that is being added, of different variables.
  mutating func addTerms(_ added: [LinearTerm]) {
    for term in added {
      terms.append(Term(variable: term.variable.index, coefficient: term.coefficient))
    }
  }

  /// Adds a term to the constraint that is being added. Those of one variable add up.
  /// - Returns: whether their sum is a number.
  mutating func addTerm(_ coefficient: Double, _ variable: Int32) -> Bool {
    for index in newTerms where terms[index].variable == variable {
      terms[index].coefficient += coefficient
      return terms[index].coefficient.isFinite
    }
    terms.append(Term(variable: variable, coefficient: coefficient))
    return coefficient.isFinite
  }

  /// Forgets the terms that were added since ``beginTerms()``.
  mutating func discardTerms() { terms.shorten(to: newTermStart) }

  mutating func dropZeroTerms() {
    var kept = newTermStart
    for index in newTerms where terms[index].coefficient != 0 {
      terms[kept] = terms[index]
      kept += 1
    }
    terms.shorten(to: kept)
  }

  /// Adds a constraint with the terms that were added since ``beginTerms()``.
  mutating func insert(
    relation: LinearRelation, constant: Double, priority: Double, breaking: BreakingClass
  ) -> ConstraintID {
    let wasInOrder = !slots.hasReused
    let slot = slots.take()
    let row = Row(
      firstTerm: Int32(newTermStart), termCount: Int32(terms.count - newTermStart),
      constant: constant, priority: priority, relation: relation, breaking: breaking)
    if slot == rows.count {
      rows.append(row)
    } else {
      if wasInOrder { fillOrder(without: slot) }
      rows[slot] = row
    }
    let id = identifier(slot)
    if slots.hasReused { order.append(id) }
    return id
  }

  mutating func remove(_ slot: Int) {
    slots.free(slot)
    deadTerms += Int(rows[slot].termCount)
    if deadTerms > 256, deadTerms * 2 > terms.count { sweep() }
  }

  // MARK: Order

  /// Which of two constraints is older: the one with the lower number.
  func sequence(_ slot: Int) -> Int { slots.sequence(slot) }

  func slot(of id: ConstraintID) -> Int? { slots.slot(id.index, generation: id.generation) }

  func slotInUse(of id: ConstraintID) throws(SolverError) -> Int {
    guard let slot = slot(of: id) else { throw .unknownConstraint(id) }
    return slot
  }

  func identifier(_ slot: Int) -> ConstraintID {
    ConstraintID(index: Int32(slot), generation: slots.generation(slot))
  }

  func isLive(_ slot: Int) -> Bool { slots.isLive(slot) }

  /// The live constraints, oldest first.
  func slotsInOrder() -> [Int32] {
    var inOrder: [Int32] = []
    inOrder.reserveCapacity(slotCount)
    if slots.hasReused {
      for id in order where slot(of: id) != nil { inOrder.append(id.index) }
    } else {
      for slot in rows.indices where slots.isLive(slot) { inOrder.append(Int32(slot)) }
    }
    return inOrder
  }

  /// Notes the order of additions before the first slot is used again.
  private mutating func fillOrder(without reused: Int) {
    for slot in rows.indices where isLive(slot) && slot != reused { order.append(identifier(slot)) }
  }

  private mutating func sweep() {
    order = order.filter { slot(of: $0) != nil }
    var kept = Buffer<Term>()
    kept.reserve(terms.count - deadTerms)
    for slot in slotsInOrder() {
      let range = termRange(Int(slot))
      rows[Int(slot)].firstTerm = Int32(kept.count)
      kept.append(terms, range)
    }
    terms = kept
    deadTerms = 0
  }
}
