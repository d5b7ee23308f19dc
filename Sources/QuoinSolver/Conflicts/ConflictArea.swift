// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A requirement, by the slot of its variable or constraint: the value of an input, the sign of a
/// variable, or a required constraint.
enum Requirement: Hashable, Sendable {
  case input(Int)
  case sign(Int)
  case constraint(Int)
}

/// The requirements that are connected with a contradiction, as the constraints of a system of their
/// own, in the order that decides which of them is broken.
///
/// The search tests many subsets of them. Because the area has its own slots, the cost of a test
/// depends on the area and not on the whole system.
///
/// It is a class because the search, its tests and the witness points share one, which is never
/// changed after its initialisation.
final class ConflictArea {
  /// Its constraints are the requirements: values of inputs and signs, then constraints in
  /// descending order of breaking class, and by age within a class. The slot of one is its *rank*.
  let system = LinearSystem()
  /// Indexed by the rank: the requirement in the whole system.
  private(set) var requirements: [Requirement] = []
  /// The ranks of signs.
  private(set) var signs: Range<Int32> = 0..<0
  /// The ranks of equations, and of inequalities; both ascending.
  private(set) var equalities: [Int] = []
  private(set) var inequalities: [Int] = []
  /// Whether 32 digits are used; see ``Selection/isPrecise``.
  let isPrecise: Bool
  /// Indexed by the slot of a variable: the slot in the whole system.
  private(set) var originalVariable: [Int32] = []

  /// - Parameters:
  ///   - selection: the constraints that are not broken.
  ///   - seeds: slots of variables at the contradiction.
  init(_ whole: LinearSystem, _ selection: Selection, seeds: [Int32]) {
    isPrecise = selection.isPrecise
    let (constraints, isMentioned) = Self.reach(whole, selection.constraints, seeds)
    originalVariable = whole.variables.slots.inOrder.filter { isMentioned[Int($0)] }
    var number = Array(repeating: Int32(-1), count: whole.variables.slots.count)
    for slot in originalVariable {
      let role = whole.variables[Int(slot)].role
      number[Int(slot)] =
        system.variables.insert(role: role, isNonNegative: false, input: nil).index
    }
    for slot in originalVariable.map(Int.init) {
      guard let index = whole.variables.inputIndex(slot) else { continue }
      let value = whole.variables.inputValue(at: index)
      add(.input(slot), Int(number[slot]), .equal, value)
    }
    let firstSign = Int32(requirements.count)
    for slot in originalVariable.map(Int.init) where whole.variables[slot].isNonNegative {
      add(.sign(slot), Int(number[slot]), .greaterThanOrEqual, 0)
    }
    signs = firstSign..<Int32(requirements.count)
    for slot in whole.constraints.byFallingClass(constraints) {
      requirements.append(.constraint(Int(slot)))
      system.constraints.insertCopy(of: Int(slot), in: whole.constraints, number)
    }
    for rank in requirements.indices {
      if relation(rank) == .equal { equalities.append(rank) } else { inequalities.append(rank) }
    }
  }

  /// Adds a requirement on one variable.
  private func add(
    _ requirement: Requirement, _ variable: Int, _ relation: LinearRelation, _ constant: Double
  ) {
    requirements.append(requirement)
    _ = system.constraints.insert(
      [LinearTerm(system.variables.identifier(variable))], of: system.variables,
      relation: relation, constant: constant, priority: 1000, breaking: .fixed)
  }

  /// The slot of a constraint in the whole system; nil for another requirement.
  func constraint(_ rank: Int) -> Int? {
    if case .constraint(let slot) = requirements[rank] { slot } else { nil }
  }

  func relation(_ rank: Int) -> LinearRelation { system.constraints[rank].relation }

  /// Whether a constraint mentions an input.
  var hasInputs: Bool {
    if case .input? = requirements.first { true } else { false }
  }

  /// The distance of an inequality from its limit; negative when it does not hold.
  func slack(_ rank: Int, at point: [Double]) -> Double {
    let constant = system.constraints.constant(rank)
    return rate(rank, along: point) + (relation(rank) == .lessThanOrEqual ? constant : -constant)
  }

  /// The rate at which the distance of an inequality from its limit grows along a direction.
  func rate(_ rank: Int, along direction: [Double]) -> Double {
    var sum = 0.0
    for term in system.constraints.terms(rank) {
      sum += term.coefficient * direction[Int(term.variable)]
    }
    return relation(rank) == .lessThanOrEqual ? -sum : sum
  }

  /// Returns whether an inequality with the given slack is satisfied, up to rounding.
  func isHeld(_ rank: Int, _ slack: Double) -> Bool {
    slack >= -Tolerance.breakpoint(of: system.constraints.constant(rank))
  }

  /// The required constraints that are connected with the seeds, and whether they or the seeds
  /// mention a variable, by slot.
  ///
  /// A common input does not connect two constraints. Constraints on inputs alone are always
  /// included.
  private static func reach(
    _ system: LinearSystem, _ active: [Int32], _ seeds: [Int32]
  ) -> (constraints: [Int32], isMentioned: [Bool]) {
    let required = active.filter { system.constraints[Int($0)].isRequired }
    var sets = DisjointSets(count: system.variables.slots.count)
    for slot in required {
      var first: Int32?
      for term in system.constraints.terms(Int(slot))
      where !system.variables[Int(term.variable)].isInput {
        if let first { sets.unite(first, term.variable) } else { first = term.variable }
      }
    }
    var isSeeded = Array(repeating: false, count: system.variables.slots.count)
    for seed in seeds where !system.variables[Int(seed)].isInput {
      isSeeded[Int(sets.lowest(seed))] = true
    }
    var isMentioned = Array(repeating: false, count: system.variables.slots.count)
    for seed in seeds { isMentioned[Int(seed)] = true }
    var taken: [Int32] = []
    for slot in required {
      let terms = system.constraints.terms(Int(slot))
      let free = terms.first { !system.variables[Int($0.variable)].isInput }
      if let free, !isSeeded[Int(sets.lowest(free.variable))] { continue }
      taken.append(slot)
      for term in terms { isMentioned[Int(term.variable)] = true }
    }
    return (taken, isMentioned)
  }
}
