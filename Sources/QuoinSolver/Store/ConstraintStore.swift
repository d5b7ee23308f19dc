// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The constraints of a solver in flat arrays, by slot: `terms REL constant`.
///
/// Rows are stored divided by a power of two, which rounds nothing, so that the largest coefficient
/// of each is at least 1 and less than 2. So one tolerance is right for all of them. In rows with
/// coefficients of very different sizes, those of inputs do not count for that.
///
/// Terms of all constraints share a buffer. The terms of removed constraints are dropped from it
/// when they are more than half of it.
struct ConstraintStore: ~Copyable, Sendable {
  /// A constraint without its terms and its constant.
  struct Row: Sendable {
    fileprivate(set) var priority: Double
    fileprivate var firstTerm: Int32
    fileprivate let storedCount: Int32
    let relation: LinearRelation
    let breaking: BreakingClass
    /// The power of two by which the written row was divided.
    fileprivate let exponent: Int16
    /// Whether the coefficients are of very different sizes.
    let isWide: Bool

    var termCount: Int { Int(storedCount) }

    /// The factor from the stored row to the row as it was written, for coefficients and
    /// violations.
    var scale: Double {
      exponent == 0 ? 1 : Double(sign: .plus, exponent: Int(exponent), significand: 1)
    }

    /// The cost of a violation of the stored row by one, in violations of the row as it was
    /// written. A required row has no cost, and its tolerance applies to the stored row.
    var weight: Double { isRequired ? 1 : scale }

    var isRequired: Bool { priority >= 1000 }

    /// Whether it is a required equality, which the elimination uses up.
    var isEquality: Bool { relation == .equal && isRequired }
  }

  var slots = SlotLedger()
  private var rows = Buffer<Row>()
  private var constants = Buffer<Double>()
  private var terms = Buffer<SlotTerm>()
  /// The number of terms that belong to removed constraints.
  private var deadTerms = 0
  /// The number of wide rows.
  private var wideCount = 0

  subscript(slot: Int) -> Row { rows[slot] }

  /// The right side of the stored row.
  @inline(__always)
  func constant(_ slot: Int) -> Double { constants[slot] }

  @inline(__always)
  func priority(_ slot: Int) -> Double { rows[slot].priority }

  /// The right side as it was written.
  func writtenConstant(_ slot: Int) -> Double { constants[slot] * rows[slot].scale }

  mutating func setConstant(_ constant: Double, of slot: Int) {
    constants[slot] = constant / rows[slot].scale
  }

  mutating func setPriority(_ priority: Double, of slot: Int) {
    rows[slot].priority = priority
  }

  /// The terms of a constraint, for loops.
  @inline(__always)
  func terms(_ slot: Int) -> UnsafeBufferPointer<SlotTerm> {
    terms.sum(at: rows[slot].firstTerm, count: rows[slot].storedCount)
  }

  /// Returns a copy with its own memory.
  func copy() -> ConstraintStore {
    var copy = ConstraintStore()
    copy.slots = slots
    copy.rows = rows.copy()
    copy.constants = constants.copy()
    copy.terms = terms.copy()
    copy.deadTerms = deadTerms
    copy.wideCount = wideCount
    return copy
  }

  /// Whether another store has the same rows in the same slots, which were taken in the same order,
  /// apart from constants and the priorities of optional ones.
  func hasSameRows(as other: borrowing ConstraintStore) -> Bool {
    guard slots == other.slots, hasWideRows == other.hasWideRows else { return false }
    for slot in rows.indices where slots.isLive(slot) {
      let (row, otherRow) = (rows[slot], other.rows[slot])
      guard row.isRequired == otherRow.isRequired, row.relation == otherRow.relation,
        row.breaking == otherRow.breaking, row.exponent == otherRow.exponent,
        terms(slot).elementsEqual(other.terms(slot))
      else { return false }
    }
    return true
  }

  /// The slots of rows whose constant or priority differs from that in a store with the same rows.
  func differingNumbers(_ other: borrowing ConstraintStore) -> [Int] {
    var slots: [Int] = []
    for slot in rows.indices
    where self.slots.isLive(slot)
      && (constants[slot] != other.constants[slot] || priority(slot) != other.priority(slot))
    {
      slots.append(slot)
    }
    return slots
  }

  /// Frees reserved memory that is not in use.
  mutating func shrink() {
    rows.shrink()
    constants.shrink()
    terms.shrink()
  }

  // MARK: Additions

  mutating func reserve(_ count: Int, terms termCount: Int) {
    rows.reserve(count)
    constants.reserve(count)
    terms.reserve(termCount)
  }

  /// Adds a constraint.
  /// - Parameters:
  ///   - terms: terms of different variables, with coefficients other than 0.
  ///   - variables: the variables of the system.
  /// - Returns: the identifier of the constraint.
  mutating func insert(
    _ terms: [LinearTerm], of variables: borrowing VariableStore, relation: LinearRelation,
    constant: Double, priority: Double,
    breaking: BreakingClass
  ) -> ConstraintID {
    let slot = slots.take()
    var (exponent, isWide) = Self.range(of: terms)
    if isWide {
      // No variable is computed by a division by the coefficient of an input. A large one on an
      // input, which may be 0, must not make what contradicts the row smaller than its tolerance.
      let own = terms.filter { !variables[Int($0.variable.index)].isInput }
      let range = Self.range(of: own)
      (exponent, isWide) = (own.isEmpty ? exponent : range.exponent, range.isWide)
    }
    let row = Row(
      priority: priority, firstTerm: Int32(self.terms.count), storedCount: Int32(terms.count),
      relation: relation, breaking: breaking, exponent: Int16(exponent), isWide: isWide)
    let factor = 1 / row.scale
    for index in terms.indices {
      let term = terms[index]
      self.terms.append(
        SlotTerm(coefficient: term.coefficient * factor, variable: term.variable.index))
    }
    store(row, constant / row.scale, in: slot)
    return identifier(slot)
  }

  /// Adds a constraint of another store.
  /// - Parameter variables: by slot in the other system, the slots of the variables.
  mutating func insertCopy(
    of original: Int, in other: borrowing ConstraintStore, _ variables: [Int32]
  ) {
    var row = other.rows[original]
    row.firstTerm = Int32(terms.count)
    for term in other.terms(original) {
      terms.append(
        SlotTerm(coefficient: term.coefficient, variable: variables[Int(term.variable)]))
    }
    store(row, other.constants[original], in: slots.take())
  }

  private mutating func store(_ row: Row, _ constant: Double, in slot: Int) {
    if row.isWide { wideCount += 1 }
    if slot == rows.count {
      rows.append(row)
      constants.append(constant)
    } else {
      rows[slot] = row
      constants[slot] = constant
    }
  }

  /// The power of two by which a row is divided, and whether its coefficients are of very different
  /// sizes.
  private static func range(of terms: [LinearTerm]) -> (exponent: Int, isWide: Bool) {
    var (least, largest) = (Double.infinity, 0.0)
    for index in terms.indices {
      let size = abs(terms[index].coefficient)
      least = min(least, size)
      largest = max(largest, size)
    }
    guard largest > 0 else { return (0, false) }
    return (Int(largest.exponent), largest > widestRange * least)
  }

  /// The ratio of two coefficients above which a row is wide. Multipliers of layouts, from aspect
  /// ratios to fractions of a screen, are far below it. Each wide row can lose three of the ten
  /// digits between the precision of a double and a millionth of a point.
  private static let widestRange = 2000.0

  /// Whether there are rows with coefficients of very different sizes.
  var hasWideRows: Bool { wideCount > 0 }

  mutating func remove(_ slot: Int) {
    slots.free(slot)
    deadTerms += rows[slot].termCount
    if rows[slot].isWide { wideCount -= 1 }
    if deadTerms > 256, deadTerms * 2 > terms.count { dropDeadTerms() }
  }

  /// Removes all constraints, and keeps the memory.
  mutating func removeAll() {
    slots.removeAll()
    rows.removeAll()
    constants.removeAll()
    terms.removeAll()
    deadTerms = 0
    wideCount = 0
  }

  // MARK: Order

  /// In place of `slots.isLive`, for which the compiler copies the ledger.
  func isLive(_ slot: Int) -> Bool { slots.isLive(slot) }

  func slot(of id: ConstraintID) -> Int? { slots.slot(id.index, generation: id.generation) }

  func slotInUse(of id: ConstraintID) throws(SolverError) -> Int {
    guard let slot = slot(of: id) else { throw .unknownConstraint(id) }
    return slot
  }

  func identifier(_ slot: Int) -> ConstraintID {
    ConstraintID(index: Int32(slot), generation: slots.generation(slot))
  }

  /// Some constraints in descending order of breaking class, and in order within a class.
  func byFallingClass(_ slots: [Int32]) -> [Int32] {
    let classes: [BreakingClass] = [.fixed, .content, .generated, .ordinary]
    return classes.flatMap { breaking in slots.filter { rows[Int($0)].breaking == breaking } }
  }

  /// Drops the terms of removed constraints.
  private mutating func dropDeadTerms() {
    var keptTerms = Buffer<SlotTerm>()
    keptTerms.reserve(terms.count - deadTerms)
    for number in slots.inOrder {
      let slot = Int(number)
      let first = Int(rows[slot].firstTerm)
      rows[slot].firstTerm = Int32(keptTerms.count)
      keptTerms.append(terms, first..<first + rows[slot].termCount)
    }
    terms = keptTerms
    deadTerms = 0
  }
}
