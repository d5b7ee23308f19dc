// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Eliminates equations one by one with 32 digits, and derives each dependent equation from the
/// earlier ones.
///
/// Each independent equation defines one variable. If it has a variable that no equation before
/// used, it defines that one without being reduced, so that chains stay short rows. Otherwise it is
/// reduced to undefined variables first; the definitions that it was reduced by are its *trace*.
/// The defining equations are the first independent ones, so there is exactly one way to derive a
/// dependent equation from them, and it uses the earliest possible equations.
struct TracedElimination: ~Copyable, Sendable {
  private(set) var definitions: TracedDefinitions
  /// The multiples of definitions that the last row was reduced by.
  private var trace: [TracedDefinitions.Step] = []
  /// Indexed by the variable: the rank of its definition.
  private var rank: [Int32]
  private var isDefined: [Bool]
  private var isMentioned: [Bool]
  private let isSize: [Bool]
  private var scratch: PreciseRow
  /// The ranks of defined variables in the scratch row.
  private var replacements = BinaryHeap<Int32>()

  init(_ variables: borrowing VariableStore) {
    let count = variables.slots.count
    definitions = TracedDefinitions(variableCount: count)
    rank = Array(repeating: 0, count: count)
    isDefined = Array(repeating: false, count: count)
    isMentioned = isDefined
    isSize = (0..<count).map { variables[$0].role == .size }
    scratch = PreciseRow(slotCount: count)
  }

  /// Adds the equation `variable = value`.
  mutating func add(_ variable: Int32, is value: Double, row: Int) {
    scratch.begin(constant: value)
    scratch.add(PreciseNumber(1), variable)
    _ = take(row)
  }

  /// Adds a constraint of a system as an equation; its slot is the row.
  /// - Returns: nil when it is independent; otherwise its remainder `0 = gap`.
  mutating func add(constraint slot: Int, _ system: LinearSystem) -> Double? {
    scratch.begin(constant: system.constraints.constant(slot))
    addTerms(of: slot, system)
    return take(slot)
  }

  private mutating func addTerms(of slot: Int, _ system: LinearSystem) {
    for term in system.constraints.terms(slot) {
      scratch.add(PreciseNumber(term.coefficient), term.variable)
    }
  }

  /// Expresses a constraint in variables that no equation defines: `terms REL constant`.
  mutating func express(constraint slot: Int, _ system: LinearSystem) -> PreciseRow {
    scratch.begin(constant: system.constraints.constant(slot))
    addTerms(of: slot, system)
    return expressed()
  }

  /// Expresses a variable in variables that no equation defines: `terms REL constant`, where
  /// `terms` and minus the constant add up to the variable.
  mutating func express(variable slot: Int) -> PreciseRow {
    scratch.begin(constant: 0)
    scratch.add(PreciseNumber(1), Int32(slot))
    return expressed()
  }

  private mutating func expressed() -> PreciseRow {
    trace.removeAll(keepingCapacity: true)
    scratch.dropZeros()
    reduce()
    return scratch
  }

  /// Adds the equation in the scratch row.
  private mutating func take(_ row: Int) -> Double? {
    trace.removeAll(keepingCapacity: true)
    scratch.dropZeros()
    if let pivot = unusedPivot() {
      define(pivot, row, trace: nil)
      return nil
    }
    reduce()
    guard !scratch.terms.isEmpty else { return scratch.constant.rounded }
    define(largestTerm(), row, trace: trace)
    return nil
  }

  /// Whether the gap of a row is larger than its tolerance.
  static func isContradiction(_ gap: Double) -> Bool { abs(gap) > Tolerance.gap(of: 0) }

  /// The multiples of rows that the last dependent row follows from: its gap is the row minus
  /// these.
  var parts: [TracedDefinitions.Part] { definitions.rows(trace) }

  // MARK: Parts

  /// The index in the scratch row of a variable that no row has used, preferably a position.
  private func unusedPivot() -> Int? {
    let largest = scratch.terms.isEmpty ? 0 : size(largestTerm())
    var best: Int?
    for index in scratch.terms.indices {
      let variable = Int(scratch.terms[index].variable)
      guard !isDefined[variable], !isMentioned[variable],
        size(index) >= Tolerance.leastPivotShare * largest
      else { continue }
      if best == nil || !isSize[variable] { best = index }
    }
    return best
  }

  /// The index of the largest coefficient.
  private func largestTerm() -> Int {
    var best = 0
    for index in scratch.terms.indices where size(index) > size(best) { best = index }
    return best
  }

  private func size(_ index: Int) -> Double { abs(scratch.terms[index].coefficient.high) }

  private mutating func define(_ pivot: Int, _ row: Int, trace: [TracedDefinitions.Step]?) {
    let variable = scratch.terms[pivot].variable
    let divisor = scratch.terms[pivot].coefficient
    var terms: [PreciseRow.Term] = []
    terms.reserveCapacity(scratch.terms.count)
    for index in scratch.terms.indices where index != pivot {
      var term = scratch.terms[index]
      isMentioned[Int(term.variable)] = true
      term.coefficient = -term.coefficient / divisor
      terms.append(term)
    }
    rank[Int(variable)] = definitions.add(
      variable, row: row, divisor: divisor, constant: divisor.inverse * scratch.constant, terms,
      trace: trace)
    isDefined[Int(variable)] = true
  }

  /// Replaces the defined variables of the scratch row, the highest rank first.
  private mutating func reduce() {
    for term in scratch.terms where isDefined[Int(term.variable)] {
      replacements.insert(rank[Int(term.variable)], by: >)
    }
    while let top = replacements.popFirst(by: >) {
      let number = definitions.number(top)
      let definition = definitions.definitions[number]
      guard let coefficient = scratch.take(definition.variable) else { continue }
      scratch.subtract(coefficient * definition.constant)
      trace.append(
        TracedDefinitions.Step(definition: number, multiple: coefficient / definition.divisor))
      for index in definition.terms {
        let term = definitions.terms[index]
        let isNew = scratch.add(coefficient * term.coefficient, term.variable)
        if isNew, isDefined[Int(term.variable)] {
          replacements.insert(rank[Int(term.variable)], by: >)
        }
      }
    }
    scratch.dropZeros()
  }
}
