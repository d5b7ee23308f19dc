// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The constraints of a solver in flat arrays, by slot: `terms REL constant`.
///
/// Rows are stored divided by a power of two, which rounds nothing, so that the largest coefficient
/// of each is at least 1 and less than 2. So one tolerance is right for all of them.
///
/// They are most of what a solver holds, so what is the same for nearly all is told in a few bits:
/// a term takes four bytes as long as all coefficients of its constraint are 1 or -1, and a priority
/// takes four.
///
/// Terms of all constraints share a buffer. What a removed constraint leaves behind is swept when
/// it is more than half of them.
struct ConstraintStore: ~Copyable, Sendable {
  /// A constraint without its terms, its constant and its priority.
  struct Row: Sendable {
    fileprivate var firstWord: Int32
    fileprivate var priority: CompactNumber
    /// From the lowest bit: two for the relation, two for the breaking class, one that tells
    /// whether coefficients are other than 1 and -1, and the number of terms.
    private let bits: UInt32
    /// The row as it was written is this power of two times the one that is stored.
    private let exponent: Int16
    /// Whether the coefficients are of very different sizes.
    let isWide: Bool

    fileprivate init(
      firstWord: Int, termCount: Int, hasCoefficients: Bool, relation: LinearRelation,
      priority: CompactNumber, breaking: BreakingClass, exponent: Int, isWide: Bool
    ) {
      self.firstWord = Int32(firstWord)
      self.priority = priority
      self.exponent = Int16(exponent)
      self.isWide = isWide
      bits =
        UInt32(termCount) << 5 | (hasCoefficients ? 16 : 0) | UInt32(breaking.rawValue) << 2
        | UInt32(relation.rawValue + 1)
    }

    var termCount: Int { Int(bits >> 5) }

    /// What the stored row has to be multiplied by to be the one that was written. A distance from
    /// the row as it was written is this many distances from the stored one.
    var scale: Double {
      exponent == 0 ? 1 : Double(sign: .plus, exponent: Int(exponent), significand: 1)
    }

    /// Whether the word after its terms says where its coefficients start.
    fileprivate var hasCoefficients: Bool { bits & 16 != 0 }

    fileprivate var wordCount: Int { termCount + (hasCoefficients ? 1 : 0) }

    /// What a distance from the stored row costs: as many as from the one that was written. That of
    /// a required row costs nothing, and its tolerance is one of the stored row.
    var weight: Double { isRequired ? 1 : scale }

    var relation: LinearRelation {
      switch bits & 3 {
      case 0: .lessThanOrEqual
      case 1: .equal
      default: .greaterThanOrEqual
      }
    }

    var breaking: BreakingClass {
      switch bits >> 2 & 3 {
      case 0: .ordinary
      case 1: .generated
      case 2: .content
      default: .fixed
      }
    }

    var isRequired: Bool { priority.isAtLeast(1000) }

    /// Whether it is a required equality, which the elimination takes out.
    var isEquality: Bool { bits & 3 == 1 && isRequired }
  }

  private(set) var slots = SlotLedger()
  private var rows = Buffer<Row>()
  private var constants = Buffer<Double>()
  private var terms = PackedTerms()
  private var priorities = CompactNumbers()
  private var deadWords = 0
  /// How many rows are wide.
  private var wideCount = 0

  /// Constraints in the order of additions, removed ones among them. As long as no slot was used
  /// again, the slots have that order and this is empty.
  private var order: [ConstraintID] = []

  /// The number of slots, free ones included.
  var slotCount: Int { slots.count }

  subscript(slot: Int) -> Row { rows[slot] }

  /// The right side of the stored row.
  @inline(__always)
  func constant(_ slot: Int) -> Double { constants[slot] }

  @inline(__always)
  func priority(_ slot: Int) -> Double { priorities[rows[slot].priority] }

  /// The right side as it was written.
  func writtenConstant(_ slot: Int) -> Double { constants[slot] * rows[slot].scale }

  mutating func setConstant(_ constant: Double, of slot: Int) {
    constants[slot] = constant / rows[slot].scale
  }

  mutating func setPriority(_ priority: Double, of slot: Int) {
    priorities.remove(rows[slot].priority)
    rows[slot].priority = priorities.compact(priority)
  }

  /// The terms of a constraint, for loops.
  @inline(__always)
  func terms(_ slot: Int) -> PackedTerms.Sum {
    let row = rows[slot]
    return terms.sum(
      at: Int(row.firstWord), count: row.termCount, hasCoefficients: row.hasCoefficients)
  }

  /// The same in memory of its own.
  func copy() -> ConstraintStore {
    var copy = ConstraintStore()
    copy.slots = slots
    copy.rows = rows.copy()
    copy.constants = constants.copy()
    copy.terms = terms.copy()
    copy.priorities = priorities.copy()
    copy.deadWords = deadWords
    copy.wideCount = wideCount
    copy.order = order
    return copy
  }

  /// Gives back memory that was made room for and is not in use.
  mutating func shrink() {
    rows.shrink()
    constants.shrink()
    terms.shrink()
  }

  // MARK: Additions

  mutating func reserve(_ count: Int, terms termCount: Int) {
    rows.reserve(count)
    constants.reserve(count)
    // A few constraints have coefficients, and one word more.
    terms.reserve(termCount + count / 8)
  }

  /// Adds a constraint.
  /// - Parameter terms: of different variables, with coefficients other than 0.
  mutating func insert(
    _ terms: [LinearTerm], relation: LinearRelation, constant: Double, priority: Double,
    breaking: BreakingClass
  ) -> ConstraintID {
    let wasInOrder = !slots.hasReused
    let slot = slots.take()
    let firstWord = self.terms.wordCount
    let (exponent, isWide) = Self.range(of: terms)
    if isWide { wideCount += 1 }
    let hasCoefficients = self.terms.append(exponent == 0 ? terms : Self.divide(terms, exponent))
    let row = Row(
      firstWord: firstWord, termCount: terms.count, hasCoefficients: hasCoefficients,
      relation: relation, priority: priorities.compact(priority), breaking: breaking,
      exponent: exponent, isWide: isWide)
    let constant = constant / row.scale
    if slot == rows.count {
      rows.append(row)
      constants.append(constant)
    } else {
      if wasInOrder { fillOrder(without: slot) }
      rows[slot] = row
      constants[slot] = constant
    }
    let id = identifier(slot)
    if slots.hasReused { order.append(id) }
    return id
  }

  /// The power of two by which a row is divided, and whether its coefficients are of very different
  /// sizes.
  private static func range(of terms: [LinearTerm]) -> (exponent: Int, isWide: Bool) {
    var (least, largest) = (Double.infinity, 0.0)
    for place in terms.indices {
      let size = abs(terms[place].coefficient)
      least = min(least, size)
      largest = max(largest, size)
    }
    guard largest > 0 else { return (0, false) }
    return (Int(largest.exponent), largest > widestRange * least)
  }

  /// Beyond this ratio of two coefficients a row is wide. Multipliers of layouts, from aspect ratios to
  /// fractions of a screen, are far within it. Each such row can lose three of the ten digits that
  /// there are between a double's precision and a millionth of a point.
  private static let widestRange = 2000.0

  /// Whether there are rows with coefficients of very different sizes.
  var hasWideRows: Bool { wideCount > 0 }

  @inline(never)
  private static func divide(_ terms: [LinearTerm], _ exponent: Int) -> [LinearTerm] {
    let scale = Double(sign: .plus, exponent: -exponent, significand: 1)
    return terms.map { LinearTerm($0.coefficient * scale, $0.variable) }
  }

  mutating func remove(_ slot: Int) {
    slots.free(slot)
    priorities.remove(rows[slot].priority)
    deadWords += rows[slot].wordCount
    if rows[slot].isWide { wideCount -= 1 }
    if deadWords > 256, deadWords * 2 > terms.wordCount { sweep() }
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
  func slotsInOrder() -> SlotList {
    guard slots.hasFreed else { return SlotList(below: slotCount) }
    var inOrder: [Int32] = []
    inOrder.reserveCapacity(slotCount)
    if slots.hasReused {
      for id in order where slot(of: id) != nil { inOrder.append(id.index) }
    } else {
      for slot in rows.indices where slots.isLive(slot) { inOrder.append(Int32(slot)) }
    }
    return SlotList(inOrder)
  }

  /// Notes the order of additions before the first slot is used again.
  private mutating func fillOrder(without reused: Int) {
    for slot in rows.indices where isLive(slot) && slot != reused { order.append(identifier(slot)) }
  }

  private mutating func sweep() {
    order = order.filter { slot(of: $0) != nil }
    var keptTerms = PackedTerms()
    keptTerms.reserve(terms.wordCount - deadWords)
    for number in slotsInOrder() {
      let slot = Int(number)
      let row = rows[slot]
      rows[slot].firstWord = Int32(keptTerms.wordCount)
      keptTerms.append(
        terms, at: Int(row.firstWord), count: row.termCount, hasCoefficients: row.hasCoefficients)
    }
    terms = keptTerms
    deadWords = 0
  }
}
