// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Takes equations one after the other, and says of one that depends on those before how it follows
/// from them.
///
/// Each independent equation defines one variable. One that mentions a variable nobody has referred
/// to yet defines that one and is kept as it is, so that chains stay short rows; the others are
/// reduced to undefined variables first, and what they were reduced by is their *trace*. The
/// equations that define something are the first independent ones, so an equation follows from them
/// in one way only, and this way uses the earliest that there is.
struct TracedElimination: ~Copyable {
  private(set) var definitions: TracedDefinitions
  /// What the last row was reduced by: multiples of definitions.
  private var trace: [TracedDefinitions.Part] = []
  /// By variable: the rank of its definition.
  private var rank: [Int32]
  private var isDefined: [Bool]
  private var isMentioned: [Bool]
  private let isSize: [Bool]
  private var scratch = TermScratch()
  private var replacements = BinaryHeap<DefinitionRank>()

  init(_ variables: borrowing VariableStore) {
    let count = variables.slotCount
    definitions = TracedDefinitions(variableCount: count)
    rank = Array(repeating: 0, count: count)
    isDefined = Array(repeating: false, count: count)
    isMentioned = isDefined
    isSize = (0..<count).map { variables[$0].role == .size }
    scratch.prepare(slotCount: count)
  }

  /// Takes a requirement of an area as an equation.
  /// - Returns: nil when it is independent; otherwise what is left of it, `0 = form`.
  mutating func add(_ row: Int, _ area: ConflictArea) -> AffineForm? {
    trace.removeAll(keepingCapacity: true)
    scratch.begin(constant: area.constant(of: row))
    switch area.ordered[row] {
    case .input(let slot), .sign(let slot): scratch.add(1, Int32(slot))
    case .constraint(let slot):
      for term in area.system.constraints.terms(slot) {
        scratch.add(term.coefficient, term.variable)
      }
    }
    scratch.dropZeros()
    if let place = newPlace() {
      define(place, row, trace: nil)
      return nil
    }
    reduce()
    guard scratch.count > 0 else { return scratch.constant }
    define(closingPlace(), row, trace: trace)
    return nil
  }

  /// How the row that was taken last follows from others: what is left of it is the row minus these
  /// parts.
  var parts: [TracedDefinitions.Part] { definitions.rows(trace) }

  // MARK: Parts

  /// The place in the scratch row of a variable that no row has referred to, best a position.
  private func newPlace() -> Int? {
    let largest = abs(scratch.count > 0 ? scratch.coefficients[closingPlace()] : 0)
    var best: Int?
    for index in 0..<scratch.count {
      let variable = Int(scratch.variables[index])
      guard !isDefined[variable], !isMentioned[variable],
        abs(scratch.coefficients[index]) >= 0.01 * largest
      else { continue }
      if best == nil || !isSize[variable] { best = index }
    }
    return best
  }

  /// The place of the largest coefficient.
  private func closingPlace() -> Int {
    var best = 0
    for index in 0..<scratch.count
    where abs(scratch.coefficients[index]) > abs(scratch.coefficients[best]) {
      best = index
    }
    return best
  }

  private mutating func define(_ place: Int, _ row: Int, trace: [TracedDefinitions.Part]?) {
    let variable = scratch.variables[place]
    let divisor = scratch.coefficients[place]
    var terms: [TracedDefinitions.Term] = []
    for index in 0..<scratch.count where index != place {
      isMentioned[Int(scratch.variables[index])] = true
      terms.append(
        TracedDefinitions.Term(
          variable: scratch.variables[index],
          coefficient: -scratch.coefficients[index] / divisor))
    }
    rank[Int(variable)] = definitions.add(
      variable, row: row, divisor: divisor, constant: scratch.constant / divisor, terms,
      trace: trace)
    isDefined[Int(variable)] = true
  }

  /// Replaces the defined variables of the scratch row, the highest rank first.
  private mutating func reduce() {
    for index in 0..<scratch.count where isDefined[Int(scratch.variables[index])] {
      replacements.insert(DefinitionRank(rank: rank[Int(scratch.variables[index])]))
    }
    while let top = replacements.popFirst() {
      let number = definitions.number(top.rank)
      let definition = definitions.definitions[number]
      let coefficient = scratch.take(definition.variable)
      if coefficient == 0 { continue }
      scratch.subtract(coefficient * definition.constant)
      trace.append(
        TracedDefinitions.Part(row: number, multiple: coefficient / definition.divisor))
      for index in definition.terms {
        let term = definitions.terms[index]
        let isNew = scratch.add(coefficient * term.coefficient, term.variable)
        if isNew, isDefined[Int(term.variable)] {
          replacements.insert(DefinitionRank(rank: rank[Int(term.variable)]))
        }
      }
    }
    scratch.dropZeros()
  }
}
