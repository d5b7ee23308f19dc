// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

/// Writes random scripts: a system of some shape, solved, then rounds of edits, each solved again.
struct ScriptGenerator {
  /// The kinds of systems.
  enum Shape: CaseIterable, Sendable {
    /// Any terms in any constraint.
    case sparse
    /// Views side by side in a container.
    case row
    /// Views inside views.
    case tree
    /// Views on top of each other, held at both ends, with many priorities.
    case stack
    /// Views whose height hangs on their width.
    case aspect
  }

  /// The largest ratio of two coefficients of a row. The documentation of the solver promises no
  /// more.
  static let widestSpan: Fraction = 10_000_000

  var random: SplitMix64
  private(set) var steps: [SolverStep] = []
  private(set) var system = ReferenceSystem()
  let palette: NumberPalette
  /// The values at which all equalities of a regular script hold, by the number of the variable.
  var plan: [Int: Fraction] = [:]
  private var nextVariable = 0
  private var nextConstraint = 0
  private let hasRoles: Bool
  let mayConflict: Bool

  /// The script of a family for a seed; always the same one.
  static func script(seed: UInt64, family: ScriptFamily = .mixed) -> [SolverStep] {
    var generator = ScriptGenerator(seed: seed, family: family)
    switch family {
    case .mixed: generator.write()
    case .regular: generator.writeRegular()
    case .animated: generator.writeAnimated()
    }
    return generator.steps
  }

  private init(seed: UInt64, family: ScriptFamily) {
    random = SplitMix64(seed: seed)
    palette =
      switch family {
      case .mixed, .animated: NumberPalette(&random)
      case .regular: NumberPalette(regular: &random)
      }
    hasRoles = random.chance(3, in: 4)
    mayConflict = random.chance(1, in: 5)
  }

  private mutating func write() {
    writeSystem()
    if random.chance(1, in: 8) {
      add(.removeAll)
      writeSystem()
    }
    for _ in 0..<random.pick([0, 0, 1, 1, 2]) {
      for _ in 0..<random.integer(in: 1...4) { addEdit() }
      add(.solve)
    }
  }

  private mutating func writeSystem() {
    switch random.pick(Shape.allCases) {
    case .sparse: writeSparse()
    case .row: writeRow()
    case .tree: writeTree()
    case .stack: writeStack()
    case .aspect: writeAspect()
    }
    for _ in 0..<random.integer(in: 0...3) { addDisturbance() }
    add(.solve)
  }
}

// The words in which shapes and edits are written.
extension ScriptGenerator {
  mutating func add(_ step: SolverStep) {
    guard system.allows(step) else { return }
    system.apply(step)
    steps.append(step)
  }

  mutating func input(_ value: Fraction) -> Int {
    nextVariable += 1
    plan[nextVariable - 1] = value
    add(.input(nextVariable - 1, value))
    return nextVariable - 1
  }

  mutating func variable(_ role: VariableRole) -> Int {
    nextVariable += 1
    let told = hasRoles || random.chance(1, in: 3) ? role : .unspecified
    let nonNegative = random.chance(role == .size ? 9 : 1, in: 10)
    add(.variable(nextVariable - 1, told, nonNegative: nonNegative))
    return nextVariable - 1
  }

  /// Adds a constraint; without a priority it is required, or now and then an optional constraint.
  mutating func constrain(
    _ terms: [ReferenceTerm], _ relation: LinearRelation, _ constant: Fraction,
    priority: Double? = nil
  ) {
    nextConstraint += 1
    let usual = random.chance(1, in: 8) ? somePriority() : 1000
    let breaking: BreakingClass =
      mayConflict ? random.pick([.ordinary, .ordinary, .generated, .content, .fixed]) : .ordinary
    add(
      .constraint(
        nextConstraint - 1, terms, relation, constant, priority ?? usual, breaking))
  }

  mutating func somePriority() -> Double { random.pick(palette.priorities) }

  mutating func someConstant() -> Fraction { random.pick(palette.constants) }

  mutating func someCoefficient() -> Fraction { random.pick(palette.coefficients) }

  mutating func someLength() -> Fraction { random.pick(palette.lengths) }

  /// The number of views of a system: mostly few, which find most faults, and sometimes many.
  mutating func someCount(_ few: ClosedRange<Int>, many: Int) -> Int {
    random.integer(in: random.chance(1, in: 16) ? few.upperBound...many : few)
  }

  mutating func someRelation() -> LinearRelation {
    random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
  }

  /// Some terms over variables of the system, now and then none, now and then the same variable
  /// twice.
  mutating func someTerms() -> [ReferenceTerm] {
    guard let last = system.variables.indices.last, !random.chance(1, in: 40) else { return [] }
    let terms = (0..<random.pick([1, 1, 2, 2, 2, 3, 3, 4])).map { _ in
      ReferenceTerm(
        someCoefficient(), system.variables[random.integer(in: 0...last)].number)
    }
    let largest = terms.reduce(0) { max($0, $1.coefficient.magnitude) }
    return terms.filter { $0.coefficient.magnitude * Self.widestSpan >= largest }
  }
}

// Awkward constraints, and changes of systems.
extension ScriptGenerator {
  /// Adds a constraint that does not fit in: a copy of another, or one that has nothing to do with
  /// the shape.
  mutating func addDisturbance() {
    let priority = mayConflict && random.chance(1, in: 2) ? 1000 : somePriority()
    guard !system.constraints.isEmpty, random.chance(2, in: 3) else {
      constrain(someTerms(), someRelation(), someConstant(), priority: priority)
      return
    }
    let model = random.pick(system.constraints)
    let factor: Fraction = random.pick([1, 1, 2, 0.5, -1])
    let relation = factor < 0 ? model.relation.opposite : model.relation
    constrain(
      model.terms.map { ReferenceTerm($0.coefficient * factor, $0.variable) },
      random.chance(1, in: 2) ? relation : someRelation(),
      random.chance(1, in: 2) ? model.constant * factor : someConstant(),
      priority: random.chance(1, in: 3) ? model.priority : priority)
  }

  mutating func addEdit() {
    let constraint = system.constraints.isEmpty ? nil : random.pick(system.constraints)
    let variable = system.variables.isEmpty ? nil : random.pick(system.variables)
    switch random.integer(in: 0...12) {
    case 0...2: if let constraint { add(.removeConstraint(constraint.number)) }
    case 3: restore()
    case 4...5: if let constraint { add(.setConstant(constraint.number, someConstant())) }
    case 6:
      if let constraint {
        let required = random.chance(1, in: 3)
        add(.setPriority(constraint.number, required ? 1000 : somePriority()))
      }
    case 7...8:
      if let input = system.variables.first(where: { $0.input != nil }) {
        let value = someLength()
        plan[input.number] = value
        add(.setInput(input.number, value))
      }
    case 9: if let variable { remove(variable) }
    case 10:
      let new = self.variable(random.pick([.position, .size]))
      constrain([.init(1, new)] + someTerms().prefix(1), someRelation(), someConstant())
    default: addDisturbance()
    }
  }

  /// Removes a constraint and puts an equal one at the end.
  private mutating func restore() {
    guard !system.constraints.isEmpty else { return }
    let constraint = random.pick(system.constraints)
    add(.removeConstraint(constraint.number))
    constrain(
      constraint.terms, constraint.relation, constraint.constant, priority: constraint.priority)
  }

  mutating func remove(_ variable: ReferenceVariable) {
    for constraint in system.constraints
    where constraint.terms.contains(where: { $0.variable == variable.number }) {
      add(.removeConstraint(constraint.number))
    }
    add(.removeVariable(variable.number))
  }
}
